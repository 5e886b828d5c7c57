import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { Article } from '#components/article/article.tsx';
import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';
import { requestSent } from '#content/pages/request-sent.ts';
import {
  RequestNumber,
  type SentRequest,
} from '#features/visit-requests/request-form/request-number.tsx';
import { useIsBrowser } from '#lib/use-is-browser.ts';

const { title, description, parent, hero, sent: sentWords, blocks } = requestSent;

/** What the form handed over; the page as a file knows nothing of it, the visitor's history does. */
function useSentRequest() {
  const state = useLocation().state as Partial<SentRequest> | null;
  const isBrowser = useIsBrowser();
  const { normalizedId, name = '' } = state ?? {};
  return isBrowser && normalizedId ? { normalizedId, name } : undefined;
}

export function RequestSentPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useSentRequest();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero {...hero} {...(sent && sentWords)} headingRef={heading} />
      {sent ? <RequestNumber {...sent} /> : null}
      <Breadcrumbs title={title} parent={parent} />
      <Article blocks={blocks} />
    </>
  );
}
