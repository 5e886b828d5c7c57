import { PlainPage } from '#components/plain-page.tsx';
import { fluorescentMinerals } from '#content/exhibitions/fluorescent-minerals.ts';

export function FluorescentMineralsPage() {
  return <PlainPage content={fluorescentMinerals} />;
}
