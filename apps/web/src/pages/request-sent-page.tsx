import { PlainPage } from '#components/plain-page.tsx';
import { buyingGroupTicketsSuccess } from '#content/pages/buying-group-tickets-success.ts';

export function RequestSentPage() {
  return <PlainPage content={buyingGroupTicketsSuccess} />;
}
