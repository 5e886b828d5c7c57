import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveDaySheets } from '#test/api/serve-day-sheet.ts';
import { serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

// A Friday far ahead, so that nobody's clock has passed it; the Wednesday before, and the Monday, which is closed.
const FRIDAY = '2027-12-03';
const WEDNESDAY = '2027-12-01';
const MONDAY = '2027-11-29';

const school = buildSheetGroup({
  id: 7,
  visitTime: '10:15',
  visitorAmount: 46,
  numberOfFollowers: 4,
  requester: 'Škola za osnovno obrazovanje „Vožd Karađorđe“',
  town: 'Selevac',
});
const big = buildSheetGroup({
  id: 8,
  stage: 'confirmed',
  visitTime: '10:30',
  visitorAmount: 220,
  requester: 'OŠ „Đura Jakšić“',
});

const SCHOOL = /^10:15 Škola za osnovno obrazovanje „Vožd Karađorđe“, Selevac, 50 osoba, Primljeno/;

beforeEach(() => {
  // Before every day that is typed here, in whatever year the test runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:10:00Z') });
  rememberStaffSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openDay = async (date = FRIDAY) => {
  const app = renderApp(`/admin/calendar?view=day&date=${date}`);
  const board = within(await screen.findByRole('grid'));
  return { ...app, board };
};

it('that stays open over midnight goes on to the new day', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2027-12-01T22:59:30Z'),
  });
  serveDaySheets();
  const { user, currentAddress } = renderApp('/admin/calendar?view=day');
  await screen.findByRole('heading', { level: 1, name: 'Sreda, 1. decembar 2027.' });

  await vi.advanceTimersByTimeAsync(60_000);

  await screen.findByRole('heading', { level: 1, name: 'Četvrtak, 2. decembar 2027.' });
  await user.click(screen.getByRole('link', { name: 'Danas' }));
  expect(currentAddress()).toBe('/admin/calendar?view=day&date=2027-12-02');
});

it('a week that stays open over midnight marks the new day', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2027-12-01T22:59:30Z'),
  });
  serveDaySheets();
  renderApp(`/admin/calendar?view=week&date=${WEDNESDAY}`);
  const board = within(await screen.findByRole('grid'));
  expect(board.getByRole('link', { current: 'date' })).toHaveTextContent(/1\. 12\./);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(board.getByRole('link', { current: 'date' })).toHaveTextContent(/2\. 12\./);
});

describe('a day that has passed', () => {
  beforeEach(() => {
    vi.setSystemTime(new Date('2027-12-02T09:10:00Z'));
    rememberStaffSession();
  });

  it('takes no new requests in the week', async () => {
    serveDaySheets();
    renderApp(`/admin/calendar?view=week&date=${WEDNESDAY}`);

    expect(
      await screen.findByRole('link', { name: 'čet 2. 12. u 11:00: unesi zahtev' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^sre 1\. 12\..*unesi zahtev/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Unesi zahtev' })).toHaveAttribute(
      'href',
      '/admin/visit-requests/new',
    );
  });

  it('takes none by itself', async () => {
    serveDaySheets();
    const { board } = await openDay(WEDNESDAY);

    expect(board.getByRole('gridcell', { name: '10:30, 0 osoba od 240, slobodno' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Unesi zahtev/ })).toHaveLength(1);
  });
});

describe('a group that did not come', () => {
  const missed = { ...big, stage: 'missed' as const, visitTime: '12:00' };
  const name = `${big.requester} 12:00 · nisu došli`;
  // With the way back to where the calendar stood.
  const details = expect.stringContaining(
    `/admin/visit-requests/details/${big.id}?calendar=`,
  ) as string;

  it('stands below its day with the way to its details, and in no lane', async () => {
    serveDaySheets({ [FRIDAY]: [school, missed] });
    const { board } = await openDay();

    const list = within(screen.getByRole('region', { name: 'Nisu došli' }));
    expect(list.getByRole('link', { name })).toHaveAttribute('href', details);
    expect(board.queryByText(/Nisu došli|nisu došli/)).toBeNull();
  });

  it('stands in its hour of the week, where the arrows come by', async () => {
    serveDaySheets({ [FRIDAY]: [{ ...school, visitTime: '12:00' }, missed] });
    const { user } = renderApp(`/admin/calendar?view=week&date=${FRIDAY}`);

    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', details);
    expect(getComputedStyle(link).color).not.toMatch(/transparent|rgba\(0, 0, 0, 0\)/);
    screen.getByRole('button', { name: /^12:00 Škola/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(link).toHaveFocus();
  });
});

describe('the month', () => {
  it('says of two that they wait', async () => {
    serveDaySheets({ [FRIDAY]: [school, { ...school, id: 9 }] });
    renderApp(`/admin/calendar?view=month&date=${FRIDAY}`);

    expect(await screen.findByRole('link', { name: /2 čekaju odgovor/ })).toBeVisible();
    // In the sums of the month, and in the day.
    expect(screen.getAllByText('2 čekaju')).toHaveLength(2);
  });

  it('tells each day in full and leads to it', async () => {
    serveDaySheets({ [FRIDAY]: [school, big] });
    const { user, currentAddress } = renderApp(`/admin/calendar?view=month&date=${FRIDAY}`);

    const day = await screen.findByRole('link', {
      name: 'petak, 3. decembar 2027. puno, 2 grupe, 273 osobe, 0 obroka, 1 čeka odgovor, Centar i park pun 10:30–11:45, u centru najviše 273 od 240 mesta',
    });
    expect(
      screen.getByRole('link', { name: 'ponedeljak, 29. novembar 2027. zatvoreno, nema grupa' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Decembar 2027.' })).toBeVisible();
    await user.click(day);

    expect(currentAddress()).toBe(`/admin/calendar?view=day&date=${FRIDAY}`);
  });

  it('is walked through by arrows from the day of the address, and turned by Page Down', async () => {
    serveDaySheets();
    const { user, currentAddress } = renderApp(`/admin/calendar?view=month&date=${FRIDAY}`);
    const friday = await screen.findByRole('link', { name: /^petak, 3\. decembar/ });

    expect(friday).toHaveAttribute('tabindex', '0');
    friday.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/^subota, 11\. decembar/);

    await user.keyboard('{PageDown}');
    expect(currentAddress()).toBe('/admin/calendar?view=month&date=2028-01-01');
    await waitFor(() => {
      expect(document.activeElement).toHaveAccessibleName(/^subota, 1\. januar 2028\./);
    });
  });
});

describe('the week', () => {
  it('shows who comes on which day, and what they are to be told apart by', async () => {
    serveDaySheets({ [FRIDAY]: [school], [WEDNESDAY]: [big] });
    renderApp(`/admin/calendar?view=week&date=${FRIDAY}`);

    const block = await screen.findByRole('button', { name: SCHOOL });
    expect(block).toHaveTextContent('„Vožd Karađorđe“10:15 · 50 os.');
    expect(block.closest('[role="gridcell"]')).toHaveAttribute('data-date', FRIDAY);
    expect(screen.getByText('2 grupe')).toBeVisible();
  });

  it('calls a day as its own board calls the centre', async () => {
    // 200 of 240 places.
    serveDaySheets({ [FRIDAY]: [{ ...big, visitorAmount: 197 }] });
    const { user } = renderApp(`/admin/calendar?view=week&date=${FRIDAY}`);
    const head = await screen.findByRole('columnheader', { name: /petak, 3\. decembar/ });
    expect(head).toHaveTextContent(/Malo mesta$/);

    await user.click(within(head).getByRole('link'));
    expect(await screen.findByText('Malo mesta')).toHaveTextContent('Malo mesta 10:30–12:00');
  });

  it('tells of an hour what is full in it, and of the day how full its centre gets', async () => {
    const house = { visitTime: '10:00', visitorAmount: 46, memorialHouseTime: '10:30' };
    serveDaySheets({ [FRIDAY]: [school, big], [WEDNESDAY]: [{ ...school, ...house }] });
    renderApp(`/admin/calendar?view=week&date=${FRIDAY}`);
    await screen.findAllByRole('grid');
    const hourOf = (date: string, hour: string) =>
      document.querySelector(`[role="gridcell"][data-date="${date}"][data-hour="${hour}"]`);

    expect(hourOf(FRIDAY, '10')).toHaveTextContent(/^Puno 10:30–11:45/);
    expect(hourOf(FRIDAY, '11')).toHaveTextContent(/^Puno 10:30–11:45/);
    expect(hourOf(FRIDAY, '09')).not.toHaveTextContent('Puno');
    expect(hourOf(WEDNESDAY, '10')).toHaveTextContent(/^Spomen-kuća puna 10:30–11:00/);
    expect(hourOf(WEDNESDAY, '10')).not.toHaveAttribute('data-full');
    const head = screen.getByRole('columnheader', { name: /sreda, 1\. decembar/ });
    expect(head).toHaveTextContent(/Spomen-kuća puna 10:30–11:00, .*Slobodno$/);
  });

  it('enters a request in the free place of an hour', async () => {
    serveDaySheets();
    renderApp(`/admin/calendar?view=week&date=${FRIDAY}`);

    expect(
      await screen.findByRole('link', { name: 'pet 3. 12. u 11:00: unesi zahtev' }),
    ).toHaveAttribute('href', `/admin/visit-requests/new?date=${FRIDAY}&time=11%3A00`);
  });

  it('moves a group by keys, a day and a quarter of an hour at a time', async () => {
    const api = serveVisitRequests(
      buildVisitRequestResponse({ id: 7, visitDate: FRIDAY, visitTime: '10:15' }),
    );
    serveDaySheets({ [FRIDAY]: [school] });
    const { user } = renderApp(`/admin/calendar?view=week&date=${FRIDAY}`);
    (await screen.findByRole('button', { name: SCHOOL })).focus();

    await user.keyboard('m{ArrowLeft}{ArrowLeft}{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent(
      'sreda, 1. decembar 2027. u 10:30, slobodno',
    );
    await user.keyboard('{Enter}');

    const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
    await user.click(await panel.findByRole('button', { name: 'Premesti' }));

    await waitFor(() => {
      expect(api.updates).toMatchObject([{ id: 7, visitDate: WEDNESDAY, visitTime: '10:30' }]);
    });
    expect(
      await screen.findByText('Premešteno na sre 1. 12. u 10:30, mejl nije poslat'),
    ).toBeVisible();
  });
});

describe('the day', () => {
  it('shows each zone with its load in words, and where there is no room', async () => {
    serveDaySheets({ [FRIDAY]: [school, big] });
    const { board } = await openDay();

    expect(
      board.getByRole('link', { name: '10:30, 273 osobe od 240, puno. Unesi zahtev' }),
    ).toHaveAttribute('href', `/admin/visit-requests/new?date=${FRIDAY}&time=10%3A30`);
    expect(board.getByRole('gridcell', { name: '12:00, 0 obroka od 140, slobodno' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Centar i park, 10:30–11:45: 273 osobe na 240 mesta ako se potvrde i primljene grupe.',
    );
    expect(board.getByRole('button', { name: SCHOOL })).toHaveAccessibleName(
      /nema mesta: Centar i park$/,
    );
    expect(board.getByRole('button', { name: SCHOOL })).toHaveTextContent('50 os. · Selevac');
  });

  it('opens a group with its facts and what can be done', async () => {
    const ana = { id: 1, name: 'Ana Tomić', isListed: true, elsewhere: [] };
    serveDaySheets({
      [FRIDAY]: [{ ...school, lunchTime: '12:30', portions: 52, guides: [ana] }],
    });
    const { board, user } = await openDay();
    const [block] = board.getAllByRole('button', { name: SCHOOL });
    await user.click(block as HTMLElement);

    const panel = within(await screen.findByRole('dialog', { name: school.requester }));
    // A stay with lunch takes 120 minutes.
    expect(panel.getByText(/46 \+ 4/).parentElement).toHaveTextContent(
      'Selevac · Osnovna škola, I–IV razred · primljeno 24.11.2026' +
        '46 + 4 osobe · park 10:15–12:15 · ručak 12:30 (52) · vodič: Ana Tomić',
    );
    expect(panel.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      'Potvrdi',
      'Premesti',
      'Odbij',
      'Odloži',
      'Otkaži',
    ]);
    expect(panel.getByRole('link', { name: 'Detalji' })).toHaveAttribute(
      'href',
      `/admin/visit-requests/details/7?calendar=view%3Dday%26date%3D${FRIDAY}`,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(block).toHaveFocus();
    });
  });

  it('confirms by P', async () => {
    serveVisitRequests(buildVisitRequestResponse({ id: 7 }));
    serveDaySheets({ [FRIDAY]: [school] });
    const { board, user } = await openDay();
    board.getByRole('button', { name: SCHOOL }).focus();
    await user.keyboard('p');

    expect(await screen.findByRole('dialog', { name: 'Potvrdi termin' })).toBeVisible();
  });

  it('lets a move go back by Escape, and asks for another place where there is none', async () => {
    serveVisitRequests(buildVisitRequestResponse({ id: 7, visitDate: FRIDAY, visitTime: '10:15' }));
    serveDaySheets({ [FRIDAY]: [school] });
    const { board, user } = await openDay();
    board.getByRole('button', { name: SCHOOL }).focus();
    await user.keyboard('m{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('10:30, slobodno');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await user.keyboard('m{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
    await user.click(await panel.findByRole('button', { name: 'Premesti' }));
    expect(await panel.findByText('Izaberite drugi dan ili drugo vreme')).toBeVisible();
  });

  it('on its way to a shorter day is told that its lunch is outside the hours there', async () => {
    serveVisitRequests(
      buildVisitRequestResponse({
        id: 7,
        visitDate: WEDNESDAY,
        visitTime: '10:15',
        dinnerRequest: buildDinnerRequestResponse({ timeOfDinner: '13:00' }),
      }),
    );
    serveDaySheets({ [WEDNESDAY]: [{ ...school, lunchTime: '13:00', portions: 20 }] }, [
      { date: FRIDAY, open: { from: '09:00', to: '13:00' }, note: 'Skraćeno' },
    ]);
    const { board, user } = await openDay(WEDNESDAY);
    board.getAllByRole('button', { name: SCHOOL })[0]?.focus();
    await user.keyboard('m{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
    expect(await panel.findByText('Ručak ostaje u 13:00, posle obilaska.')).toBeVisible();

    await user.click(await panel.findByRole('button', { name: /^pet 3\. 12\./ }));
    expect(
      await panel.findByText('Ručak ostaje u 13:00, van radnog vremena tog dana.'),
    ).toBeVisible();
    expect(panel.queryByRole('checkbox', { name: /^Pomeri i ručak/ })).toBeNull();
  });

  it('keeps its tab stop and its keys over empty days and while a day is read', async () => {
    serveDaySheets({ [FRIDAY]: [school] });
    const { board, user, currentAddress } = await openDay();
    board.getByRole('button', { name: SCHOOL }).focus();

    server.use(
      http.get('*/api/v1/admin/day/2027-12-05', () => new Promise<never>(() => undefined)),
    );

    await user.keyboard('{PageDown}');
    await waitFor(() => {
      expect(document.activeElement).toHaveAccessibleName(/^08:00, 0 osoba od 240/);
    });
    await user.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAccessibleName('Nedelja, 5. decembar 2027.');
    await user.keyboard('{PageDown}');
    expect(currentAddress()).toBe('/admin/calendar?view=day&date=2027-12-06');
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute('data-cell', 'centre 08:00');
    });
    expect(document.activeElement).toHaveAttribute('tabindex', '0');

    await user.keyboard('{PageUp}{PageUp}{PageUp}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: SCHOOL })).toHaveFocus();
    });
    await user.keyboard('t');
    expect(currentAddress()).not.toContain(FRIDAY);
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute('data-cell');
    });
  });

  it('marks each of the groups that are too many in the restaurant, and says when it is quieter', async () => {
    const eaters = [1, 2, 3].map((id) =>
      buildSheetGroup({
        id,
        visitTime: `${8 + id}:00`.padStart(5, '0'),
        lunchTime: '12:00',
        portions: 81,
        requester: `OŠ „${id}“`,
      }),
    );
    serveDaySheets({ [FRIDAY]: eaters });
    const { board, user } = await openDay();

    const marked = board.getAllByRole('button', { name: /nema mesta: Restoran$/ });
    // Each stands in the centre and in the restaurant.
    expect(marked).toHaveLength(6);
    expect(marked[0]).toHaveAttribute('title', 'OŠ „1“ · nema mesta: Restoran');
    await user.click(marked[0] as HTMLElement);
    const panel = within(await screen.findByRole('dialog', { name: 'OŠ „1“' }));
    expect(panel.getByRole('alert')).toHaveTextContent(
      'Nema mesta 12:00–12:45: 243 obroka na 140 mesta ako se potvrde i primljene grupe',
    );
    expect(panel.getByText('Mirnije u restoranu: 11:15, 12:45, 11:00')).toBeVisible();
  });

  it('marks a group too many at the start, and moves it to a calmer one', async () => {
    serveVisitRequests(buildVisitRequestResponse({ id: 7, visitDate: FRIDAY, visitTime: '10:15' }));
    serveDaySheets({ [FRIDAY]: [school, big] });
    const { board, user } = await openDay();
    await user.click(board.getByRole('button', { name: SCHOOL }));

    const panel = within(await screen.findByRole('dialog', { name: school.requester }));
    expect(panel.getByRole('alert')).toHaveTextContent('Nema mesta 10:30–11:45');
    await user.click(
      within(panel.getByRole('group', { name: 'Mirniji počeci' })).getByText('12:00'),
    );
    const move = within(await screen.findByRole('dialog', { name: 'Premesti posetu' }));
    expect(await move.findByText(/^pet 3\. 12\. u 12:00/)).toBeVisible();
  });

  it('asks for nothing of a group that is already here', async () => {
    const arrived = { ...school, stage: 'arrived', arrivedAt: '2026-11-22T09:00:00Z' } as const;
    serveDaySheets({ [FRIDAY]: [arrived, big] });
    const { board, user } = await openDay();
    await user.click(board.getByRole('button', { name: /^10:15 .*Stigli$/ }));

    const panel = within(await screen.findByRole('dialog', { name: school.requester }));
    expect(panel.queryByRole('alert')).toBeNull();
    expect(panel.queryByRole('group', { name: 'Mirniji počeci' })).toBeNull();
  });

  it('marks each of the groups of which too many start at once', async () => {
    // Two may start in the same quarter of an hour.
    const starting = [1, 2, 3].map((id) => buildSheetGroup({ id, visitTime: '10:00' }));
    serveDaySheets({ [FRIDAY]: starting });
    const { board, user } = await openDay();

    const marked = board.getAllByRole('button', { name: /nema mesta: Centar i park$/ });
    expect(marked).toHaveLength(3);
    await user.click(marked[0] as HTMLElement);
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('alert')).toHaveTextContent(
      'Nema mesta 10:00–10:15: 3 grupe počinju, predviđeno je 2 ako se potvrde i primljene grupe',
    );
    expect(panel.getByRole('group', { name: 'Mirniji počeci' })).toHaveTextContent(/09:45.*10:15/);
  });

  it('tells on a phone a quarter hour without room from one in which too many start', async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
    );
    const starting = [1, 2, 3].map((id) =>
      buildSheetGroup({ id, visitTime: '10:00', visitorAmount: 90, numberOfFollowers: 4 }),
    );
    serveDaySheets({ [FRIDAY]: starting });
    renderApp(`/admin/calendar?view=day&date=${FRIDAY}`);

    expect(await screen.findAllByText('Nema mesta 10:00–11:30: Centar i park')).toHaveLength(3);
    expect(screen.getAllByText('Previše grupa počinje 10:00–10:15: Centar i park')).toHaveLength(3);
  });

  it('marks the groups that come when it is closed, and names them', async () => {
    serveDaySheets({ [FRIDAY]: [school] }, [
      { date: FRIDAY, open: { from: '11:00', to: '13:00' }, note: 'Skraćeno' },
    ]);
    const { board, user } = await openDay();

    const block = board.getByRole('button', { name: /van radnog vremena: poseta u 10:15$/ });
    expect(block).toHaveAttribute(
      'title',
      `${school.requester} · van radnog vremena: poseta u 10:15`,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Van radnog vremena, otvoreno 11–13 h: 10:15 ${school.requester} (poseta u 10:15)`,
    );
    await user.click(block);
    const panel = within(await screen.findByRole('dialog', { name: school.requester }));
    expect(panel.getByRole('alert')).toHaveTextContent(
      'Van radnog vremena: poseta u 10:15 (otvoreno 11–13 h)',
    );
  });

  it('marks a group that eats and tours the memorial house when it is closed, and says when it could eat', async () => {
    const programme = { lunchTime: '13:00', portions: 20, memorialHouseTime: '13:30' };
    const group = { ...school, visitorAmount: 20, ...programme };
    serveDaySheets({ [FRIDAY]: [group] }, [
      { date: FRIDAY, open: { from: '09:00', to: '13:00' }, note: 'Skraćeno' },
    ]);
    const { board, user } = await openDay();

    const told = 'spomen-kuća u 13:30, ručak u 13:00';
    expect(screen.getByRole('alert')).toHaveTextContent(`10:15 ${school.requester} (${told})`);
    const [block] = board.getAllByRole('button', {
      name: /van radnog vremena: spomen-kuća u 13:30, ručak u 13:00$/,
    });
    await user.click(block as HTMLElement);
    const panel = within(await screen.findByRole('dialog', { name: school.requester }));
    expect(panel.getByRole('alert')).toHaveTextContent(told);
    expect(panel.getByText('Mirnije u restoranu: 12:45, 12:30, 12:15')).toBeVisible();
    expect(panel.queryByRole('group', { name: 'Mirniji počeci' })).not.toBeInTheDocument();
  });

  it('opens the group that the address names', async () => {
    serveDaySheets({ [FRIDAY]: [school, big] });
    const { user } = renderApp(`/admin/calendar?view=day&date=${FRIDAY}&group=7`);

    expect(await screen.findByRole('dialog', { name: school.requester })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: SCHOOL })).toHaveFocus();
    });
  });

  it('counts persons as Serbian does, in the head of a zone, too', async () => {
    serveDaySheets({ [FRIDAY]: [{ ...big, visitorAmount: 340 }] });
    await openDay();

    expect(screen.getByText('najviše 343 osobe na 240 mesta')).toBeVisible();
  });

  it('keeps the groups of a closed day, and says so', async () => {
    const note = 'Zatvoreno zbog radova';
    serveDaySheets({ [FRIDAY]: [school] }, [{ date: FRIDAY, open: null, note }]);
    const { board } = await openDay();

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Zatvoreno zbog radova. 1 primljen zahtev čeka odgovor za taj dan.',
    );
    expect(board.getByRole('button', { name: SCHOOL })).toHaveAccessibleName(/zatvoren dan$/);
  });

  it('without groups says where the next ones are', async () => {
    serveDaySheets({ [FRIDAY]: [school] });
    await openDay(MONDAY);

    expect(screen.getByRole('heading', { name: 'Za pon 29. 11. nema grupa' })).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Sledeći dan sa grupama: pet 3. 12.' }),
    ).toHaveAttribute('href', `/admin/calendar?view=day&date=${FRIDAY}`);
  });

  it('shows one zone alone, and all of them again, in the address', async () => {
    serveDaySheets({ [FRIDAY]: [school] });
    const { user, currentAddress } = await openDay();

    await user.click(screen.getByRole('link', { name: 'Restoran' }));
    expect(currentAddress()).toBe(`/admin/calendar?view=day&date=${FRIDAY}&zone=restaurant`);
    expect(screen.getByRole('heading', { level: 2, name: 'Restoran' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: 'Centar i park' })).toBeNull();

    await user.click(screen.getByRole('link', { name: 'Sve zone' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Centar i park' })).toBeVisible();
  });
});

describe('without an answer', () => {
  it('an error replaces the board alone', async () => {
    server.use(http.get('*/api/v1/admin/day/:date', () => failure('NOT_FOUND')));
    renderApp(`/admin/calendar?view=day&date=${FRIDAY}`);

    expect(await screen.findByText('Dan nije učitan')).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Petak, 3. decembar 2027.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sledeći dan' })).toBeVisible();
  });

  it('what was read before stays readable, and nothing can be changed', async () => {
    serveDaySheets({ [FRIDAY]: [school] });
    const { board, user, queryClient } = await openDay();
    server.use(http.get('*/api/v1/admin/day/:date', () => failure('NOT_FOUND')));
    await queryClient.refetchQueries();

    expect(await screen.findByText(/^Bez veze od \d\d:\d\d\.$/)).toBeVisible();
    await user.click(board.getByRole('button', { name: SCHOOL }));
    const panel = within(await screen.findByRole('dialog', { name: school.requester }));
    expect(panel.queryByRole('button', { name: 'Potvrdi' })).toBeNull();
  });
});
