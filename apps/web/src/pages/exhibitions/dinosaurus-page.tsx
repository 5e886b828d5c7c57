import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { dinosaurusPage } from '#content/exhibitions/dinosaurus-page.ts';

export function DinosaurusPage() {
  return <ExhibitionTemplate content={dinosaurusPage} />;
}
