import { PlainPage } from '#components/plain-page.tsx';
import { volcano } from '#content/exhibitions/volcano.ts';

export function VolcanoPage() {
  return <PlainPage content={volcano} />;
}
