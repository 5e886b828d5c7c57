import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { visitFieldsOn } from '@museum/shared/visit-requests/fields/visit-fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { noteServerTime } from '#lib/time/server-time.ts';

import { renderApp } from '#test/render-app.tsx';
import { serveFailure, serveFile, serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { servePrices } from '#test/api/serve-prices.ts';
import { rememberStaffSession } from '#test/staff-session.ts';
import { watchFiles } from '#test/watch-files.ts';

const LIST = '/admin/visit-requests';

const manyRequests = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildVisitRequestResponse({
      id: index + 1,
      normalizedId: `GP-2026-${String(index + 1).padStart(6, '0')}`,
    }),
  );

async function openList(address = LIST) {
  const app = renderApp(address);
  const table = await screen.findByRole('table', { name: 'Zahtevi za posete' });
  await waitFor(() => {
    expect(table.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });
  return { ...app, table };
}

const rowOf = (id: string) => screen.getByText(id).closest('tr') as HTMLTableRowElement;
const cellsOf = (id: string) =>
  within(rowOf(id))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  rememberStaffSession();
});
afterEach(() => {
  vi.useRealTimers();
  // To the millisecond: tests of this worker that follow may stand right before midnight.
  noteServerTime(new Date().toISOString());
});

describe('the list of visit requests', () => {
  it('shows the columns and formats of the specification', async () => {
    serveVisitRequests(
      buildVisitRequestResponse({
        visitDate: '2027-05-14',
        visitTime: '10:15',
        visitorAmount: 48,
        isViewed: true,
        isRequestingDinner: true,
        isRequestingVisitHomeExhibition: true,
        homeExhibitionVisitTime: '12:30',
      }),
    );
    const { table } = await openList();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'ID',
      'Pregledan',
      'Datum posete',
      'Vreme',
      'Posetilaca',
      'Ručak',
      'Dodatni sadržaj',
      'Spomen-kuća',
      'Akcije',
    ]);
    expect(cellsOf('GP-2026-000001').slice(0, 8)).toEqual([
      'GP-2026-000001PrimljenoPredškolska ustanova „Pčelica“Šabac · primljeno 02.11.2026',
      'Da',
      'pet 14.05.2027',
      '10:15',
      '48',
      'Da',
      'Ne',
      'Da, 12:30',
    ]);
  });

  it('has a column for every field that the table names for it', async () => {
    serveVisitRequests(buildVisitRequestResponse());
    const { table } = await openList();
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(
      expect.arrayContaining(visitFieldsOn('list').map(({ label }) => label)),
    );
  });

  it('tells who really came once the group has arrived, as its amount does', async () => {
    serveVisitRequests(buildVisitRequestResponse({ visitorAmount: 24, arrivedVisitorAmount: 22 }));
    await openList();
    expect(cellsOf('GP-2026-000001')[4]).toBe('22');
  });

  it('names the agency with its school, and strikes the name of who will not come', async () => {
    const [agency, person] = [
      buildVisitRequestResponse({ contactType: 'agency' }),
      buildVisitRequestResponse({
        id: 2,
        normalizedId: 'GP-2026-000002',
        contactType: 'personal',
        status: 'CANCELED',
      }),
    ];
    serveVisitRequests(agency, person);
    await openList();
    const struck = (text: string) => screen.getByText(text).tagName;
    expect(struck('Turistička agencija Putokaz za OŠ „Desanka Maksimović“')).toBe('SPAN');
    expect(struck('Njegoš Žarković')).toBe('S');
    expect(cellsOf('GP-2026-000001')[0]).toContain('Čačak · primljeno 02.11.2026');
    expect(screen.getAllByTitle('02.11.2026 10:15')).toHaveLength(2);
  });

  it('says “more than” where the server stopped counting', async () => {
    serveVisitRequests();
    server.use(
      http.get('*/api/v1/visit-request/query', () =>
        HttpResponse.json({ data: manyRequests(10), total: 10_001, totalPages: 1001 }),
      ),
    );
    await openList(`${LIST}?search=os`);
    expect(await screen.findByText('1–10 od više od 10.000')).toBeVisible();
    expect(screen.getByText('Zahtevi za posete: više od 10.000')).toHaveRole('status');
  });

  it('says so when only the newest were looked through for a short text', async () => {
    serveVisitRequests(...manyRequests(1));
    const { user } = await openList();
    const note = /^Ovako kratak tekst/;
    expect(screen.queryByText(note)).toBeNull();
    server.use(
      http.get('*/api/v1/visit-request/query', () =>
        HttpResponse.json({ data: [], total: 0, totalPages: 0, lookedThrough: 20_000 }),
      ),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Pretraga' }), 'zv{Enter}');
    expect(await screen.findByText(note)).toHaveTextContent(
      'Ovako kratak tekst traži se samo u 20.000 najnovijih redova liste. Za celu listu unesite bar tri slova ili cifre.',
    );
  });

  it('says so when there is nothing', async () => {
    serveVisitRequests();
    await openList();
    expect(screen.getByText('Nema rezultata')).toBeVisible();
  });

  it('turns pages, and the address leads there again', async () => {
    const { queries } = serveVisitRequests(...manyRequests(25));
    const { user, currentAddress } = await openList();
    expect(screen.getByText('1–10 od 25')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prva strana' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Predhodna strana' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Seldeca strana' }));
    expect(await screen.findByText('GP-2026-000011')).toBeVisible();
    expect(currentAddress()).toBe(`${LIST}?page=2`);

    await user.click(screen.getByRole('button', { name: 'Zadnja strana' }));
    expect(await screen.findByText('GP-2026-000025')).toBeVisible();
    expect(queries.map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('keeps the former rows on the screen while a page is under way', async () => {
    serveVisitRequests(...manyRequests(12));
    const { user, table } = await openList();
    await user.click(screen.getByRole('button', { name: 'Seldeca strana' }));
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
    expect(await screen.findByText('GP-2026-000012')).toBeVisible();
  });

  it('calls no rows those of a page before they are, and has none pressed', async () => {
    serveVisitRequests(...manyRequests(12));
    const pages = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    server.use(
      http.get('*/api/v1/visit-request/query', async ({ request }) => {
        await pages[request.url.includes('page=2') ? 1 : 0].promise;
      }),
    );
    const { user } = renderApp(LIST);
    await screen.findByRole('table', { name: 'Zahtevi za posete' });
    expect(screen.getByText('Učitavanje…')).toBeVisible();
    expect(screen.queryByText(/ od 0$/)).toBeNull();
    pages[0].resolve();
    expect(await screen.findByText('1–10 od 12')).toBeVisible();
    expect(rowOf('GP-2026-000001').closest('[inert]')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Seldeca strana' }));
    expect(screen.getByText('Učitavanje…')).toBeVisible();
    expect(rowOf('GP-2026-000001').closest('[inert]')).not.toBeNull();
    pages[1].resolve();
    expect(await screen.findByText('11–12 od 12')).toBeVisible();
    expect(rowOf('GP-2026-000012').closest('[inert]')).toBeNull();
  });

  it('goes back to the last page when a link leads beyond it', async () => {
    serveVisitRequests(...manyRequests(12));
    const { currentAddress } = await openList(`${LIST}?page=9`);
    expect(await screen.findByText('GP-2026-000012')).toBeVisible();
    expect(currentAddress()).toBe(`${LIST}?page=2`);
  });

  it('sorts by a column ascending, then descending, then not at all', async () => {
    const { queries } = serveVisitRequests(...manyRequests(1));
    const { user, currentAddress } = await openList();
    const head = screen.getByRole('columnheader', { name: 'Datum posete' });
    const press = () => user.click(within(head).getByRole('button'));

    await press();
    await waitFor(() => {
      expect(head).toHaveAttribute('aria-sort', 'ascending');
    });
    expect(currentAddress()).toBe(`${LIST}?sortByColumn=visitDate&sortDirection=ASC`);
    await press();
    await waitFor(() => {
      expect(head).toHaveAttribute('aria-sort', 'descending');
    });
    await press();
    await waitFor(() => {
      expect(head).not.toHaveAttribute('aria-sort');
    });
    expect(currentAddress()).toBe(LIST);
    await waitFor(() => {
      expect(
        queries.map(({ sortByColumn, sortDirection }) => [sortByColumn, sortDirection]),
      ).toEqual([
        [undefined, 'ASC'],
        ['visitDate', 'ASC'],
        ['visitDate', 'DESC'],
        [undefined, 'ASC'],
      ]);
    });
  });

  it('can be sorted by every column it shows', async () => {
    serveVisitRequests(...manyRequests(1));
    const { table } = await openList();
    const unsorted = within(table)
      .getAllByRole('columnheader')
      .filter((head) => within(head).queryByRole('button') === null);
    expect(unsorted.map((head) => head.textContent)).toEqual(['Akcije']);
  });

  it('searches after a pause in typing and starts again at the first page', async () => {
    const { queries } = serveVisitRequests(...manyRequests(12));
    const { user, currentAddress } = await openList(`${LIST}?page=2`);
    await user.type(screen.getByRole('searchbox', { name: 'Pretraga' }), 'đurić');
    await waitFor(() => {
      expect(queries.at(-1)).toMatchObject({ search: 'đurić', page: 1 });
    });
    expect(queries).toHaveLength(2);
    expect(decodeURIComponent(currentAddress())).toBe(`${LIST}?search=đurić`);
  });

  it('waits 500 ms for a further letter (spec §9)', async () => {
    serveVisitRequests(...manyRequests(1));
    const { currentAddress } = await openList();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    fireEvent.change(screen.getByRole('searchbox', { name: 'Pretraga' }), {
      target: { value: 'gp' },
    });
    act(() => void vi.advanceTimersByTime(499));
    expect(currentAddress()).toBe(LIST);
    act(() => void vi.advanceTimersByTime(1));
    expect(currentAddress()).toBe(`${LIST}?search=gp`);
  });

  it('opens as a shared link says, and drops what makes no sense in it', async () => {
    const { queries } = serveVisitRequests(...manyRequests(1));
    await openList(`${LIST}?status=POSTPONED&dinnerOnly=true&viewed=maybe&sortByColumn=pib`);
    expect(queries[0]).toMatchObject({ status: 'POSTPONED', dinnerOnly: true });
    expect(queries[0]?.viewed).toBeUndefined();
    expect(queries[0]?.sortByColumn).toBeUndefined();
  });

  it('marks a request at short notice in words', async () => {
    const [request] = manyRequests(1);
    serveVisitRequests({ ...request!, isShortNotice: true });
    const { table } = await openList();
    expect(within(table).getByText('Kratak rok')).toBeVisible();
  });

  it('marks requests that nobody has looked at', async () => {
    const [seen, unseen] = manyRequests(2);
    serveVisitRequests({ ...seen!, isViewed: true }, unseen!);
    await openList();
    expect(cellsOf('GP-2026-000001')[1]).toBe('Da');
    expect(cellsOf('GP-2026-000002')[1]).toBe('Ne');
  });

  it('says without a network that there is none', async () => {
    serveVisitRequests();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(http.get('*/api/v1/visit-request/query', () => HttpResponse.error()));
    renderApp(LIST);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Zahtevi nisu učitaniNema mreže.');
  });

  it('offers another attempt when the list could not be fetched', async () => {
    serveVisitRequests(...manyRequests(1));
    server.use(
      http.get('*/api/v1/visit-request/query', () => failure('VALIDATION_ERROR'), { once: true }),
    );
    const app = renderApp(LIST);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Zahtevi nisu učitani');
    await app.user.click(within(alert).getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByText('GP-2026-000001')).toBeVisible();
  });
});

describe('the filter dialog', () => {
  it('applies all filters on confirm and counts them on its button', async () => {
    const { queries } = serveVisitRequests(...manyRequests(1));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(dialog.getByLabelText('ID'), '000001');
    await user.selectOptions(dialog.getByLabelText('Status'), 'Otkazano');
    await user.selectOptions(dialog.getByLabelText('Pregledan'), 'Ne');
    await user.type(dialog.getByLabelText('E-mail'), 'pcelica');
    await user.type(dialog.getByLabelText('Telefon'), '015');
    await user.click(dialog.getByLabelText('Samo sa ručkom'));
    expect(queries).toHaveLength(1);

    await user.click(dialog.getByRole('button', { name: 'Primeni filter' }));
    await waitFor(() => {
      expect(queries.at(-1)).toMatchObject({
        normalizedId: '000001',
        status: 'CANCELED',
        viewed: false,
        email: 'pcelica',
        phone: '015',
        dinnerOnly: true,
      });
    });
    expect(await screen.findByRole('button', { name: 'Filter, aktivnih: 6' })).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Aktivni filteri' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'ID: 000001',
      'Pregledan: Ne',
      'Status: Otkazano',
      'Samo sa ručkom',
      'E-mail: pcelica',
      'Telefon: 015',
    ]);
  });

  it('lets a single filter be pressed away', async () => {
    serveVisitRequests(...manyRequests(1));
    const { user, currentAddress } = await openList(`${LIST}?status=CANCELED&viewed=true`);
    await user.click(screen.getByRole('button', { name: 'Ukloni filter Status: Otkazano' }));
    await waitFor(() => {
      expect(currentAddress()).toBe(`${LIST}?viewed=true`);
    });
  });

  it.each([
    ['visitDateFrom=2027-05-01&visitDateTo=2027-05-31', 'Datum posete', 'visitDate=2027-06-03'],
    ['visitDate=2027-05-14', 'Datum posete od', 'visitDateFrom=2027-06-03'],
  ])('replaces %s by what is entered as %s', async (before, label, after) => {
    serveVisitRequests(...manyRequests(1));
    const { user, currentAddress } = await openList(`${LIST}?${before}`);
    await user.click(screen.getByRole('button', { name: 'Filter, aktivnih: 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(dialog.getByLabelText(label), '3. 6. 2027.');
    await user.click(dialog.getByRole('button', { name: 'Primeni filter' }));
    await waitFor(() => {
      expect(currentAddress()).toBe(`${LIST}?${after}`);
    });
  });

  it('says at the field of a day that there is none such, and nothing of the other end', async () => {
    serveVisitRequests(...manyRequests(1));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const from = dialog.getByLabelText('Datum posete od');
    await user.type(from, '31.11.2026');
    await user.type(dialog.getByLabelText('Datum posete do'), '30.11.2026');
    await user.click(dialog.getByRole('button', { name: 'Primeni filter' }));
    await waitFor(() => {
      expect(from).toHaveAccessibleDescription(/Unesite postojeći datum/);
    });
    expect(dialog.getByLabelText('Datum posete do')).toBeValid();
  });

  it('changes nothing when it is closed', async () => {
    const { queries } = serveVisitRequests(...manyRequests(1));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(dialog.getByLabelText('E-mail'), 'pcelica');
    await user.click(dialog.getByRole('button', { name: 'Odustani' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(queries).toHaveLength(1);
  });

  it('resets every filter by "Ukloni Filter" and keeps the search', async () => {
    const { queries } = serveVisitRequests(...manyRequests(1));
    const address = `${LIST}?search=gp&status=CANCELED&visitDate=2027-05-14&dinnerOnly=true`;
    const { user, currentAddress } = await openList(address);
    await user.click(screen.getByRole('button', { name: 'Filter, aktivnih: 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(dialog.getByLabelText('Status')).toHaveDisplayValue('Otkazano');
    expect(dialog.getByRole('option', { name: 'Svi Statusi' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Ukloni Filter' }));
    await waitFor(() => {
      expect(currentAddress()).toBe(`${LIST}?search=gp`);
    });
    expect(queries.at(-1)).toMatchObject({ search: 'gp', sortDirection: 'ASC', page: 1 });
    expect(queries.at(-1)?.status).toBeUndefined();
  });
});

it('a list of debts says what is owed on all of its pages', async () => {
  serveVisitRequests(...manyRequests(2));
  await openList(`${LIST}?unpaid=true`);
  expect(await screen.findByText('2 zahteva ukupno')).toBeVisible();
  expect(screen.getByText('33.900,00 din')).toBeVisible();
  expect(screen.getByText(/od 52\.300,00 din/)).toBeVisible();
  expect(screen.getByText(/Otkazane posete se ne\s+broje/)).toBeVisible();
});

it('a list of debts says “more than” where the server stopped counting', async () => {
  serveVisitRequests();
  const debts = { open: 1000, total: 2000 };
  server.use(
    http.get('*/api/v1/visit-request/query', () =>
      HttpResponse.json({ data: manyRequests(10), total: 10_001, totalPages: 1001, debts }),
    ),
  );
  await openList(`${LIST}?unpaid=true`);
  expect(await screen.findByText('Više od 10.000 zahteva ukupno')).toBeVisible();
});

describe('the sum of all pages', () => {
  const FIGURES = { visits: 460, visitors: 26_179, followers: 1791, portions: 0, total: 18_000.5 };

  it('is worked out for whoever asks, by the filters of the list', async () => {
    serveVisitRequests(...manyRequests(12));
    const asked: string[] = [];
    server.use(
      http.get('*/api/v1/visit-request/figures', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ data: FIGURES });
      }),
    );
    const { user } = await openList(`${LIST}?page=2&dinnerOnly=true&search=pcelica`);
    await user.click(screen.getByRole('button', { name: 'Saberi sve strane' }));

    expect(await screen.findByText('26.179')).toBeVisible();
    expect(screen.getByRole('status', { name: 'Zbir svih strana' })).toHaveTextContent(
      'Posete 460Posetioci 26.179Pratioci 1.791Porcije 0Vrednost 18.000,50 din',
    );
    expect(asked).toEqual(['?search=pcelica&dinnerOnly=true']);
    // The button is gone.
    expect(screen.getByRole('status', { name: 'Zbir svih strana' })).toHaveFocus();
  });

  it.each([
    ['an empty list', '', 0],
    ['the sum of debts', '?unpaid=true', 2],
  ])('is not offered beside %s', async (_what, search, count) => {
    serveVisitRequests(...manyRequests(count));
    await openList(`${LIST}${search}`);
    expect(screen.queryByRole('button', { name: 'Saberi sve strane' })).not.toBeInTheDocument();
  });

  it('says when it could not be worked out', async () => {
    serveVisitRequests(...manyRequests(1));
    server.use(
      http.get('*/api/v1/visit-request/figures', () =>
        HttpResponse.json({ errors: [] }, { status: 400 }),
      ),
    );
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Saberi sve strane' }));
    expect(await screen.findByText('Zbir nije izračunat')).toBeVisible();
  });
});

describe('the saved views', () => {
  const VIEWS: [name: string, count: number | string, search: string][] = [
    ['Svi', '1.208', ''],
    ['Novi', 41, '?viewed=false'],
    ['Kratak rok', 2, '?stage=received&visitDateFrom=2027-02-28&shortNotice=true'],
    ['Čeka potvrdu', 17, '?stage=received&visitDateFrom=2027-02-28'],
    ['Danas', 4, '?visitDateFrom=2027-02-28&visitDateTo=2027-02-28'],
    ['Sutra', 0, '?visitDateFrom=2027-03-01&visitDateTo=2027-03-01'],
    ['Ova nedelja', 28, '?visitDateFrom=2027-02-22&visitDateTo=2027-02-28'],
    ['Ovaj mesec', 96, '?visitDateFrom=2027-02-01&visitDateTo=2027-02-28'],
    ['Od danas', 310, '?visitDateFrom=2027-02-28'],
  ];

  it.each(VIEWS)(
    'show “%s”, which are %s, by one press, by the server’s clock',
    async (...view) => {
      const [name, count, search] = view;
      const { queries } = serveVisitRequests(...manyRequests(1));
      // The last minutes of a Sunday in Belgrade.
      noteServerTime('Sun, 28 Feb 2027 22:50:00 GMT');
      const { user, currentAddress } = await openList(
        `${LIST}?visitDate=2027-05-14&status=CANCELED`,
      );
      await user.click(await screen.findByRole('link', { name: `${name} ${count}` }));
      await waitFor(() => {
        expect(currentAddress()).toBe(LIST + search);
      });
      expect(
        within(screen.getByRole('navigation', { name: 'Pogledi' })).getByRole('link', {
          current: 'page',
        }),
      ).toHaveTextContent(name);
      await waitFor(() => {
        expect(queries.at(-1)?.status).toBeUndefined();
      });
      // The view's name says it already.
      expect(screen.queryByRole('list', { name: 'Aktivni filteri' })).toBeNull();
    },
  );
});

it('the saved views of a page that stays open over midnight are those of the new day', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2027-03-03T22:59:30Z'),
  });
  serveVisitRequests(...manyRequests(1));
  await openList();
  const view = await screen.findByRole('link', { name: 'Danas 4' });
  const addressOf = (day: string) =>
    expect.stringContaining(`?visitDateFrom=${day}&visitDateTo=${day}`) as string;
  expect(view).toHaveAttribute('href', addressOf('2027-03-03'));

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await screen.findByRole('link', { name: 'Danas 4' })).toHaveAttribute(
    'href',
    addressOf('2027-03-04'),
  );
});

it('a list of debts that stays open over midnight says what is due on the new day', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2027-03-03T22:59:30Z'),
  });
  const payment = { state: 'unpaid', due: '2027-03-04', total: 9_600, paid: 0 } as const;
  serveVisitRequests(buildVisitRequestResponse({ payment }));
  await openList(`${LIST}?unpaid=true`);
  expect(await screen.findByText('rok sutra')).toBeVisible();

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await screen.findByText('rok danas')).toBeVisible();
});

describe('the days of a visit', () => {
  it('can be any two, the end not before the beginning', async () => {
    const { queries } = serveVisitRequests(...manyRequests(1));
    const { user } = await openList(`${LIST}?visitDateFrom=2027-05-14&visitDateTo=2027-05-01`);
    await user.click(screen.getByRole('button', { name: 'Filter, aktivnih: 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(dialog.getByRole('button', { name: 'Primeni filter' }));
    expect(await dialog.findByText('Kraj ne može biti pre početka')).toBeVisible();
    expect(queries).toHaveLength(1);
  });

  it('leave together with all other filters by one press', async () => {
    serveVisitRequests(...manyRequests(1));
    const address = `${LIST}?search=gp&visitDateFrom=2027-05-01&visitDateTo=2027-05-14&viewed=true`;
    const { user, currentAddress } = await openList(address);
    await user.click(screen.getByRole('button', { name: 'Ukloni sve filtere' }));
    await waitFor(() => {
      expect(currentAddress()).toBe(`${LIST}?search=gp`);
    });
  });
});

describe('the actions of a row', () => {
  it('open the details in a new tab', async () => {
    serveVisitRequests(...manyRequests(1));
    await openList();
    const link = screen.getByRole('link', { name: /^Detalji GP-2026-000001/ });
    expect(link).toHaveAttribute('href', `${LIST}/details/1`);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('lead back from the new tab to the list as it was', async () => {
    servePrices();
    serveVisitRequests(...manyRequests(1));
    const address = `${LIST}?search=%C4%91uri%C4%87&visitDateFrom=2027-05-01`;
    const list = await openList(address);
    const details = screen.getByRole('link', { name: /^Detalji GP-2026-000001/ });
    const href = details.getAttribute('href')!;
    list.unmount();

    const { user, currentAddress } = renderApp(href);
    await user.click(await screen.findByRole('link', { name: 'Nazad na listu' }));
    expect(currentAddress()).toBe(address);
  });

  it('download the PDF under the server’s name and show it in a tab opened by the click', async () => {
    const files = watchFiles();
    serveVisitRequests(...manyRequests(1));
    serveFile('/1/group-visit-pdf', { name: 'poseta-GP-2026-000001.pdf' });
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'PDF grupne posete GP-2026-000001' }));
    expect(files.tabs).toHaveLength(1);
    await waitFor(() => {
      expect(files.saved).toEqual(['poseta-GP-2026-000001.pdf']);
    });
    expect(files.shown).toHaveLength(1);
  });

  it('say so when the answer is no PDF, and close the tab', async () => {
    const files = watchFiles();
    serveVisitRequests(...manyRequests(1));
    serveFile('/1/group-visit-pdf', { name: 'poseta.pdf', content: '<html>' });
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'PDF grupne posete GP-2026-000001' }));
    expect(await screen.findByText('Nije vraćen validan PDF fajl.')).toBeVisible();
    expect(files.saved).toEqual([]);
    expect(files.tabs).toEqual([{ isOpen: false }]);
  });

  it('delete after asking', async () => {
    const { stored } = serveVisitRequests(...manyRequests(2));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Izbriši GP-2026-000001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Izbriši zahtev' }));
    expect(dialog.getByText('Jeste li sigurni da želite izbrisati ovaj zahtev?')).toBeVisible();
    expect(
      dialog.getByText('GP-2026-000001, Predškolska ustanova „Pčelica“, pet 14.05.2027'),
    ).toBeVisible();
    expect(stored.size).toBe(2);
    await user.click(dialog.getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Zahtev je uspješno izbrisan')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('GP-2026-000001')).toBeNull();
    });
    expect([...stored.keys()]).toEqual([2]);
  });

  it('delete nothing after "Odustani", and report a failure', async () => {
    const { stored } = serveVisitRequests(...manyRequests(1));
    const { user } = await openList();
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Izbriši GP-2026-000001' }));
      return within(await screen.findByRole('dialog'));
    };
    await user.click((await ask()).getByRole('button', { name: 'Odustani' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    serveFailure('delete', '/:id', 'SERVER_ERROR');
    await user.click((await ask()).getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Zahtev nije uspješno izbrisan')).toBeVisible();
    expect(stored.size).toBe(1);
  });

  it.each([
    ['received', null],
    [
      'confirmed',
      'Naručilac ne dobija mejl, poseta nestaje sa dnevnog lista, a njeni predračuni se storniraju; uz „Otkaži“ zahtev ostaje i naručiocu se javlja.',
    ],
    [
      'arrived',
      'Naručilac ne dobija mejl, poseta nestaje sa dnevnog lista, a njeni predračuni se storniraju.',
    ],
  ] as const)(
    'say what goes with a visit that is %s, and why it can’t go',
    async (stage, words) => {
      serveVisitRequests(buildVisitRequestResponse({ stage }));
      serveFailure('delete', '/:id', 'MUST_BE_KEPT');
      const { user } = await openList();
      await user.click(screen.getByRole('button', { name: /^Izbriši GP-/ }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.queryByText(/^Naručilac/)?.textContent ?? null).toBe(words);
      await user.click(dialog.getByRole('button', { name: 'Izvrši akciju' }));
      expect(
        await screen.findByText(
          'Zahtev nije uspješno izbrisan. Zahtev ima uplate, koje se čuvaju. Umesto brisanja otkažite posetu.',
        ),
      ).toBeVisible();
    },
  );

  it('take a request that a colleague has deleted already from the list', async () => {
    const { stored } = serveVisitRequests(...manyRequests(2));
    const { user } = await openList();
    stored.delete(1);
    await user.click(screen.getByRole('button', { name: 'Izbriši GP-2026-000001' }));
    await user.click(await screen.findByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Zahtev nije uspješno izbrisan')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('GP-2026-000001')).toBeNull();
    });
    expect(screen.getByText('GP-2026-000002')).toBeVisible();
  });
});

it('the accountant’s workbook asks for its days, and refuses an end before the beginning', async () => {
  const files = watchFiles();
  serveVisitRequests(...manyRequests(1));
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/v1/admin/accounts/excel-download', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return new HttpResponse(new Blob(['x']), {
        headers: { 'content-disposition': 'attachment; filename="predracuni.xlsx"' },
      });
    }),
  );
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Za knjigovodstvo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Predračuni i uplate' });
  expect(dialog).toHaveTextContent('svi predračuni izdati u ovim danima, i zamenjeni i stornirani');
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  const type = async (name: string, day: string) => {
    await user.clear(field(name));
    await user.type(field(name), day);
  };
  const download = within(dialog).getByRole('button', { name: 'Preuzmi Excel' });
  await type('Od', '31.10.2026');
  await type('Do', '01.10.2026');
  await user.click(download);
  expect(await within(dialog).findByText('Kraj ne može biti pre početka')).toBeVisible();
  expect(asked).toEqual([]);

  await type('Od', '01.10.2026');
  await type('Do', '31.10.2026');
  await user.click(download);
  await waitFor(() => {
    expect(files.saved).toEqual(['predracuni.xlsx']);
  });
  expect(asked).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the workbooks of the list', () => {
  it('take the days along', async () => {
    watchFiles();
    serveVisitRequests(...manyRequests(1));
    const asked = serveFile('/query/excel-download', { name: 'zahtevi.xlsx' });
    const { user } = await openList(`${LIST}?visitDateFrom=2027-05-01&visitDateTo=2027-05-31`);
    await user.click(screen.getByRole('button', { name: 'Preuzmi Excel' }));
    await waitFor(() => {
      expect(Object.fromEntries(asked[0] ?? [])).toEqual({
        visitDateFrom: '2027-05-01',
        visitDateTo: '2027-05-31',
      });
    });
  });

  it.each([
    { button: 'Preuzmi Excel', path: '/query/excel-download' },
    { button: 'Najava obroka', path: '/query/dinner-all-excel-download' },
  ])('"$button" takes the search and the filters along', async ({ button, path }) => {
    const files = watchFiles();
    serveVisitRequests(...manyRequests(1));
    const asked = serveFile(path, { name: 'zahtevi.xlsx' });
    const { user } = await openList(`${LIST}?page=1&search=gp&status=SCHEDULED&viewed=false`);
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => {
      expect(files.saved).toEqual(['zahtevi.xlsx']);
    });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      search: 'gp',
      status: 'SCHEDULED',
      viewed: 'false',
    });
  });

  it('show the server’s reason when there is no file', async () => {
    watchFiles();
    serveVisitRequests(...manyRequests(1));
    serveFailure('get', '/query/excel-download', 'TOO_MANY_REQUESTS');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Preuzmi Excel' }));
    expect(
      await screen.findByText('Previše pokušaja. Molimo sačekajte malo pa pokušajte ponovo.'),
    ).toBeVisible();
  });
});
