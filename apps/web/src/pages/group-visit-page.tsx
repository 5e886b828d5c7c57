import { OfferTemplate } from '#components/template/offer-template.tsx';
import { groupVisit } from '#content/pages/group-visit.ts';

export function GroupVisitPage() {
  return <OfferTemplate content={groupVisit} />;
}
