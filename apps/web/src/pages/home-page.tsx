import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';

export function HomePage() {
  return (
    <>
      <PageHead title="Početna" />
      <Hero scene="mesozoic" heading="Putovanje kroz vreme" alt="" />
    </>
  );
}
