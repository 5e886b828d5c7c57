import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageLoading } from '#components/loading/page-loading.tsx';

/** The place of a page, or of a layout: what stands there until its code arrives, or when it fails. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary address={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageErrorBoundary>
  );
}
