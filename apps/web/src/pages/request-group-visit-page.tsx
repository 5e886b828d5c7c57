import { PlainPage } from '#components/plain-page.tsx';
import { buyingGroupTickets } from '#content/pages/buying-group-tickets.ts';

export function RequestGroupVisitPage() {
  return <PlainPage content={buyingGroupTickets} />;
}
