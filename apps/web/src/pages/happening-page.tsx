import { OfferTemplate } from '#components/template/offer-template.tsx';
import { happening } from '#content/pages/happening.ts';

export function HappeningPage() {
  return <OfferTemplate content={happening} />;
}
