import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { palette } from '@museum/shared/organisation/palette';
import type { Proforma } from '@museum/shared/payments/proforma-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveAuditTrail, serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const PROFORMA: Proforma = {
  number: 'PR-2026-000131',
  kind: 'visit',
  issuedOn: '2026-10-07',
  dueOn: '2026-11-20',
  total: 52_300,
  reference: '382026000131',
  paymentType: 'CASH',
  replacedBy: null,
  replaces: null,
  isVoid: false,
  voidedOn: null,
  voidReason: null,
};

const PAYMENT = {
  id: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  paidOn: '2026-11-20',
  amount: 33_900,
  way: 'cash',
  note: null,
  author: 'Jelena Đorđević',
  correctsId: null,
  isCorrected: false,
} as const;

beforeEach(() => {
  rememberStaffSession();
  servePrices();
  serveAuditTrail();
});
afterEach(() => {
  vi.useRealTimers();
});

async function openPanel(request: Partial<VisitRequest> = {}) {
  const payment = { state: 'partly', due: '2026-11-20', total: 52_300, paid: 18_400 } as const;
  const api = serveVisitRequests(buildVisitRequestResponse({ payment, ...request }));
  const { user, unmount } = renderApp('/admin/visit-requests/details/1');
  await screen.findByRole('heading', { level: 1, name: /^Detalji/ });
  return { api, user, unmount, panel: within(screen.getByRole('region', { name: 'Plaćanje' })) };
}

const openForm = async (request: Partial<VisitRequest> = {}) => {
  const opened = await openPanel(request);
  await opened.user.click(opened.panel.getByRole('button', { name: 'Nova uplata' }));
  const form = within(opened.panel.getByRole('group', { name: 'Nova uplata' }));
  return { ...opened, form, amount: form.getByRole('textbox', { name: 'Iznos (din)' }) };
};

it('says what is to be paid, what was and what is left, and that it is late', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:10:00Z') });
  const { panel } = await openPanel();
  expect(panel.getByText('Delimično')).toBeVisible();
  expect(panel.getByText('rok petak, 20. novembar, kasni 2 dana')).toBeVisible();
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '52.300,00 din',
    '18.400,00 din',
    '33.900,00 din',
  ]);
});

it('tells which price is missing beside the button that issues', async () => {
  const { panel } = await openPanel({ unitPrices: {} });
  expect(await panel.findByText(/^Nedostaje cena: „Grupna ulaznica: centar“\./)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Izdaj predračune' })).toBeEnabled();
});

it('offers no new predračun where nobody is left to be named on it', async () => {
  const { panel } = await openPanel({ anonymizedAt: '2026-11-01T08:00:00.000Z' });
  expect(
    await panel.findByText('Lični podaci su uklonjeni, pa se nov predračun ne izdaje.'),
  ).toBeVisible();
  expect(panel.queryByRole('button', { name: /^Izdaj/ })).toBeNull();
});

it('each predračun is printed by itself, also a replaced one, which says why it is replaced', async () => {
  const asked: string[] = [];
  const issued = { ...PROFORMA, replaces: 'PR-2026-000124' };
  const replaced = {
    ...issued,
    number: 'PR-2026-000124',
    replaces: null,
    isVoid: true,
    voidReason: 'promena broja posetilaca, 46 → 48',
  };
  const { user, panel } = await openPanel();
  server.use(
    http.get('*/visit-request/1/proforma', () => HttpResponse.json({ data: [issued, replaced] })),
    http.post('*/visit-request/1/proforma', () => HttpResponse.json({ data: [issued] })),
    http.get('*/visit-request/1/proforma.pdf', ({ request }) => {
      asked.push(new URL(request.url).search);
      return failure('DOCUMENT_NOT_ISSUED');
    }),
  );
  await user.click(await panel.findByRole('button', { name: 'Izdaj predračune' }));
  const row = await panel.findByRole('row', { name: /^PR-2026-000131/ });
  // Where there is little room two cells stand in a line: number and amount, days and state.
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(/^52\.300,00$/);
  expect(panel.getByText('promena broja posetilaca, 46 → 48')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'PDF: PR-2026-000124' }));
  await waitFor(() => {
    expect(asked).toEqual(['?number=PR-2026-000124']);
  });
});

it('an amount far over what is left is asked about beside its field, and can be stored', async () => {
  const { user, panel, form, amount } = await openForm();
  await user.clear(amount);
  await user.type(amount, '339.000');
  expect(amount).toHaveAccessibleDescription(
    'Iznos je mnogo veći od preostalih 33.900,00 din – proverite ga',
  );
  expect(form.getByText(/^Iznos je mnogo veći/)).toHaveStyle({ color: palette.warning });
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  const table = within(await panel.findByRole('table', { name: 'Uplate' }));
  expect(await table.findByText('339.000,00')).toBeVisible();
});

it('says that no note is kept once the personal data of the request has gone', async () => {
  const { form } = await openForm({ anonymizedAt: '2026-11-01T08:00:00.000Z' });
  expect(form.getByRole('textbox', { name: 'Napomena' })).toHaveAccessibleDescription(
    'Lični podaci su uklonjeni, pa se napomena ne čuva',
  );
});

it('a payment opens with what is left and says the state that it leads to', async () => {
  const { user, panel, form, amount } = await openForm();
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('33.900');
  expect(form.getByRole('status')).toHaveTextContent('Posle ovoga:Plaćeno');

  await user.clear(amount);
  await user.type(amount, '40.000');
  expect(amount).toHaveAccessibleDescription('Sa minusom kada se novac vraća');
  expect(form.getByRole('status')).toHaveTextContent('Posle ovoga:Više plaćeno');
  await user.click(form.getByRole('button', { name: 'Gotovina' }));
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));

  const table = within(await panel.findByRole('table', { name: 'Uplate' }));
  expect(await table.findByText('40.000,00')).toBeVisible();
  expect(table.getByText('Gotovina')).toBeVisible();
  expect(await panel.findByText('Za povraćaj')).toBeVisible();
  await waitFor(() => {
    expect(panel.getByRole('button', { name: 'Nova uplata' })).toHaveFocus();
  });
});

it('says of a group that missed its visit nothing of what a payment leads to: nothing is owed', async () => {
  const payment = { state: 'unpaid', due: null, total: 0, paid: 0 } as const;
  const { user, form, amount } = await openForm({ stage: 'missed', payment });
  await user.type(amount, '9600');
  expect(amount).toHaveValue('9600');
  expect(form.queryByText(/^Posle ovoga/)).toBeNull();
  expect(form.queryByText(/^Iznos je mnogo veći/)).toBeNull();
});

it('opens with what is to be given back, and says no state of a cancelled visit once it is', async () => {
  const payment = { state: 'overpaid', due: null, total: 0, paid: 9_600 } as const;
  const { user, form, amount } = await openForm({ status: 'CANCELED', payment });
  expect(amount).toHaveValue('-9.600');
  expect(form.getByRole('status')).toHaveTextContent('Posle ovoga: –');
  await user.clear(amount);
  await user.type(amount, '-600');
  expect(form.getByRole('status')).toHaveTextContent('Posle ovoga:Više plaćeno');
});

it.each([
  ['CASH', 'Gotovina'],
  ['CREDIT_CARD', 'Kartica'],
  ['SCHEDULED_PAYMENT', 'Prenos'],
] as const)('opens with the way that the request names: %s, "%s"', async (paymentType, way) => {
  const { form } = await openForm({ paymentType });
  expect(form.getByRole('button', { pressed: true })).toHaveAccessibleName(way);
});

it('Enter sends the payment, not the request', async () => {
  const { api, user, panel, amount } = await openForm();
  await user.clear(amount);
  await user.type(amount, '1.000,50{Enter}');
  expect(await panel.findByText('1.000,50')).toBeVisible();
  expect(api.updates).toEqual([]);
});

it.each([
  ['', 'Unesite iznos različit od nule'],
  ['0', 'Unesite iznos različit od nule'],
  ['puno', 'Unesite iznos različit od nule'],
  ['-500', 'Uz iznos sa minusom napišite zašto se novac vraća'],
])('the amount %j is refused beside its field', async (typed, message) => {
  const { user, form, amount } = await openForm();
  await user.clear(amount);
  if (typed) await user.type(amount, typed);
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  expect(await form.findByText(message)).toBeVisible();
  // One message for one mistake.
  expect(form.getAllByText(/^(Unesite iznos|Uz iznos)/)).toHaveLength(1);
});

it('says whether a new predračun was issued or the one that holds is the same', async () => {
  const { user, panel } = await openPanel();
  server.use(
    http.get('*/visit-request/1/proforma', () => HttpResponse.json({ data: [PROFORMA] })),
    http.post('*/visit-request/1/proforma', () => HttpResponse.json({ data: [PROFORMA] })),
  );
  await user.click(await panel.findByRole('button', { name: 'Izdaj predračune' }));
  expect(await screen.findByText('Predračuni su izdati')).toBeVisible();

  await user.click(await panel.findByRole('button', { name: 'Izdaj ponovo' }));
  const same = 'Nov predračun nije potreban: važeći se nije promenio';
  expect(await screen.findByText(same)).toBeVisible();
});

it('tells of predračuni as issued though the first answer got lost', async () => {
  const { user, panel } = await openPanel();
  server.use(
    http.post('*/visit-request/1/proforma', () => HttpResponse.error(), { once: true }),
    http.post('*/visit-request/1/proforma', () => HttpResponse.json({ data: [PROFORMA] })),
  );
  await user.click(await panel.findByRole('button', { name: 'Izdaj predračune' }));
  expect(await screen.findByText('Predračuni su izdati')).toBeVisible();
  expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
});

it.each([
  ['nothing', 12_604.2, null],
  [
    'new ones',
    12_604.21,
    'Važeći predračuni traže 21.006,31 din, a obračun je 21.006,30 din. Izdajte nove.',
  ],
])('asks for %s when the meals are asked for with %d dinars', async (_what, total, words) => {
  serveVisitRequests(
    buildVisitRequestResponse({
      visitorAmount: 21,
      numberOfFollowers: 0,
      isRequestingAdditionalContent: false,
      isRequestingVisitHomeExhibition: false,
      dinnerRequest: buildDinnerRequestResponse({ kidsDinoDinnerAmount: 21 }),
      unitPrices: buildPriceMapping({ GROUP_CENTRE: 400.1, KIDS_DINO_WITH_SOUP: 600.2 }),
    }),
  );
  const visit = { ...PROFORMA, total: 8_402.1 };
  const meals = { ...PROFORMA, number: 'PR-2026-000132', kind: 'meal', total };
  server.use(
    http.get('*/visit-request/1/proforma', () => HttpResponse.json({ data: [meals, visit] })),
  );
  renderApp('/admin/visit-requests/details/1');
  await screen.findByRole('button', { name: 'PDF: PR-2026-000132' });
  expect(screen.queryByText(/Izdajte nove/)?.textContent ?? null).toBe(words);
});

it('says nothing of the predračuni of a changed request before they are read anew', async () => {
  const { user, panel } = await openPanel({
    unitPrices: buildPriceMapping({ GROUP_CENTRE: 300 }),
  });
  const issue = await panel.findByRole('button', { name: 'Izdaj predračune' });
  expect(panel.getByText(/^Predračun još nije izdat/)).toBeVisible();
  const answer = Promise.withResolvers<void>();
  server.use(
    http.get('*/visit-request/1/proforma', async () => {
      await answer.promise;
      return HttpResponse.json({ data: [PROFORMA] });
    }),
  );
  const recalculate = screen.getByRole('button', { name: 'Preračunaj' });
  await waitFor(() => {
    expect(recalculate).toBeEnabled();
  });
  await user.click(recalculate);
  const dialog = within(await screen.findByRole('dialog', { name: 'Preračunaj zahtev' }));
  await user.click(dialog.getByRole('button', { name: 'Preračunaj' }));

  await waitFor(() => {
    expect(issue).toHaveAttribute('aria-disabled');
  });
  expect(panel.queryByText(/^Predračun još nije izdat/)).toBeNull();
  answer.resolve();
  expect(await panel.findByRole('button', { name: 'PDF: PR-2026-000131' })).toBeVisible();
});

it('what could not be sent stays in the form, and is not left behind without asking', async () => {
  const { user, form, amount } = await openForm();
  server.use(http.post('*/api/v1/visit-request/:id/payments', () => failure('SERVER_ERROR')));
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(amount).toHaveValue('33.900');

  await user.click(screen.getByRole('link', { name: 'Cenovnik', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' })).toBeVisible();
});

it('a payment that was begun is there again after a reload or a new sign-in, until it is saved', async () => {
  const { user, form, amount, unmount } = await openForm();
  await user.clear(amount);
  await user.type(amount, '1.000,50');
  await user.click(form.getByRole('button', { name: 'Gotovina' }));
  await user.type(form.getByRole('textbox', { name: 'Napomena' }), 'doneo vođa');
  unmount();

  const again = await openPanel();
  const begun = within(again.panel.getByRole('group', { name: 'Nova uplata' }));
  expect(begun.getByRole('textbox', { name: 'Iznos (din)' })).toHaveValue('1.000,50');
  expect(begun.getByRole('textbox', { name: 'Iznos (din)' })).not.toHaveFocus();
  expect(begun.getByRole('button', { name: 'Gotovina' })).toHaveAttribute('aria-pressed', 'true');
  expect(begun.getByRole('textbox', { name: 'Napomena' })).toHaveValue('doneo vođa');
  await again.user.click(screen.getByRole('link', { name: 'Cenovnik', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' }));
  await again.user.click(dialog.getByRole('button', { name: 'Ostani na stranici' }));
  await again.user.click(await begun.findByRole('button', { name: 'Sačuvaj uplatu' }));
  expect(await again.panel.findByText('1.000,50')).toBeVisible();
  again.unmount();

  const { panel } = await openPanel();
  expect(panel.getByRole('button', { name: 'Nova uplata' })).toBeVisible();
});

/** Payments that fail after who knows what; answers the keys that they came with. */
function losePayments(answer = () => failure('SERVER_ERROR')) {
  const keys: unknown[] = [];
  server.use(
    http.post('*/visit-request/:id/payments', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return answer();
    }),
  );
  return keys;
}

it('a payment is entered once, however quickly its button is pressed', async () => {
  const { form } = await openForm();
  const keys = losePayments();
  const save = form.getByRole('button', { name: 'Sačuvaj uplatu' });
  fireEvent.click(save);
  fireEvent.click(save);
  await screen.findAllByRole('alert');
  expect(new Set(keys).size).toBe(1);
});

it('a payment that got no answer is sent once more by itself, as the same one', async () => {
  const { user, form } = await openForm();
  const keys = losePayments(() => HttpResponse.error());
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  await screen.findByRole('alert');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('a payment whose answer was lost is the same one after a reload', async () => {
  const { user, form, unmount } = await openForm();
  const lost = losePayments();
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  await screen.findByRole('alert');
  unmount();

  const again = await openPanel();
  const sentAgain = losePayments();
  await again.user.click(again.panel.getByRole('button', { name: 'Sačuvaj uplatu' }));
  await waitFor(() => {
    expect(sentAgain).toEqual(lost);
  });
});

it('a payment whose answer was lost stays the same one, however it is corrected', async () => {
  const { user, form } = await openForm();
  const keys = losePayments();
  const note = form.getByRole('textbox', { name: 'Napomena' });
  for (const [index, text] of ['prva', 'druga', 'prva'].entries()) {
    await user.clear(note);
    await user.type(note, text);
    await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
    await waitFor(() => {
      expect(keys).toHaveLength(index + 1);
    });
  }
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

it('a payment that was entered although its answer was lost is shown, and not entered again corrected', async () => {
  const { user, panel, form, amount } = await openForm();
  const serve = '*/api/v1/visit-request/:id/payments';
  server.use(http.post(serve, () => failure('SERVER_ERROR')));
  server.use(http.get(serve, () => HttpResponse.json({ data: [PAYMENT] })));
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  expect(await panel.findByText('33.900,00')).toBeVisible();

  const keys = losePayments(() => failure('IDEMPOTENCY_CONFLICT'));
  await user.clear(amount);
  await user.type(amount, '33.000');
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  expect(
    await screen.findByText(
      'Uplata je već evidentirana, onako kako je prvi put poslata. Ako nije tačna, ispravite je u listi uplata.',
    ),
  ).toBeVisible();
  expect(panel.queryByRole('group', { name: 'Nova uplata' })).toBeNull();

  await user.click(panel.getByRole('button', { name: 'Nova uplata' }));
  await user.click(panel.getByRole('button', { name: 'Sačuvaj uplatu' }));
  await waitFor(() => {
    expect(keys).toHaveLength(2);
  });
  expect(keys[1]).not.toBe(keys[0]);
});

it('a wrong payment is taken back with a reason', async () => {
  const { user, panel, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  await user.click(await panel.findByRole('button', { name: /^Ispravi uplatu od 33\.900,00 din/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ispravi uplatu' }));
  await user.click(dialog.getByRole('button', { name: 'Ispravi' }));
  expect(dialog.getByText('Polje je obavezno')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Razlog ispravke' }), 'druga škola');
  await user.click(dialog.getByRole('button', { name: 'Ispravi' }));
  expect(await panel.findByText('−33.900,00')).toBeInTheDocument();
  expect(panel.getByText('Ispravka: druga škola')).toBeInTheDocument();
  // The right one is entered next.
  await waitFor(() => expect(panel.getByRole('button', { name: 'Nova uplata' })).toHaveFocus());
});

it('tells of a payment as corrected though the first answer got lost', async () => {
  const { user, panel, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  await user.click(await panel.findByRole('button', { name: /^Ispravi uplatu od 33\.900,00 din/ }));
  server.use(
    http.post('*/payments/:paymentId/correction', () => HttpResponse.error(), { once: true }),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Razlog ispravke' }), 'druga škola');
  await user.click(screen.getByRole('button', { name: 'Ispravi' }));

  expect(await screen.findByText('Uplata je ispravljena')).toBeVisible();
  expect(panel.getByText('Ispravka: druga škola')).toBeInTheDocument();
});

it('a correction is made with the keyboard alone: its reason has the focus, Enter sends it', async () => {
  const { user, panel, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  await user.click(await panel.findByRole('button', { name: /^Ispravi uplatu od 33\.900,00 din/ }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Razlog ispravke' })).toHaveFocus(),
  );

  await user.keyboard('druga škola{Enter}');

  expect(await panel.findByText('Ispravka: druga škola')).toBeInTheDocument();
});

it('the reason of a correction is not thrown away unasked', async () => {
  const { user, panel, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Sačuvaj uplatu' }));
  const correct = await panel.findByRole('button', { name: /^Ispravi uplatu od 33\.900,00 din/ });
  await user.click(correct);
  const reason = () => screen.findByRole('textbox', { name: 'Razlog ispravke' });
  await user.type(await reason(), 'druga');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Nastavi unos' }));
  expect(await reason()).toHaveValue('druga');

  await user.click(screen.getByRole('button', { name: 'Odustani' }));
  await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await user.click(correct);
  expect(await reason()).toHaveValue('');
});
