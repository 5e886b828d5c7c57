import { PlainPage } from '#components/plain-page.tsx';
import { mammoth } from '#content/exhibitions/mammoth.ts';

export function MammothPage() {
  return <PlainPage content={mammoth} />;
}
