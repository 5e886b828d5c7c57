import type { ReactNode } from 'react';

import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { PageContent } from '#content/page-content.ts';

type PageTopProps = {
  content: PageContent;
  /** Buttons in the hero. */
  actions?: ReactNode;
};

/** How every page but the home page begins: drawn head, then the way back up. */
export function PageTop({ content, actions }: PageTopProps) {
  const { title, description, hero, parent } = content;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero {...hero} actions={actions} />
      <Breadcrumbs title={title} parent={parent} />
    </>
  );
}
