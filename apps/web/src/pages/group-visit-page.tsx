import { PlainPage } from '#components/plain-page.tsx';
import { groupVisit } from '#content/pages/group-visit.ts';

export function GroupVisitPage() {
  return <PlainPage content={groupVisit} />;
}
