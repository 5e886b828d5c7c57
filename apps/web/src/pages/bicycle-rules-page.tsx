import { PlainPage } from '#components/plain-page.tsx';
import { bicycleRules } from '#content/pages/bicycle-rules.ts';

export function BicycleRulesPage() {
  return <PlainPage content={bicycleRules} />;
}
