import { PlainPage } from '#components/plain-page.tsx';
import { tickets } from '#content/pages/tickets.ts';

export function TicketsPage() {
  return <PlainPage content={tickets} />;
}
