import type { Payment } from '@museum/shared/payments/payment-schema';
import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { deviceOwner } from '#features/day/offline/kept-on-device.ts';
import { noteOffline, noteOnline } from '#features/day/offline/network.ts';
import type { Tap } from '#features/day/offline/tap.ts';
import { moveTaps, taps } from '#features/day/offline/tap-queue.ts';
import { withKeptStorage } from '#test/kept-storage.ts';
import { renderApp } from '#test/render-app.tsx';
import { serveDaySheets } from '#test/api/serve-day-sheet.ts';
import { serveAuditTrail } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

withKeptStorage();

const SCHOOL = 'OŠ „Đura Jakšić“';

const TODAY = '2026-11-24';

/** Pressed at 9:58 in Belgrade. */
const tap = (changes: Partial<Tap> = {}): Tap => ({
  key: 'a',
  person: '1',
  date: TODAY,
  id: 7,
  version: 4,
  act: 'late',
  at: `${TODAY}T08:58:00.000Z`,
  ...changes,
});

const AT = '09:58';

/** 46 pupils at 400 dinars with 4 teachers, nothing paid: 18,400. */
const people = { visitorAmount: 46, numberOfFollowers: 4 };
const school = buildSheetGroup({
  id: 7,
  version: 5,
  stage: 'confirmed',
  requester: SCHOOL,
  ...people,
  agreed: people,
  unitPrices: { ...buildPriceMapping(), GROUP_CENTRE: 400 },
});

/** The sheet of today with one school, the presses of this device kept beside it. */
const openSheet = (...kept: Tap[]) => openSheetOf(school, ...kept);

async function openSheetOf(group: SheetGroup, ...kept: Tap[]) {
  serveDaySheets({ [TODAY]: [group] });
  rememberStaffSession();
  for (const one of kept) await moveTaps({ kind: 'pressed', tap: one });
  const app = renderApp('/admin/day');
  await screen.findByRole('heading', { name: SCHOOL });
  return app;
}

const pressSignOut = ({ click }: Awaited<ReturnType<typeof openSheet>>['user']) =>
  click(screen.getAllByRole('button', { name: 'Odjavi se', hidden: true })[0]!);

const card = () => within(screen.getByRole('heading', { name: SCHOOL }).closest('li')!);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  deviceOwner.set({ person: '1', isRemembered: true });
});
afterEach(() => vi.useRealTimers());

describe('the day sheet without a network', () => {
  it('says since when, from when the list is, and how many presses wait', async () => {
    await openSheet(tap(), tap({ key: 'b', act: 'missed' }));
    act(noteOffline);
    expect(await screen.findByText(/^Nema mreže od \d\d:\d\d$/)).toBeVisible();
    expect(
      screen.getByText(/^List je iz \d\d:\d\d\. Čekaju 2 dodira, šalju se sami\.$/),
    ).toBeVisible();
    act(noteOnline);
  });

  it('keeps what is pressed on its card, and takes it back', async () => {
    const { user } = await openSheet();
    act(noteOffline);
    await user.click(card().getByRole('button', { name: `Više: ${SCHOOL}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Kasne' }));
    expect(await card().findByText(/^Kasne u \d\d:\d\d, čeka slanje$/)).toBeVisible();
    expect(card().getByRole('button', { name: `Stigli: ${SCHOOL}` })).toBeVisible();

    await user.click(card().getByRole('button', { name: `Poništi: ${SCHOOL}` }));
    await waitFor(() => {
      expect(card().queryByText(/čeka slanje/)).not.toBeInTheDocument();
    });
    act(noteOnline);
  });

  it('does not offer what an earlier press has settled', async () => {
    await openSheet(tap({ act: 'arrive', visitorAmount: 46, numberOfFollowers: 4 }));
    expect(card().getByText(`Stigli 46 + 4 u ${AT}, čeka slanje`)).toBeVisible();
    expect(card().queryByRole('button', { name: `Stigli: ${SCHOOL}` })).not.toBeInTheDocument();
  });

  it('puts the numbers right on what waits, with the money that was taken', async () => {
    const payment = { amount: 18_400, way: 'cash' } as const;
    const { user } = await openSheet(tap({ act: 'arrive', version: 5, ...people, payment }));
    act(noteOffline);
    expect(card().getByText(/^Stigli 46 \+ 4 u \d\d:\d\d, naplaćeno 18\.400 din, /)).toBeVisible();
    await user.click(card().getByRole('button', { name: `Više: ${SCHOOL}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Ispravi brojeve' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Koliko ih je stiglo?' }));
    expect(dialog.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();

    const more = dialog.getByRole('button', { name: 'Posetilaca: jedan više' });
    await user.click(more);
    await user.click(more);
    expect(dialog.getByText('Doplata').nextSibling).toHaveTextContent('800,00 din');
    await user.click(dialog.getByRole('radio', { name: 'Gotovina' }));
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj, naplaćeno 800 din' }));
    await waitFor(() => {
      expect(taps.get()).toMatchObject([
        { visitorAmount: 46, payment },
        { visitorAmount: 48, payment: { amount: 800, way: 'cash' }, paid: 18_400 },
      ]);
    });
    act(noteOnline);
  });

  it('undoes what may be on the server, its money included, and drops nothing', async () => {
    const payment = { amount: 18_400, way: 'cash' } as const;
    act(noteOffline);
    const { user } = await openSheet(
      tap({ act: 'arrive', version: 5, ...people, payment, wasSent: true }),
    );
    await user.click(card().getByRole('button', { name: `Poništi: ${SCHOOL}` }));
    await waitFor(() => {
      expect(taps.get()).toMatchObject([{ act: 'arrive', payment }, { act: 'undo-arrival' }]);
    });
    // The undoing itself has not left yet.
    await user.click(card().getByRole('button', { name: `Poništi: ${SCHOOL}` }));
    await waitFor(() => {
      expect(taps.get()).toMatchObject([{ act: 'arrive' }]);
    });
    act(noteOnline);
  });

  it.each<[string, Partial<Tap>]>([
    ['an undoing', { act: 'undo-arrival' }],
    ['a correction', { act: 'arrive', ...people }],
  ])('lets %s go its way that may be on the server', async (_what, press) => {
    const arrivedAt = `${TODAY}T08:55:00.000Z`;
    await openSheetOf(
      { ...school, stage: 'arrived', arrivedAt },
      tap({ ...press, version: 5, wasSent: true }),
    );
    expect(card().getAllByRole('button', { name: /^(Više|Poništi|Stigli):/ })).toHaveLength(1);
  });

  it('offers nothing but the details while an undoing waits', async () => {
    const { user } = await openSheet(tap({ act: 'late' }), tap({ key: 'b', act: 'undo-arrival' }));
    await user.click(card().getByRole('button', { name: `Više: ${SCHOOL}` }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Detalji',
    ]);
  });

  it('keeps a refused press with its reason until it is let go', async () => {
    const { user } = await openSheet(tap({ refusal: 'Kolega je bio brži.' }));
    expect(card().getByText(`Nije upisano: Kasne u ${AT}.`)).toBeVisible();
    expect(card().getByText('Kolega je bio brži.')).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Odbaci' }));
    await waitFor(() => {
      expect(card().queryByText(/^Nije upisano/)).not.toBeInTheDocument();
    });
  });

  it('sends a refused press again on what the sheet shows now', async () => {
    const { user } = await openSheet(tap({ refusal: 'Kolega je bio brži.' }));
    await user.click(card().getByRole('button', { name: 'Pošalji ponovo' }));
    await waitFor(() => {
      expect(taps.get()).toEqual([tap({ version: 5 })]);
    });
  });

  it('shows a refused press for a group that is not on the sheet, and whose it was', async () => {
    const normalizedId = 'GP-2026-000008';
    const request = buildVisitRequestResponse({
      id: 8,
      normalizedId,
      requester: 'OŠ „Vuk“',
      status: 'CANCELED',
      stage: 'canceled',
    });
    server.use(http.get('*/visit-request/8/one', () => HttpResponse.json({ data: request })));
    const payment = { amount: 8_800, way: 'cash' } as const;
    await openSheet(tap({ id: 8, payment, refusal: 'Zahtev je u međuvremenu izmenjen.' }));
    expect(
      await screen.findByText('Zahtev je u međuvremenu izmenjen. Sada: Otkazano.'),
    ).toBeVisible();
    expect(screen.getByText(/^Novac možete da upišete u detaljima zahteva/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'OŠ „Vuk“, GP-2026-000008' })).toBeVisible();
  });

  it('shows a refused press that the chosen guide’s day leaves out', async () => {
    const request = buildVisitRequestResponse({ id: 7, requester: SCHOOL });
    server.use(http.get('*/visit-request/7/one', () => HttpResponse.json({ data: request })));
    const ana = { id: 1, name: 'Ana Tomić', isListed: true, elsewhere: [] };
    const { user } = await openSheetOf(
      { ...school, guides: [ana] },
      tap({ refusal: 'Kolega je bio brži.' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Čiji dan' }), 'Bez vodiča');
    expect(screen.queryByRole('heading', { name: SCHOOL })).not.toBeInTheDocument();
    expect(screen.getByText(`Nije upisano: Kasne u ${AT}.`)).toBeVisible();
  });

  it('tells of refused presses wherever their cards are, and leads to the first', async () => {
    const { user } = await openSheet(
      tap({ refusal: 'Kolega je bio brži.' }),
      tap({ key: 'b', act: 'missed', refusal: 'Kolega je bio brži.' }),
    );
    expect(screen.getByText('Nije upisano: 2 dodira')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prikaži' }));
    expect(card().getAllByRole('button', { name: 'Pošalji ponovo' })[0]).toHaveFocus();
  });

  it('counts those without a card, too, which stand above the list', async () => {
    server.use(http.get('*/visit-request/8/one', () => failure('NOT_FOUND')));
    const refusal = 'Nije pronađen zahtev za posete';
    const { user } = await openSheet(tap({ refusal }), tap({ key: 'b', id: 8, refusal }));
    expect(screen.getByText('Nije upisano: 2 dodira')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Zahtev 8' })).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: 'Prikaži' }));
    expect(screen.getAllByRole('button', { name: 'Odbaci' })[0]).toHaveFocus();
  });

  it('sends nobody to a request that was deleted', async () => {
    server.use(http.get('*/visit-request/8/one', () => failure('NOT_FOUND')));
    const payment = { amount: 8_800, way: 'cash' } as const;
    await openSheet(tap({ id: 8, payment, refusal: 'Nije pronađen zahtev za posete' }));
    expect(
      await screen.findByText('Zahtev je obrisan, pa novac ne može da se upiše.'),
    ).toBeVisible();
    expect(screen.queryByText(/pod „Plaćanje“/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Zahtev 8' })).not.toBeInTheDocument();
  });

  it('shows what a colleague pressed whose session ran out here, and lets it go after asking', async () => {
    const payment = { amount: 18_400, way: 'cash' } as const;
    const numbers = { act: 'arrive', visitorAmount: 46, numberOfFollowers: 4 } as const;
    const request = buildVisitRequestResponse({ id: 7 });
    server.use(http.get('*/visit-request/7/one', () => HttpResponse.json({ data: request })));
    const { user } = await openSheet(tap({ person: '2', ...numbers, payment }));
    const words = `Stigli 46 + 4 u ${AT}, naplaćeno 18.400 din`;
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(`Nije upisano: ${words}.`)).toBeVisible();
    expect(alert.getByText(/^Upisao kolega čija je prijava/)).toBeVisible();
    expect(card().getByRole('button', { name: `Stigli: ${SCHOOL}` })).toBeVisible();

    await user.click(alert.getByRole('button', { name: 'Odbaci' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Odbaci' }));
    await waitFor(() => {
      expect(screen.queryByText(/^Nije upisano/)).not.toBeInTheDocument();
    });
  });

  it('asks before a sign-out that would lose what waits', async () => {
    const { user } = await openSheet(tap());
    await pressSignOut(user);
    const question = await screen.findByRole('dialog', { name: 'Upisi sa ulaza čekaju mrežu' });
    expect(within(question).getByText(/gube se\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Odustani' }));
    expect(taps.get()).toHaveLength(1);
  });

  it('takes the question back when what waited is sent meanwhile', async () => {
    const waiting = tap();
    const { user } = await openSheet(waiting);
    await pressSignOut(user);
    await screen.findByRole('dialog', { name: 'Upisi sa ulaza čekaju mrežu' });
    await act(() => moveTaps({ kind: 'done', key: waiting.key, version: 5 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // A later press asks nothing by itself.
    await act(() => moveTaps({ kind: 'pressed', tap: tap({ key: 'later' }) }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names the money before a sign-out: what was taken and what was given back', async () => {
    const paid = (key: string, amount: number) =>
      tap({ key, act: 'arrive', ...people, payment: { amount, way: 'cash' } });
    const { user } = await openSheet(
      paid('a', 18_400.1),
      tap({ ...paid('b', 1_200.2), refusal: 'Kolega je bio brži.' }),
      paid('c', -400),
    );
    await pressSignOut(user);
    expect(
      await screen.findByText(
        /gube se\. Ni njihov novac neće biti upisan: naplaćeno 19\.600,30 din, vraćeno 400 din\.$/,
      ),
    ).toBeVisible();
  });
});

it('asks before a sign-out that would lose what was refused', async () => {
  const { user } = await openSheet(tap({ refusal: 'Kolega je bio brži.' }));
  await pressSignOut(user);
  expect(await screen.findByRole('dialog', { name: 'Ima odbijenih upisa sa ulaza' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Odustani' }));
  expect(taps.get()).toHaveLength(1);
});

it('offers no refused undoing again: it would take back what a colleague has recorded', async () => {
  await openSheet(tap({ act: 'undo-arrival', refusal: 'Kolega je bio brži.' }));
  expect(card().getByText(`Nije upisano: Poništeno u ${AT}.`)).toBeVisible();
  expect(card().queryByRole('button', { name: 'Pošalji ponovo' })).not.toBeInTheDocument();
});

describe('a refused arrival with money', () => {
  const cash = { amount: 18_400, way: 'cash' } as const;
  const refused = tap({
    act: 'arrive',
    ...people,
    payment: cash,
    refusal: 'Zahtev je u međuvremenu izmenjen. Pogledajte kako sada stoji.',
  });

  /** A colleague has let the group in at 8:55, and was paid this much. */
  const letIn = (paid: number): SheetGroup => ({
    ...school,
    stage: 'arrived',
    arrivedAt: `${TODAY}T07:55:00.000Z`,
    payment: { state: 'partly', due: null, total: 18_400, paid },
  });

  function serveTrail(...payments: Payment[]) {
    serveAuditTrail({
      id: 1,
      actor: 'Jelena Đorđević',
      action: 'group-arrived',
      changes: [],
      createdAt: `${TODAY}T07:55:00.000Z`,
    });
    server.use(http.get('*/visit-request/7/payments', () => HttpResponse.json({ data: payments })));
  }

  const paid: Payment = {
    id: 1,
    paidOn: TODAY,
    amount: 18_400,
    way: 'cash',
    note: 'Naplaćeno na ulazu',
    author: 'Jelena Đorđević',
    createdAt: `${TODAY}T07:55:00.000Z`,
    correctsId: null,
    isCorrected: false,
  };

  async function sendAgain(group: SheetGroup, ...kept: Tap[]) {
    const app = await openSheetOf(group, ...kept);
    await app.user.click(card().getByRole('button', { name: 'Pošalji ponovo' }));
    const question = await screen.findByRole('dialog', { name: 'Koliko ih je stiglo?' });
    return { ...app, question: within(question) };
  }
  const valuesOf = (question: ReturnType<typeof card>, field: RegExp) =>
    within(question.getByRole('row', { name: field }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('shows who has let the group in and was paid beside it, and books nothing by itself', async () => {
    serveTrail(paid);
    const { question } = await sendAgain(letIn(18_400), refused);
    // The history and the payments come each by themselves.
    await waitFor(() => {
      expect(question.getAllByText(/Jelena Đorđević/)).toHaveLength(2);
    });
    expect(valuesOf(question, /^Dolazak/)).toEqual([
      expect.stringMatching(/^Stigli u \d\d:\d\d, Jelena Đorđević$/),
      `Stigli u ${AT}`,
    ]);
    expect(valuesOf(question, /^Ljudi/)).toEqual(['46 + 4', '46 + 4']);
    expect(valuesOf(question, /^Novac/)).toEqual([
      expect.stringMatching(/^plaćeno 18\.400 din.*gotovina 18\.400 din, Jelena Đorđević$/),
      'naplaćeno 18.400 din',
    ]);
    expect(question.getByText('Doplata').nextSibling).toHaveTextContent('0,00 din');
    expect(question.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
    expect(taps.get()).toEqual([refused]);
  });

  it('lets the money be entered that was really taken, though a colleague took it, too', async () => {
    serveTrail(paid);
    const { question, user } = await sendAgain(letIn(18_400), refused);
    expect(question.getByRole('radio', { name: 'Ništa više' })).toBeChecked();
    act(noteOffline);
    await user.click(question.getByRole('radio', { name: 'Naplaćeno 18.400 din' }));
    await user.click(question.getByRole('button', { name: 'Sačuvaj, naplaćeno 18.400 din' }));
    await waitFor(() => {
      expect(taps.get()).toMatchObject([{ payment: cash, paid: 18_400 }]);
    });
    act(noteOnline);
  });

  it('gives nothing more back where a colleague has done so, unless that is chosen', async () => {
    serveTrail();
    const payment = { amount: -400, way: 'cash' } as const;
    const { question } = await sendAgain(letIn(18_400), { ...refused, payment });
    expect(question.getByRole('radio', { name: 'Vraćeno 400 din' })).not.toBeChecked();
    expect(question.getByRole('radio', { name: 'Ništa više' })).toBeChecked();
    expect(question.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
  });

  it('asks for what is still missing, in the way in which it was paid', async () => {
    serveTrail();
    const came = { visitorAmount: 49, numberOfFollowers: 4 };
    const press = { ...refused, ...came, payment: { amount: 19_600, way: 'card' } } as const;
    const { question, user } = await sendAgain(letIn(18_400), press);
    expect(question.getByRole('textbox', { name: /^Posetilaca/ })).toHaveValue('49');
    act(noteOffline);
    await user.click(question.getByRole('button', { name: 'Sačuvaj, karticom 1.200 din' }));
    const { refusal: _, ...again } = press;
    await waitFor(() => {
      expect(taps.get()).toEqual([
        { ...again, version: 5, payment: { amount: 1_200, way: 'card' }, paid: 18_400 },
      ]);
    });
    act(noteOnline);
  });

  it('never takes the money of a press for money that is given back', async () => {
    serveTrail();
    const { question } = await sendAgain(letIn(19_600), refused);
    expect(
      question.getByRole('button', { name: 'Sačuvaj, ostaje u korist 1.200 din' }),
    ).toBeVisible();
  });

  it('leaves open what is more than the press holds', async () => {
    serveTrail();
    const { question } = await sendAgain(letIn(0), {
      ...refused,
      payment: { ...cash, amount: 800 },
    });
    expect(question.getByRole('button', { name: 'Sačuvaj, ostaje dug 18.400 din' })).toBeVisible();
  });

  it('counts what was entered afresh by hand meanwhile', async () => {
    serveTrail();
    act(noteOffline);
    const afresh = { ...refused, key: 'b', version: 5, refusal: undefined };
    const { question } = await sendAgain(school, refused, afresh);
    expect(valuesOf(question, /^Novac/)[0]).toMatch(/^plaćeno 18\.400 din/);
    expect(question.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
    act(noteOnline);
  });

  it.each([7, 8])('is thrown away only when that is meant, request %s', async (id) => {
    server.use(http.get('*/visit-request/8/one', () => new HttpResponse(null, { status: 404 })));
    const { user } = await openSheet({ ...refused, id });
    await user.click(screen.getByRole('button', { name: 'Odbaci' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Odbaciti upis sa novcem?' }));
    expect(
      asked.getByText(`Stigli 46 + 4 u ${AT}, naplaćeno 18.400 din. Ovaj novac neće biti upisan.`),
    ).toBeVisible();
    expect(taps.get()).toHaveLength(1);
    await user.click(asked.getByRole('button', { name: 'Odbaci' }));
    await waitFor(() => {
      expect(taps.get()).toEqual([]);
    });
  });

  it('is thrown away beside what is recorded', async () => {
    serveTrail(paid);
    const { question, user } = await sendAgain(letIn(18_400), refused);
    await user.click(question.getByRole('button', { name: 'Odbaci ovaj upis' }));
    await waitFor(() => {
      expect(taps.get()).toEqual([]);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
