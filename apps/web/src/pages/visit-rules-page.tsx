import { PlainPage } from '#components/plain-page.tsx';
import { visitRules } from '#content/pages/visit-rules.ts';

export function VisitRulesPage() {
  return <PlainPage content={visitRules} />;
}
