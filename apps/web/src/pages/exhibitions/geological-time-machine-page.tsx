import { PlainPage } from '#components/plain-page.tsx';
import { geologicalTimeMachine } from '#content/exhibitions/geological-time-machine.ts';

export function GeologicalTimeMachinePage() {
  return <PlainPage content={geologicalTimeMachine} />;
}
