import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { volcano } from '#content/exhibitions/volcano.ts';

export function VolcanoPage() {
  return <ExhibitionTemplate content={volcano} />;
}
