import { PlainPage } from '#components/plain-page.tsx';
import { aboutUs } from '#content/pages/about-us.ts';

export function AboutUsPage() {
  return <PlainPage content={aboutUs} />;
}
