import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { geologicalTimeMachine } from '#content/exhibitions/geological-time-machine.ts';

export function GeologicalTimeMachinePage() {
  return <ExhibitionTemplate content={geologicalTimeMachine} />;
}
