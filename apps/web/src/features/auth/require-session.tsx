import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PageLoading } from '#components/page-loading.tsx';
import { LeaveFor } from '#features/auth/leave-for.tsx';
import { useSession } from '#features/auth/session.ts';
import { signInPath } from '#lib/paths.ts';

/** Lets signed-in staff through; everybody else signs in first and comes back to the same address. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isLoaded, isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  if (!isLoaded) return <PageLoading />;
  if (!isSignedIn) return <LeaveFor address={signInPath(pathname + search)} />;
  return children;
}
