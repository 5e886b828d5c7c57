import { PlainPage } from '#components/plain-page.tsx';
import { geodiversity } from '#content/exhibitions/geodiversity.ts';

export function GeodiversityPage() {
  return <PlainPage content={geodiversity} />;
}
