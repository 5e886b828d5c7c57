import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { PageLoading } from '#components/page-loading.tsx';

/** Waits for the code of what lies outside the public layout: sign-in and the back office. */
export function RootFrame() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}
