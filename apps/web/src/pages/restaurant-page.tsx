import { PlainPage } from '#components/plain-page.tsx';
import { restaurant } from '#content/park/restaurant.ts';

export function RestaurantPage() {
  return <PlainPage content={restaurant} />;
}
