import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { biodiversity } from '#content/exhibitions/biodiversity.ts';

export function BiodiversityPage() {
  return <ExhibitionTemplate content={biodiversity} />;
}
