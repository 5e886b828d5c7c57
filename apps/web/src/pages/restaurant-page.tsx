import { ParkTemplate } from '#components/template/park-template.tsx';
import { restaurant } from '#content/park/restaurant.ts';

export function RestaurantPage() {
  return <ParkTemplate content={restaurant} />;
}
