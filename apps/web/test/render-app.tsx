import { isStaffPath } from '@museum/shared/site/staff-path';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  type Location,
  MemoryRouter,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { afterEach } from 'vitest';

import { adminRoutes } from '#app/admin-routes.tsx';
import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { PublicSite } from '#app/public-site.tsx';
import { sessionStore } from '#features/auth/session.ts';
import { createQueryClient } from '#lib/query-client.ts';

// The next test's page is a new tab: it reads its session anew.
afterEach(() => {
  sessionStore.close();
});

/** Opens an address of the real site or back office: `renderApp('/admin/prices')`. */
export function renderApp(path: string) {
  const queryClient = createQueryClient();
  const { app, currentAddress } = isStaffPath(pathOf(path)) ? adminAt(path) : publicSiteAt(path);
  const view = render(
    <Providers emotionCache={createEmotionCache()} queryClient={queryClient}>
      {app}
    </Providers>,
  );
  return { ...view, currentAddress, queryClient, user: userEvent.setup() };
}

const pathOf = (address: string) => new URL(address, 'http://museum.test').pathname;

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

function adminAt(path: string) {
  const router = createMemoryRouter(adminRoutes, { initialEntries: [path] });
  return {
    app: <RouterProvider router={router} />,
    /** The address at that moment, with its query. */
    currentAddress: () => addressOf(router.state.location),
  };
}

function publicSiteAt(path: string) {
  let address = path;
  function AddressProbe() {
    address = addressOf(useLocation());
    return null;
  }
  return {
    app: (
      <MemoryRouter initialEntries={[path]}>
        <AddressProbe />
        <PublicSite />
      </MemoryRouter>
    ),
    currentAddress: () => address,
  };
}
