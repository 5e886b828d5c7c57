import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

import { Breadcrumbs } from '#components/heads/breadcrumbs.tsx';
import { Hero } from '#components/heads/hero.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import { requestGroupVisit } from '#content/pages/request-group-visit.ts';
import { VisitRequestFormLoading } from '#features/visit-requests/request-form/form-frame.tsx';

/**
 * The page stands, and can be read, before the form's libraries have arrived. Evaluated in one go
 * they would hold it up: what takes longest is asked for beside the form, and goes ahead of it.
 */
const VisitRequestForm = lazy(async () => {
  const [, , , form] = await Promise.all([
    import('@museum/shared/primitives/calendar-date'),
    import('#features/visit-requests/request-form/request-forms.ts'),
    import('#lib/http/http-client.ts'),
    import('#features/visit-requests/request-form/visit-request-form.tsx'),
  ]);
  return { default: form.VisitRequestForm };
});

const { title, description, parent, hero } = requestGroupVisit;

export function RequestGroupVisitPage() {
  const [isFormWanted, setIsFormWanted] = useState(false);
  const [step, setStep] = useState<'visit' | 'dinner'>('visit');
  useEffect(() => {
    // As a transition, so that what stands in the HTML stays until the form can take its place.
    startTransition(() => {
      setIsFormWanted(true);
    });
    // The thank-you page must not depend on a network that fails right after the request went out.
    void import('./request-sent-page.tsx');
    void import('#features/visit-requests/request-sent/request-sent.tsx');
  }, []);
  return (
    <>
      <PageHead title={title} description={description} />
      {step === 'visit' ? (
        <>
          <Hero {...hero} />
          <Breadcrumbs title={title} parent={parent} />
        </>
      ) : null}
      <Suspense fallback={<VisitRequestFormLoading />}>
        {isFormWanted ? <VisitRequestForm onStep={setStep} /> : <VisitRequestFormLoading />}
      </Suspense>
    </>
  );
}
