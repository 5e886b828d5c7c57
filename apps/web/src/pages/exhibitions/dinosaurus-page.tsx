import { PlainPage } from '#components/plain-page.tsx';
import { dinosaurusPage } from '#content/exhibitions/dinosaurus-page.ts';

export function DinosaurusPage() {
  return <PlainPage content={dinosaurusPage} />;
}
