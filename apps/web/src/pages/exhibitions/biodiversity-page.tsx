import { PlainPage } from '#components/plain-page.tsx';
import { biodiversity } from '#content/exhibitions/biodiversity.ts';

export function BiodiversityPage() {
  return <PlainPage content={biodiversity} />;
}
