import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach } from 'vitest';

import { AppRoutes } from '#app/app-routes.tsx';
import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { sessionStore } from '#features/auth/session.ts';
import { createQueryClient } from '#lib/query-client.ts';

// The next test's page is a new tab: it reads its session anew.
afterEach(() => {
  sessionStore.close();
});

/** Opens an address of the real site: `renderApp('/admin/prices')`. */
export function renderApp(path: string) {
  const address = { current: path };
  function AddressProbe() {
    const { pathname, search, hash } = useLocation();
    address.current = pathname + search + hash;
    return null;
  }
  const queryClient = createQueryClient();
  const view = render(
    <Providers emotionCache={createEmotionCache()} queryClient={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <AddressProbe />
        <AppRoutes />
      </MemoryRouter>
    </Providers>,
  );
  /** The address at that moment, with its query. */
  const currentAddress = () => address.current;
  return { ...view, currentAddress, queryClient, user: userEvent.setup() };
}
