import { Navigate } from 'react-router-dom';

import { PageLoading } from '#components/loading/page-loading.tsx';

/** Goes to another address; that page's code may take a moment, in which the screen isn't empty. */
export function LeaveFor({ address }: { address: string }) {
  return (
    <>
      <Navigate to={address} replace />
      <PageLoading />
    </>
  );
}
