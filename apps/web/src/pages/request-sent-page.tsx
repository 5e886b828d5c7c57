import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';

import { Article } from '#components/article/article.tsx';
import { Breadcrumbs } from '#components/heads/breadcrumbs.tsx';
import { Hero } from '#components/heads/hero.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import { requestSent } from '#content/pages/request-sent.ts';
import { useSentRequest } from '#features/visit-requests/request-sent/sent-request.ts';

const RequestSent = lazy(async () => ({
  default: (await import('#features/visit-requests/request-sent/request-sent.tsx')).RequestSent,
}));

const { title, description, parent, hero, sent: sentWords, blocks } = requestSent;

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
      {/* What stands below waits too: it would be pushed down. */}
      <Suspense fallback={<Box sx={{ minHeight: '100vh' }} />}>
        {sent ? <RequestSent sent={sent} /> : null}
        <Breadcrumbs title={title} parent={parent} />
        <Article blocks={blocks} />
      </Suspense>
    </>
  );
}
