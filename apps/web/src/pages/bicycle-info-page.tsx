import { PlainPage } from '#components/plain-page.tsx';
import { bicycleInfo } from '#content/pages/bicycle-info.ts';

export function BicycleInfoPage() {
  return <PlainPage content={bicycleInfo} />;
}
