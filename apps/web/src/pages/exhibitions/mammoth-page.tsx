import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { mammoth } from '#content/exhibitions/mammoth.ts';

export function MammothPage() {
  return <ExhibitionTemplate content={mammoth} />;
}
