import { PlainPage } from '#components/plain-page.tsx';
import { souvenirShop } from '#content/park/souvenir-shop.ts';

export function SouvenirShopPage() {
  return <PlainPage content={souvenirShop} />;
}
