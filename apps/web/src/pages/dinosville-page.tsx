import { ParkTemplate } from '#components/template/park-template.tsx';
import { dinosville } from '#content/park/dinosville.ts';

export function DinosvillePage() {
  return <ParkTemplate content={dinosville} />;
}
