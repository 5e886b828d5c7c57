import { OpeningHoursSection } from '#components/opening-hours/opening-hours-section.tsx';
import { OfferTemplate } from '#components/template/offer-template.tsx';
import { tickets } from '#content/pages/tickets.ts';
import { LivePrices } from '#features/prices/live-prices.tsx';
import { PriceNotice } from '#features/prices/price-notice.tsx';

export function TicketsPage() {
  return (
    <LivePrices>
      <OfferTemplate content={tickets} afterText={<OpeningHoursSection />}>
        <PriceNotice />
      </OfferTemplate>
    </LivePrices>
  );
}
