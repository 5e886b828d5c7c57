import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { routes } from '#app/routes.tsx';
import { createQueryClient } from '#lib/query-client.ts';

/** Opens an address of the real site: `renderApp('/admin/prices')`. */
export function renderApp(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queryClient = createQueryClient();
  const view = render(
    <Providers emotionCache={createEmotionCache()} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}
