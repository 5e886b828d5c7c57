import { PlainPage } from '#components/plain-page.tsx';
import { happening } from '#content/pages/happening.ts';

export function HappeningPage() {
  return <PlainPage content={happening} />;
}
