import { RulesTemplate } from '#components/template/rules-template.tsx';
import { visitRules } from '#content/pages/visit-rules.ts';

export function VisitRulesPage() {
  return <RulesTemplate content={visitRules} />;
}
