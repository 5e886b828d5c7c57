import { OfferTemplate } from '#components/template/offer-template.tsx';
import { bicycleInfo } from '#content/pages/bicycle-info.ts';

export function BicycleInfoPage() {
  return <OfferTemplate content={bicycleInfo} />;
}
