import { Breadcrumbs } from '#components/heads/breadcrumbs.tsx';
import { Hero } from '#components/heads/hero.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import type { PageContent } from '#content/page-content.ts';

/** How every page but the home page begins: drawn head, then the way back up. */
export function PageTop({ content }: { content: PageContent }) {
  const { title, description, hero, parent } = content;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero {...hero} />
      <Breadcrumbs title={title} parent={parent} />
    </>
  );
}
