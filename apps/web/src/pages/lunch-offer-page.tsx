import { PlainPage } from '#components/plain-page.tsx';
import { lunchOffer } from '#content/pages/lunch-offer.ts';

export function LunchOfferPage() {
  return <PlainPage content={lunchOffer} />;
}
