import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { PageLoading } from '#components/loading/page-loading.tsx';
import { LeaveFor } from './leave-for.tsx';
import { useSession } from './session/session.ts';
import { signInPath } from '#lib/paths.ts';

/**
 * Lets signed-in staff through; everybody else signs in first and comes back to the same address.
 * What was read during a session goes with it.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isLoaded, isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isLoaded && !isSignedIn) queryClient.clear();
  }, [isLoaded, isSignedIn, queryClient]);
  if (!isLoaded) return <PageLoading />;
  if (!isSignedIn) return <LeaveFor address={signInPath(pathname + search)} />;
  return children;
}
