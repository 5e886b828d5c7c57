import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { fluorescentMinerals } from '#content/exhibitions/fluorescent-minerals.ts';

export function FluorescentMineralsPage() {
  return <ExhibitionTemplate content={fluorescentMinerals} />;
}
