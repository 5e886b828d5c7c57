import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveDaySheets } from '#test/api/serve-day-sheet.ts';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveAuditTrail, serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { server } from '#test/api/server.ts';
import { signInAgain } from '#test/sign-in-again.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

// A Friday far ahead, so that nobody's clock has passed it.
const FRIDAY = '2027-12-03';
const SCHOOL = /„Đura Jakšić“/;

beforeEach(() => {
  // Before every day that is typed here, in whatever year the test runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:10:00Z') });
  rememberStaffSession();
});
afterEach(() => {
  vi.useRealTimers();
});

async function openDay(
  overrides: Partial<VisitRequest> = {},
  address = `/admin/calendar?view=day&date=${FRIDAY}`,
) {
  serveDaySheets();
  const api = serveVisitRequests(
    buildVisitRequestResponse({
      id: 7,
      visitDate: FRIDAY,
      visitTime: '10:15',
      institutionName: 'OŠ „Đura Jakšić“',
      ...overrides,
    }),
  );
  const app = renderApp(address);
  const board = within(await screen.findByRole('grid'));
  return { ...app, api, board, block: () => board.getAllByRole('button', { name: SCHOOL })[0]! };
}

type Opened = Awaited<ReturnType<typeof openDay>>;

/** Presses a button of the panel; one that sends a mail may be pressed only once the mail has come. */
async function pressInPanel({ user }: Pick<Opened, 'user'>, name: string) {
  const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
  const button = await panel.findByRole('button', { name });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await user.click(button);
}

async function moveOn(opened: Opened, press: string) {
  opened.block().focus();
  await opened.user.keyboard('m{ArrowRight}{Enter}');
  await pressInPanel(opened, press);
}

it('a move that was stored although its answer got lost is told as done', async () => {
  const opened = await openDay();
  server.use(
    http.put('*/api/v1/visit-request', () => {
      opened.api.change(7, { visitTime: '10:30' });
      return HttpResponse.error();
    }),
  );
  await moveOn(opened, 'Premesti');
  await screen.findByText('Premešteno na pet 3. 12. u 10:30, mejl nije poslat');
  // Sooner than a toast goes by itself.
  await waitFor(() => expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull(), {
    timeout: 2000,
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a move that reached nobody is told once when the next press makes it', async () => {
  const opened = await openDay();
  let isAway = false;
  const answer = () => (isAway ? HttpResponse.error() : undefined);
  server.use(
    http.get('*/api/v1/visit-request/7/one', answer),
    http.put('*/api/v1/visit-request', answer),
  );
  opened.block().focus();
  await opened.user.keyboard('m{ArrowRight}{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
  const button = await panel.findByRole('button', { name: 'Premesti' });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  isAway = true;
  await opened.user.click(button);
  expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
  expect(await panel.findByText('Zahtev nije učitan')).toBeVisible();

  isAway = false;
  await opened.user.click(button);
  await screen.findByText('Premešteno na pet 3. 12. u 10:30, mejl nije poslat');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getAllByText(/^Premešteno na pet 3. 12. u 10:30/)).toHaveLength(1);
});

it('a move of which nobody was told is taken back by one press', async () => {
  const opened = await openDay();
  await moveOn(opened, 'Premesti');
  await screen.findByText('Premešteno na pet 3. 12. u 10:30, mejl nije poslat');

  await opened.user.click(screen.getByRole('button', { name: 'Poništi' }));

  expect(await screen.findByText('Vraćeno na pet 3. 12. u 10:15, mejl nije poslat')).toBeVisible();
  expect(opened.api.updates).toMatchObject([
    { id: 7, version: 1, visitTime: '10:30' },
    { id: 7, version: 2, visitTime: '10:15' },
  ]);
  expect(opened.block()).toHaveFocus();
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Poništi' })).toBeNull();
  });
});

it('a move that a colleague followed with a change stays, and says so', async () => {
  const opened = await openDay();
  await moveOn(opened, 'Premesti');
  const undo = await screen.findByRole('button', { name: 'Poništi' });
  opened.api.change(7, { visitTime: '14:00' });

  await opened.user.click(undo);

  expect(await screen.findByText(/^Zahtev je u međuvremenu izmenjen/)).toBeVisible();
  expect(opened.api.stored.get(7)?.visitTime).toBe('14:00');
});

it('a move that the requester was told of asks before it tells them of the way back', async () => {
  const opened = await openDay({ confirmedAt: '2027-11-01T08:00:00.000Z' });
  await moveOn(opened, 'Premesti i pošalji');
  await screen.findByText('Premešteno na pet 3. 12. u 10:30, mejl čeka slanje');

  await opened.user.click(screen.getByRole('button', { name: 'Poništi' }));

  const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
  expect(panel.getByText(/^Mejl o premeštanju već čeka slanje ili je poslat/)).toBeVisible();
  expect(opened.api.updates).toHaveLength(1);

  await pressInPanel(opened, 'Premesti i pošalji');
  await screen.findByText('Premešteno na pet 3. 12. u 10:15, mejl čeka slanje');
  expect(opened.api.updates.at(-1)).toMatchObject({
    version: 2,
    visitTime: '10:15',
    mail: { send: true, note: null },
  });
});

it('a group that was let in by mistake is told of another day: it is expected again, and its arrival can’t come back', async () => {
  const opened = await openDay(
    { confirmedAt: '2026-11-01T08:00:00.000Z', arrivedAt: '2026-11-22T09:00:00.000Z' },
    '/admin/calendar?view=week&date=2027-12-03',
  );
  opened.block().focus();
  await opened.user.keyboard('m{ArrowLeft}{Enter}');
  await pressInPanel(opened, 'Premesti i pošalji');
  await screen.findByText(
    'Premešteno na čet 2. 12. u 10:15, „Stigli“ više ne važi, mejl čeka slanje',
  );
  expect(screen.queryByRole('button', { name: 'Poništi' })).toBeNull();
});

it('a move within the day leaves what was noted at the gate, and can be taken back', async () => {
  const opened = await openDay({ lateAt: '2026-11-22T09:00:00.000Z' });
  await moveOn(opened, 'Premesti');
  await screen.findByText('Premešteno na pet 3. 12. u 10:30, mejl nije poslat');
  expect(screen.getByRole('button', { name: 'Poništi' })).toBeVisible();
});

it('a lunch moves along with its visit where staff say so, and back again', async () => {
  const dinnerRequest = buildDinnerRequestResponse({ timeOfDinner: '12:00' });
  const opened = await openDay({ dinnerRequest });
  opened.block().focus();
  await opened.user.keyboard(`m${'{ArrowRight}'.repeat(8)}{Enter}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
  expect(await panel.findByText('Ručak ostaje u 12:00, pre dolaska grupe.')).toBeVisible();

  await opened.user.click(panel.getByRole('checkbox', { name: 'Pomeri i ručak na 14:00' }));
  expect(panel.getByText('Ručak se pomera na 14:00.')).toBeVisible();
  await opened.user.click(panel.getByRole('button', { name: 'Premesti' }));
  await screen.findByText('Premešteno na pet 3. 12. u 12:15, mejl nije poslat');
  expect(opened.api.stored.get(7)?.dinnerRequest?.timeOfDinner).toBe('14:00');

  await opened.user.click(screen.getByRole('button', { name: 'Poništi' }));
  await screen.findByText('Vraćeno na pet 3. 12. u 10:15, mejl nije poslat');
  expect(opened.api.stored.get(7)?.dinnerRequest?.timeOfDinner).toBe('12:00');
});

it('outlines what a colleague has changed, and reads it out; own changes are no news', async () => {
  const opened = await openDay();
  await moveOn(opened, 'Premesti');
  await waitFor(() => {
    expect(opened.block()).toHaveAccessibleName(/^10:30/);
  });
  expect(opened.block()).not.toHaveAttribute('data-news');

  opened.api.change(7, { visitTime: '12:00' });
  await opened.queryClient.refetchQueries({ queryKey: ['visit-requests'] });

  await waitFor(() => {
    expect(opened.block()).toHaveAttribute('data-news');
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Izmenjeno: 12:00 OŠ „Đura Jakšić“/);
});

it('an open group follows what a colleague does with it, and goes with it', async () => {
  const opened = await openDay();
  await opened.user.click(opened.block());
  const panel = within(await screen.findByRole('dialog', { name: SCHOOL }));
  expect(panel.getByText('Primljeno')).toBeVisible();

  const confirmedAt = '2026-11-22T09:11:00.000Z';
  opened.api.change(7, { confirmedAt, stage: 'confirmed', visitorAmount: 12 });
  await opened.queryClient.refetchQueries({ queryKey: ['visit-requests'] });

  expect(await panel.findByText('Potvrđeno')).toBeVisible();
  expect(panel.getByText(/^12 \+/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Potvrdi' })).toBeNull();

  opened.api.change(7, { status: 'CANCELED', confirmedAt: null, stage: 'canceled' });
  await opened.queryClient.refetchQueries({ queryKey: ['visit-requests'] });

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the way back from the details leads to the group in the calendar', async () => {
  servePrices();
  serveAuditTrail();
  const opened = await openDay();
  await opened.user.click(opened.block());
  const panel = within(await screen.findByRole('dialog', { name: SCHOOL }));
  await opened.user.click(panel.getByRole('link', { name: 'Detalji' }));

  await opened.user.click(await screen.findByRole('link', { name: 'Nazad na listu' }));

  expect(opened.currentAddress()).toBe(`/admin/calendar?view=day&date=${FRIDAY}`);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: SCHOOL })).toHaveFocus();
  });
});

it('the way back from the details leads to the calendar, also where it was opened without an address of its own', async () => {
  servePrices();
  serveAuditTrail();
  vi.setSystemTime(new Date(`${FRIDAY}T08:00:00Z`));
  const opened = await openDay({}, '/admin/calendar');
  await opened.user.click(opened.block());
  const panel = within(await screen.findByRole('dialog', { name: SCHOOL }));
  await opened.user.click(panel.getByRole('link', { name: 'Detalji' }));

  await opened.user.click(await screen.findByRole('link', { name: 'Nazad na listu' }));

  expect(opened.currentAddress()).toBe('/admin/calendar');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: SCHOOL })).toHaveFocus();
  });
});

it('a group that is dropped where it was taken up asks nothing', async () => {
  const { user, ...opened } = await openDay({}, `/admin/calendar?view=week&date=${FRIDAY}`);
  const target = opened.block();
  document.elementFromPoint = () => target;
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: { x: 10, y: 10 } },
    { target, coords: { x: 10, y: 20 } },
  ]);
  await waitFor(() => {
    expect(target).toHaveAttribute('data-moving', 'from');
  });

  await user.pointer({ keys: '[/MouseLeft]', target });

  expect(target).not.toHaveAttribute('data-moving');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("a lunch is not dragged: where it would go is not its visit's place", async () => {
  serveDaySheets({
    [FRIDAY]: [buildSheetGroup({ id: 7, visitTime: '10:15', lunchTime: '12:00', portions: 20 })],
  });
  const { user } = renderApp(`/admin/calendar?view=day&date=${FRIDAY}`);
  const board = within(await screen.findByRole('grid'));
  const [visit, lunch] = board.getAllByRole('button');
  const drag = (target: HTMLElement) =>
    user.pointer([
      { keys: '[MouseLeft>]', target, coords: { x: 10, y: 10 } },
      { target, coords: { x: 40, y: 10 } },
    ]);

  await drag(lunch as HTMLElement);
  expect(visit).not.toHaveAttribute('data-moving');
  await user.pointer({ keys: '[/MouseLeft]' });

  await drag(visit as HTMLElement);
  expect(visit).toHaveAttribute('data-moving', 'from');
});

it('a second press on "Premesti" sends nothing', async () => {
  const { user, api, block } = await openDay();
  block().focus();
  await user.keyboard('m{ArrowRight}{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));

  await user.dblClick(await panel.findByRole('button', { name: 'Premesti' }));

  await screen.findByText('Premešteno na pet 3. 12. u 10:30, mejl nije poslat');
  expect(api.updates).toHaveLength(1);
});

it('a move keeps its typed time over a new sign-in, and is asked about before the back key closes it', async () => {
  const opened = await openDay();
  const { user, pressBack } = opened;
  opened.block().focus();
  await user.keyboard('m{Enter}');
  const time = async () =>
    within(await screen.findByRole('dialog', { name: 'Premesti posetu' })).findByRole('textbox', {
      name: /^Vreme posete/,
    });
  await user.clear(await time());
  await user.type(await time(), '11:45');
  await signInAgain(user);
  await waitFor(async () => expect(await time()).toHaveValue('11:45'));

  await pressBack();
  await user.click(await screen.findByRole('button', { name: 'Nastavi unos' }));
  expect(await time()).toHaveValue('11:45');
  await pressBack();
  await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.currentAddress()).toBe(`/admin/calendar?view=day&date=${FRIDAY}`);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('staff/'))).toEqual([]);
});
