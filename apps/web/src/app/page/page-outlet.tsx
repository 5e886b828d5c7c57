import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageLoading } from '#components/loading/page-loading.tsx';
import { pressAgain } from '#lib/browser/early-press.ts';

/** Stands beside what comes by a file of its own, and so answers with it. */
function Answering() {
  useEffect(() => {
    // After the press, if any, for which React has just taken this part over.
    const timer = setTimeout(pressAgain);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return null;
}

/** The place of a page, or of a layout: what stands there until its code arrives, or when it fails. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary address={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
        <Answering />
      </Suspense>
    </PageErrorBoundary>
  );
}
