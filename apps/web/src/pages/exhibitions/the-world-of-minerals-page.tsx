import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { theWorldOfMinerals } from '#content/exhibitions/the-world-of-minerals.ts';

export function TheWorldOfMineralsPage() {
  return <ExhibitionTemplate content={theWorldOfMinerals} />;
}
