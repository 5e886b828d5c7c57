import { OfferTemplate } from '#components/template/offer-template.tsx';
import { birthday } from '#content/pages/birthday.ts';
import { LivePrices } from '#features/prices/live-prices.tsx';
import { PriceNotice } from '#features/prices/price-notice.tsx';

export function BirthdayPage() {
  return (
    <LivePrices otherwise="na upit">
      <OfferTemplate content={birthday}>
        <PriceNotice />
      </OfferTemplate>
    </LivePrices>
  );
}
