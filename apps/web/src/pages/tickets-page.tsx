import { OfferTemplate } from '#components/template/offer-template.tsx';
import { tickets } from '#content/pages/tickets.ts';
import { LivePrices } from '#features/prices/live-prices.tsx';
import { PriceNotice } from '#features/prices/price-notice.tsx';

export function TicketsPage() {
  return (
    <LivePrices>
      <OfferTemplate content={tickets}>
        <PriceNotice />
      </OfferTemplate>
    </LivePrices>
  );
}
