import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { LeaveQuestion } from './leave-question.tsx';

const PANEL = { place: 'panel' } as const;

/** A list with a panel in which something was typed. */
function BegunPanel() {
  useUnsaved(true, PANEL);
  return <LeaveQuestion />;
}

const SECOND_PAGE = { pathname: '/', search: '?page=2' };

/** Goes back from an entry to the list's first page and tells whether that is asked about. */
async function asksBackFrom(entry: InitialEntry): Promise<boolean> {
  const router = createMemoryRouter([{ path: '/', element: <BegunPanel /> }], {
    initialEntries: ['/', entry],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  return screen.queryByRole('dialog', { name: 'Nesačuvane izmene' }) !== null;
}

it('is not asked where a list only turns its page', async () => {
  expect(await asksBackFrom(SECOND_PAGE)).toBe(false);
});

it.each<[string, InitialEntry]>([
  ['another part of the page is left', '/?page=2&statement=12'],
  ['a panel closes that is a step of the history', { ...SECOND_PAGE, state: { step: 'price' } }],
])('is asked where %s', async (_name, entry) => {
  expect(await asksBackFrom(entry)).toBe(true);
});
