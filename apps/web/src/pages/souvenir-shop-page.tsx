import { ParkTemplate } from '#components/template/park-template.tsx';
import { souvenirShop } from '#content/park/souvenir-shop.ts';

export function SouvenirShopPage() {
  return <ParkTemplate content={souvenirShop} />;
}
