import { Navigate, useLocation } from 'react-router-dom';

import { PageLoading } from '#components/loading/page-loading.tsx';

/**
 * Goes to another address; that page's code may take a moment, in which the screen isn't empty. What
 * was open on a page whose session ended goes along to the sign-in and back.
 */
export function LeaveFor({ address }: { address: string }) {
  const state: unknown = useLocation().state;
  return (
    <>
      <Navigate to={address} state={state} replace />
      <PageLoading />
    </>
  );
}
