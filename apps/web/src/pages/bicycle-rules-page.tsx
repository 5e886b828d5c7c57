import { RulesTemplate } from '#components/template/rules-template.tsx';
import { bicycleRules } from '#content/pages/bicycle-rules.ts';

export function BicycleRulesPage() {
  return <RulesTemplate content={bicycleRules} />;
}
