import { isStaffPath } from '@museum/shared/site/staff-path';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import {
  createMemoryRouter,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';

import { adminRoutes } from '#app/admin-routes.tsx';
import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { PublicSite } from '#app/public-site.tsx';
import { sessionStore } from '#features/auth/session/session.ts';
import { createQueryClient } from '#lib/http/query-client.ts';

/** One for all pages: a cache of its own would write and read the same style sheets again. */
const emotionCache = createEmotionCache();
// All rules in one style sheet, as in the shipped app: jsdom is slow with a sheet for each rule.
emotionCache.sheet.isSpeedy = true;

/** The next page is a new tab: it reads its session anew. */
function Tab({ children }: { children: ReactNode }) {
  useEffect(() => () => sessionStore.close(), []);
  return children;
}

/** Opens an address of the real site or back office: `renderApp('/admin/prices')`. */
export function renderApp(path: string) {
  const queryClient = createQueryClient();
  const { app, ...history } = isStaffPath(pathOf(path)) ? adminAt(path) : publicSiteAt(path);
  const view = render(
    <Providers emotionCache={emotionCache} queryClient={queryClient}>
      <Tab>{app}</Tab>
    </Providers>,
  );
  return { ...view, ...history, queryClient, user: userEvent.setup() };
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
    pressBack: () => act(() => router.navigate(-1)),
    pressForward: () => act(() => router.navigate(1)),
  };
}

type Shown = { address: string; navigate: NavigateFunction };

/** Tells each address that is shown, and the way from there. */
function HistoryProbe({ onShown }: { onShown: (shown: Shown) => void }) {
  onShown({ address: addressOf(useLocation()), navigate: useNavigate() });
  return null;
}

function publicSiteAt(path: string) {
  let shown: Shown | undefined;
  const go = (by: number) => act(async () => shown?.navigate(by));
  return {
    app: (
      <MemoryRouter initialEntries={[path]}>
        <HistoryProbe onShown={(now) => (shown = now)} />
        <PublicSite />
      </MemoryRouter>
    ),
    currentAddress: () => shown?.address ?? path,
    pressBack: () => go(-1),
    pressForward: () => go(1),
  };
}
