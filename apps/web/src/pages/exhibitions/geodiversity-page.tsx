import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { geodiversity } from '#content/exhibitions/geodiversity.ts';

export function GeodiversityPage() {
  return <ExhibitionTemplate content={geodiversity} />;
}
