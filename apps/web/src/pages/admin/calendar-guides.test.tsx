import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveDaySheets } from '#test/api/serve-day-sheet.ts';
import { serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

// A Friday far ahead, so that nobody's clock has passed it.
const FRIDAY = '2027-12-03';
const ADDRESS = `/admin/calendar?view=guides&date=${FRIDAY}`;

const bajka = { id: 9, normalizedId: 'GP-2027-000009', requester: 'OŠ „Bajka“' };
const ana = {
  id: 1,
  name: 'Ana Tomić',
  isListed: true,
  elsewhere: [{ ...bajka, visitTime: '10:45' }],
};

const led = buildSheetGroup({ id: 1, stage: 'confirmed', visitTime: '10:00', guides: [ana] });
const unled = buildSheetGroup({ id: 2, visitTime: '12:00', requester: 'OŠ „Bez vodiča“' });

const LED = /^10:00 OŠ „Đura Jakšić“, Čačak, 27 osoba, Potvrđeno/;

const lineOf = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role="row"]')!);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:10:00Z') });
  rememberStaffSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a week by guides tells whom nobody leads yet, who leads whom, and who is in two places', async () => {
  serveDaySheets({ [FRIDAY]: [led, unled] });
  renderApp(ADDRESS);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Vodiči, 29. 11. – 5. 12. 2027.' }),
  ).toBeVisible();
  await screen.findByRole('grid', { name: 'Vodiči, 29. 11. – 5. 12. 2027.' });
  expect(lineOf(/^Bez vodiča/).getByRole('rowheader')).toHaveTextContent('Bez vodiča1 grupa');
  expect(lineOf(/^Bez vodiča/).getAllByRole('button')).toHaveLength(1);
  expect(lineOf(/^Bez vodiča/).getByRole('button')).toHaveAccessibleName(/^12:00 OŠ „Bez vodiča“/);
  expect(lineOf(/^Ana Tomić/).getAllByRole('button')).toHaveLength(1);
  expect(lineOf(/^Ana Tomić/).getByRole('button', { name: LED })).toHaveAccessibleName(
    /, vodi i u 10:45$/,
  );
});

it('a press on a group of that week chooses who leads it', async () => {
  serveVisitRequests(buildVisitRequestResponse({ id: 2, visitDate: FRIDAY, visitTime: '12:00' }));
  serveDaySheets({ [FRIDAY]: [led, unled] });
  const { user } = renderApp(ADDRESS);
  await user.click(await screen.findByRole('button', { name: /OŠ „Bez vodiča“/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Ko vodi grupu' }));
  expect(dialog.getByText('OŠ „Bez vodiča“, 03.12.2027 u 12:00')).toBeVisible();
  await user.click(await dialog.findByRole('checkbox', { name: 'Ana Tomić' }));
  // The group has got a guide by the time it is asked for again.
  serveDaySheets({ [FRIDAY]: [led, { ...unled, version: 2, guides: [ana] }] });
  await user.click(dialog.getByRole('button', { name: 'Sačuvaj' }));

  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  const moved = await lineOf(/^Ana Tomić/).findByRole('button', { name: /OŠ „Bez vodiča“/ });
  expect(moved).toHaveFocus();
  expect(lineOf(/^Bez vodiča/).queryByRole('button')).toBeNull();
});

it('the choice for a group that a colleague took away is closed for good, and that is said', async () => {
  serveVisitRequests(buildVisitRequestResponse({ id: 2, visitDate: FRIDAY, visitTime: '12:00' }));
  serveDaySheets({ [FRIDAY]: [led, unled] });
  const { user, queryClient } = renderApp(ADDRESS);
  await user.click(await screen.findByRole('button', { name: /OŠ „Bez vodiča“/ }));
  await screen.findByRole('dialog', { name: 'Ko vodi grupu' });

  serveDaySheets({ [FRIDAY]: [led] });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Poseta više nije u ovoj nedelji.')).toBeVisible();

  serveDaySheets({ [FRIDAY]: [led, unled] });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('button', { name: /OŠ „Bez vodiča“/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the week by guides is walked through by the arrow keys', async () => {
  serveDaySheets({ [FRIDAY]: [led, unled] });
  const { user } = renderApp(ADDRESS);
  const head = await screen.findByRole('link', { name: /petak, 3\. decembar/ });
  head.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /OŠ „Bez vodiča“/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: LED })).toHaveFocus();
});

it('on a phone the guides stand below each other, with their days', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
  );
  serveDaySheets({ [FRIDAY]: [led, unled] });
  renderApp(ADDRESS);

  const own = within(await screen.findByRole('region', { name: 'Ana Tomić' }));
  expect(own.getByRole('listitem')).toHaveTextContent(/^pet 3\. 12\./);
  expect(own.getByRole('button', { name: LED })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Bez vodiča' })).getByRole('button', {
      name: /OŠ „Bez vodiča“/,
    }),
  ).toBeVisible();
});

it('a week without a list of guides leads to where they are listed', async () => {
  serveDaySheets({ [FRIDAY]: [unled] });
  renderApp(ADDRESS);
  expect(await screen.findByRole('link', { name: 'Dodajte ih u Podešavanjima.' })).toHaveAttribute(
    'href',
    '/admin/settings#vodici',
  );
});
