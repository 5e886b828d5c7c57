import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { PageErrorBoundary } from '#app/page-error-boundary.tsx';
import { PageLoading } from '#components/page-loading.tsx';

/** Around every page: what is shown when it fails, and while code outside a layout is under way. */
export function RootFrame() {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary address={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageErrorBoundary>
  );
}
