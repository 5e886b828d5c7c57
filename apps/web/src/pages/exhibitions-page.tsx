import { OfferTemplate } from '#components/template/offer-template.tsx';
import { exhibitions } from '#content/pages/exhibitions.ts';

export function ExhibitionsPage() {
  return <OfferTemplate content={exhibitions} />;
}
