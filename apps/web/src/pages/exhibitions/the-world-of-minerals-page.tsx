import { PlainPage } from '#components/plain-page.tsx';
import { theWorldOfMinerals } from '#content/exhibitions/the-world-of-minerals.ts';

export function TheWorldOfMineralsPage() {
  return <PlainPage content={theWorldOfMinerals} />;
}
