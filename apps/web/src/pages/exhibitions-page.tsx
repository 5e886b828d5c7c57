import { PlainPage } from '#components/plain-page.tsx';
import { exhibitions } from '#content/pages/exhibitions.ts';

export function ExhibitionsPage() {
  return <PlainPage content={exhibitions} />;
}
