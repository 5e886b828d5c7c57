import { PlainPage } from '#components/plain-page.tsx';
import { home } from '#content/pages/home.ts';

export function HomePage() {
  return <PlainPage content={home} />;
}
