import { useEffect } from 'react';

import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PageLoading } from '#components/page-loading.tsx';
import { buyingGroupTickets } from '#content/pages/buying-group-tickets.ts';
import { VisitRequestForm } from '#features/visit-requests/request-form/visit-request-form.tsx';
import { useIsBrowser } from '#lib/use-is-browser.ts';

const { title, description, hero } = buyingGroupTickets;

export function RequestGroupVisitPage() {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    // The thank-you page must not depend on a network that fails right after the request went out.
    void import('#pages/request-sent-page.tsx');
  }, []);
  return (
    <>
      <PageHead title={title} description={description} />
      {isBrowser ? (
        <VisitRequestForm hero={<Hero {...hero} />} />
      ) : (
        <>
          <Hero {...hero} />
          <PageLoading />
        </>
      )}
    </>
  );
}
