import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { PublicLayout } from '#app/public-layout/public-layout.tsx';
import { createQueryClient } from '#lib/http/query-client.ts';

function BrokenPage(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

const routes = [
  {
    element: <PublicLayout />,
    children: [
      { path: '/tickets', element: <BrokenPage /> },
      { path: '/restaurant', element: <h1>Restoran</h1> },
    ],
  },
];

const Site = () => useRoutes(routes);

it('says inside the layout that a page failed, and gives the next address another chance', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <Providers emotionCache={createEmotionCache()} queryClient={createQueryClient()}>
      <MemoryRouter initialEntries={['/tickets']}>
        <Site />
      </MemoryRouter>
    </Providers>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('Strana nije učitana');
  expect(screen.getByRole('button', { name: 'Osvežite stranu' })).toBeInTheDocument();
  expect(reported).toHaveBeenCalled();

  const footer = screen.getByRole('contentinfo');
  await userEvent.click(within(footer).getByRole('link', { name: 'Restoran' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Restoran');
});
