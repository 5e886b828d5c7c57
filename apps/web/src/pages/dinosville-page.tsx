import { PlainPage } from '#components/plain-page.tsx';
import { dinosville } from '#content/park/dinosville.ts';

export function DinosvillePage() {
  return <PlainPage content={dinosville} />;
}
