import { requesterQuerySchema } from '@museum/shared/requesters/requester-list-schema';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

import { useListState } from './list-state.ts';

const useRequesters = () => useListState(requesterQuerySchema);

it('keeps a search that is still to be drawn when a filter is pressed', async () => {
  const { promise: opened, resolve } =
    Promise.withResolvers<ReturnType<typeof useRequesters>['onChange']>();
  function List() {
    const { query, onChange } = useRequesters();
    resolve(onChange);
    return <p>{`${query.search ?? 'sve'}, ${query.view ?? 'svi'}`}</p>;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <List /> }])} />);
  const change = await opened;

  act(() => {
    change({ search: 'Pčelica' });
    change({ view: 'announced' });
  });

  expect(screen.getByText('Pčelica, announced')).toBeVisible();
});
