import {
  bankStatementWithLinesSchema,
  type BankStatementLine,
  type BookLines,
  bookLinesSchema,
  type UploadedStatements,
  uploadedStatementsSchema,
} from '@museum/shared/payments/bank-statement-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { buildBankLine, buildLineBooking } from '@museum/shared/testing/build-bank-line';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveMails } from '#test/api/serve-mails.ts';
import { serveMessages } from '#test/api/serve-messages.ts';
import { serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const PATH = '*/api/v1/admin/bank-statements';

const LINES = [
  buildBankLine({}),
  buildBankLine({
    id: 2,
    amount: 23_200,
    payer: 'GIMNAZIJA',
    group: 'check',
    reason: 'amountAndPayer',
  }),
  buildBankLine({
    id: 3,
    amount: 2000,
    payer: 'COLIC',
    group: 'unknown',
    reason: null,
    proforma: null,
  }),
];

const statement = (lines: BankStatementLine[] = LINES, version = 1) => ({
  id: 12,
  version,
  fileName: 'izvod-187.xml',
  account: '840-0-31',
  number: '187',
  day: '2026-10-06',
  opening: 0,
  closing: 43_600,
  uploadedBy: 'Jelena Đorđević',
  uploadedAt: '2026-10-07T08:00:00.000Z',
  credits: { count: 3, sum: 43_600 },
  debits: { count: 0, sum: 0 },
  booked: { count: 0, sum: 0 },
  lines,
});

/** The answer to a file that was sent. */
const uploadAnswer = (uploaded: Partial<UploadedStatements>) => {
  const all = { statements: [], storedBefore: 0, otherAccounts: [], table: null, ...uploaded };
  const data = uploadedStatementsSchema.parse(all);
  return HttpResponse.json({ data }, { status: 201 });
};

const answer = (value: unknown) =>
  HttpResponse.json(dataEnvelope(bankStatementWithLinesSchema).parse({ data: value }));

beforeEach(() => {
  rememberStaffSession();
  serveMails({ mails: [] });
  serveMessages();
  server.use(
    http.get(PATH, () => HttpResponse.json({ data: [], totalPages: 0, total: 0 })),
    http.get(`${PATH}/12`, () => answer(statement())),
  );
});

const open = async () => {
  const app = renderApp('/admin/bank-statements?statement=12');
  await screen.findByText('Izvod br. 187 od 06.10.2026');
  return app;
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

it('names the accounts of a file whose statements were left out', async () => {
  const uploaded = { statements: [statement()], otherAccounts: ['840-955845-10'] };
  server.use(http.post(PATH, () => uploadAnswer(uploaded)));
  const { user } = renderApp('/admin/bank-statements');

  await user.upload(await screen.findByLabelText('Fajl izvoda'), new File(['<stmtrs/>'], 'a.xml'));

  expect(await screen.findByText('Izvod br. 187 od 06.10.2026')).toBeVisible();
  expect(
    await screen.findByText('Izostavljeni su izvodi drugih računa: 840-955845-10.'),
  ).toBeVisible();
});

it.each([
  [1, 'Ovaj izvod je već učitan ranije; ništa nije upisano dva puta.'],
  [2, 'U fajlu je bilo izvoda: 2. Otvorite ih sa spiska. Već učitano ranije: 1.'],
])('says that a statement of %d in the file was there already', async (count, told) => {
  const statements = Array.from({ length: count }, (_, index) => ({
    ...statement(),
    id: 12 + index,
  }));
  server.use(http.post(PATH, () => uploadAnswer({ statements, storedBefore: 1 })));
  const { user } = renderApp('/admin/bank-statements');

  await user.upload(await screen.findByLabelText('Fajl izvoda'), new File(['<stmtrs/>'], 'a.xml'));

  expect(await screen.findByText(told)).toBeVisible();
});

it('takes none of several files that are dropped at once, and says so', async () => {
  renderApp('/admin/bank-statements');
  const place = await screen.findByText('Prevucite izvod ovde ili ga izaberite');
  const files = ['a.xml', 'b.xml'].map((name) => new File(['<stmtrs/>'], name));
  fireEvent.drop(place, { dataTransfer: { files } });

  expect(await screen.findByText('Prevucite fajlove jedan po jedan')).toBeVisible();
  expect(place).toHaveTextContent('Prevucite izvod ovde ili ga izaberite');
});

describe('the columns of a table', () => {
  const headings = ['Datum', 'Iznos', 'Naziv'];
  const table = { headings, rows: [], columns: null, namesAccount: true };
  const { lines: _lines, ...stored } = statement();
  const older = { ...stored, id: 13, number: '186', day: '2026-10-05', closing: 7 };

  /** The form of a table, with a balance typed. */
  const type = async () => {
    server.use(
      http.get(PATH, () => HttpResponse.json({ data: [older, stored], totalPages: 1, total: 2 })),
      http.post(PATH, () => uploadAnswer({ table })),
    );
    const app = renderApp('/admin/bank-statements');
    await screen.findByText('1–2 od 2');
    await app.user.upload(await screen.findByLabelText('Fajl izvoda'), new File(['a'], 'a.csv'));
    await app.user.type(await screen.findByLabelText(/^Krajnje stanje/), '0');
    return app;
  };

  it('are asked about before another statement takes their place', async () => {
    const { user } = await type();
    await user.click(await screen.findByRole('link', { name: 'Izvod br. 187 od 06.10.2026' }));

    const question = await screen.findByRole('dialog', { name: 'Nesačuvane izmene' });
    await user.click(within(question).getByRole('button', { name: 'Nastavi unos' }));
    expect(screen.getByLabelText(/^Krajnje stanje/)).toHaveValue('0');
  });

  it('open with the balance that the statement of the latest day closed with', async () => {
    await type();

    expect(screen.getByLabelText(/^Početno stanje/)).toHaveValue('43.600');
    expect(screen.getByText('Predloženo po prethodnom: Izvod br. 187 od 06.10.2026')).toBeVisible();
  });

  it('are left without a question once the table is read', async () => {
    const { user, currentAddress } = await type();
    server.use(http.post(PATH, () => uploadAnswer({ statements: [stored] })));
    await user.click(screen.getByRole('button', { name: 'Učitaj izvod' }));

    expect(await screen.findByText('Stanje se slaže')).toBeVisible();
    expect(currentAddress()).toBe('/admin/bank-statements?statement=12');
  });
});

describe('a statement of many lines', () => {
  it('shows one group alone, which the address keeps, and tells what is ticked but not seen', async () => {
    const { user, currentAddress } = await open();
    const groups = within(screen.getByRole('navigation', { name: 'Grupe uplata' }));
    const names = groups.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Sve 3',
      'Prepoznato 1',
      'Proverite 1',
      'Nije prepoznato 1',
      'Već proknjiženo 0',
    ]);
    await user.click(groups.getByRole('link', { name: 'Nije prepoznato 1' }));

    expect(currentAddress()).toBe('/admin/bank-statements?statement=12&group=unknown');
    expect(screen.getByText('COLIC')).toBeVisible();
    expect(screen.queryByText('OS DJURA JAKSIC ZABARI')).toBeNull();
    expect(screen.getByText('1 uplata, 18.400,00 din')).toBeVisible();
    expect(screen.getByText('Od toga se ne vidi zbog filtera: 1.')).toBeVisible();

    await user.click(groups.getByRole('link', { name: 'Već proknjiženo 0' }));
    expect(screen.getByText('Nema rezultata')).toBeVisible();
    await user.click(groups.getByRole('link', { name: 'Sve 3' }));
    expect(currentAddress()).toBe('/admin/bank-statements?statement=12');
    expect(screen.queryByText(/ne vidi zbog filtera/)).toBeNull();
  });

  it('is searched by payer and amount, each group with what is found in it', async () => {
    const { user, currentAddress } = await open();
    const field = screen.getByRole('searchbox', { name: 'Uplatilac, svrha, poziv ili iznos' });
    await user.type(field, '23.200{Enter}');

    expect(currentAddress()).toBe('/admin/bank-statements?statement=12&search=23.200');
    expect(screen.getByText('GIMNAZIJA')).toBeVisible();
    expect(screen.queryByText('COLIC')).toBeNull();
    const link = screen.getByRole('link', { name: 'Proverite 1' });
    await user.click(link);
    expect(currentAddress()).toBe('/admin/bank-statements?statement=12&group=check&search=23.200');
  });
});

describe('the lines of a statement', () => {
  it('are ticked only where they were recognised, and counted with their sum', async () => {
    const { user } = await open();

    expect(box(/OS DJURA/)).toBeChecked();
    expect(box(/GIMNAZIJA/)).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /COLIC/ })).toBeNull();
    expect(screen.getByText('1 uplata, 18.400,00 din')).toBeVisible();
    await user.click(box(/GIMNAZIJA/));
    expect(screen.getByText('2 uplate, 41.600,00 din')).toBeVisible();
    await user.click(box(/GIMNAZIJA/));
    await user.click(box(/OS DJURA/));
    expect(screen.getByRole('button', { name: 'Proknjiži 0 uplata' })).toBeDisabled();
  });

  it('are decided about until they are booked: a sign-out asks first', async () => {
    const { user } = await open();
    await user.click(box(/GIMNAZIJA/));
    await user.click(screen.getByText('Odjavi se'));

    expect(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' })).toBeVisible();
  });

  it('are tied by hand to a visit that is known by who comes, when, and how its money stands', async () => {
    const payment = { state: 'partly', due: '2026-11-20', total: 52_300, paid: 18_400 } as const;
    serveVisitRequests(buildVisitRequestResponse({ payment }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Poveži sa posetom: COLIC/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Broj zahteva ili naziv' }), 'pčelica');

    const found = await screen.findByRole('button', { name: /^GP-2026-000001/ });
    expect(found).toHaveTextContent('Predškolska ustanova „Pčelica“');
    expect(found).toHaveTextContent('pet 14.05.2027 u 10:00 · Šabac · Primljeno');
    for (const sum of ['Za uplatu 52.300,00', 'Plaćeno 18.400,00', 'Ostaje 33.900,00'])
      expect(within(found).getByText(sum)).toBeVisible();
  });

  it('are looked for once more after a search that failed', async () => {
    server.use(http.get('*/api/v1/visit-request/query', () => failure('NOT_FOUND')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Poveži sa posetom: COLIC/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Broj zahteva ili naziv' }), 'pčelica');
    expect(await screen.findByText('Pretraga nije uspela')).toBeVisible();

    serveVisitRequests(buildVisitRequestResponse());
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));

    expect(await screen.findByRole('button', { name: /^GP-2026-000001/ })).toBeVisible();
  });

  it('are sent with the visits they are for', async () => {
    const { user } = await open();
    let sent: unknown;
    server.use(
      http.post(`${PATH}/12/book`, async ({ request }) => {
        sent = bookLinesSchema.parse(await request.json());
        return answer(statement([], 2));
      }),
    );

    await user.click(box(/GIMNAZIJA/));
    await user.click(screen.getByRole('button', { name: 'Proknjiži 2 uplate' }));

    expect(await screen.findByText('Proknjiženo: 2 uplate, 41.600,00 din')).toBeVisible();
    expect(sent).toEqual({
      version: 1,
      lines: [
        { id: 1, visitRequestId: 41 },
        { id: 2, visitRequestId: 41 },
      ],
    });
  });

  it('are booked five hundred at a time where there are more, the first ones first', async () => {
    const visitRequestId = 41;
    const many = Array.from({ length: 502 }, (_, index) =>
      buildBankLine({ id: index + 1, amount: 100 }),
    );
    const booked = buildLineBooking({ visitRequestId });
    const after = many.map((each) => (each.id > 500 ? each : { ...each, booked }));
    let sent: BookLines | undefined;
    server.use(
      http.get(`${PATH}/12`, () => answer(statement(many))),
      http.post(`${PATH}/12/book`, async ({ request }) => {
        sent = bookLinesSchema.parse(await request.json());
        return answer(statement(after, 2));
      }),
    );
    const { user } = await open();

    expect(screen.getByText('502 uplate, 50.200,00 din')).toBeVisible();
    expect(screen.getByText('Odjednom se knjiži 500; ostale ostaju izabrane.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Proknjiži 500 uplata' }));

    expect(await screen.findByText('Proknjiženo: 500 uplata, 50.000,00 din')).toBeVisible();
    expect(sent?.lines).toEqual(many.slice(0, 500).map(({ id }) => ({ id, visitRequestId })));
    expect(screen.getByRole('button', { name: 'Proknjiži 2 uplate' })).toBeEnabled();
  });

  it('say what else was booked under their number of the bank', async () => {
    const booked = buildLineBooking({
      statement: { id: 9, number: '12' },
      instead: { postedOn: '2026-02-03', amount: 650.5 },
    });
    server.use(http.get(`${PATH}/12`, () => answer(statement([buildBankLine({ booked })]))));
    await open();

    const told =
      'pod istim brojem banke knjiženo je 650,50 din od 03.02.2026 iz izvoda 12; ako je ovo druga uplata, upišite je na njenom zahtevu';
    expect(screen.getByText(told)).toBeVisible();
  });

  it('that the bank took back are not ticked, and say nothing of what is left', async () => {
    const returned = [
      buildBankLine({ group: 'check', reason: 'takenBack' }),
      buildBankLine({ id: 2, amount: -18_400, group: 'check', reason: 'storno' }),
    ];
    server.use(http.get(`${PATH}/12`, () => answer(statement(returned))));
    await open();

    expect(screen.getByText('banka ju je na ovom izvodu stornirala')).toBeVisible();
    expect(screen.getByText('storno: banka je uplatu vratila')).toBeVisible();
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    expect(screen.getByText('0 uplata, 0,00 din')).toBeVisible();
  });

  it('for a visit that owes nothing are not ticked, and say that they may be booked already', async () => {
    const proforma = { ...LINES[0]!.proforma!, rest: -18_400 };
    const again = [buildBankLine({ group: 'check', reason: 'paid', proforma })];
    server.use(http.get(`${PATH}/12`, () => answer(statement(again))));
    await open();

    expect(box(/OS DJURA/)).not.toBeChecked();
    expect(
      screen.getByText('za posetu se ništa ne duguje; možda je već proknjižena'),
    ).toBeVisible();
  });

  it('keep their ticks when a colleague was quicker, with what is booked meanwhile told', async () => {
    const { user } = await open();
    const booked = buildLineBooking();
    const after = [buildBankLine({ booked }), ...LINES.slice(1)];
    server.use(
      http.post(`${PATH}/12/book`, () => failure('STALE_VERSION')),
      http.get(`${PATH}/12`, () => answer(statement(after, 2))),
    );

    await user.click(box(/GIMNAZIJA/));
    await user.click(screen.getByRole('button', { name: 'Proknjiži 2 uplate' }));

    expect(await screen.findByText(/Izvod je u međuvremenu knjižen/)).toBeVisible();
    const group = await screen.findByRole('region', { name: 'Već proknjiženo (1)' });
    expect(within(group).getByText('OŠ „Đura Jakšić“')).toBeVisible();
    expect(box(/GIMNAZIJA/)).toBeChecked();
    expect(screen.getByText('1 uplata, 23.200,00 din')).toBeVisible();
  });

  it('stay as staff decided while a visit is looked at, until they are booked', async () => {
    const { user, unmount } = await open();
    await user.click(box(/GIMNAZIJA/));
    await user.click(box(/OS DJURA/));
    unmount();

    const { user: back, unmount: leave } = await open();
    expect(box(/GIMNAZIJA/)).toBeChecked();
    expect(box(/OS DJURA/)).not.toBeChecked();
    server.use(http.post(`${PATH}/12/book`, () => answer(statement(LINES, 2))));
    await back.click(screen.getByRole('button', { name: 'Proknjiži 1 uplatu' }));
    await screen.findByText(/^Proknjiženo/);
    leave();

    await open();
    expect(box(/GIMNAZIJA/)).not.toBeChecked();
    expect(box(/OS DJURA/)).not.toBeChecked();
  });
});

describe('a file', () => {
  it('stays chosen when it is refused, and is not sent again: the answer would be the same', async () => {
    const { user } = renderApp('/admin/bank-statements');
    const message = 'Ovo je PDF. Preuzmite isti izvod iz banke kao XML ili CSV.';
    server.use(
      http.post(PATH, () =>
        HttpResponse.json(
          { errors: [{ code: 'VALIDATION_ERROR', field: 'file', message }] },
          { status: 400 },
        ),
      ),
    );
    const file = new File(['<stmtrs/>'], 'izvod.xml', { type: 'text/xml' });
    await user.upload(await screen.findByLabelText('Fajl izvoda'), file);

    expect(await screen.findByText(/Ovo je PDF/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'izvod.xml' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pokušajte ponovo' })).toBeNull();
  });

  it('that the server could not take is sent again at a press', async () => {
    const { user, currentAddress } = renderApp('/admin/bank-statements');
    server.use(http.post(PATH, () => failure('SERVICE_UNAVAILABLE')));
    const file = new File(['<stmtrs/>'], 'izvod.xml', { type: 'text/xml' });
    await user.upload(await screen.findByLabelText('Fajl izvoda'), file);
    const again = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    server.use(http.post(PATH, () => uploadAnswer({ statements: [statement()] })));
    await user.click(again);

    await waitFor(() => {
      expect(currentAddress()).toBe('/admin/bank-statements?statement=12');
    });
  });
});
