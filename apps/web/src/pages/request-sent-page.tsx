import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { Article } from '#components/article/article.tsx';
import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';
import { buyingGroupTicketsSuccess } from '#content/pages/buying-group-tickets-success.ts';
import { RequestNumber } from '#features/visit-requests/request-form/request-number.tsx';
import type { SentRequestState } from '#features/visit-requests/request-form/use-request-submission.ts';

const { title, description, parent, hero, blocks } = buyingGroupTicketsSuccess;

export function RequestSentPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useLocation().state as SentRequestState | null;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero {...hero} headingRef={heading} />
      {sent?.normalizedId ? <RequestNumber normalizedId={sent.normalizedId} /> : null}
      <Breadcrumbs title={title} parent={parent} />
      <Article blocks={blocks} />
    </>
  );
}
