import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import {
  type VisitRequest,
  type WantedVisit,
  wantedVisitSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveCrowd } from '#test/api/serve-crowd.ts';
import { serveAuditTrail, serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { server } from '#test/api/server.ts';
import { signInAgain } from '#test/sign-in-again.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

beforeEach(() => {
  rememberStaffSession();
  servePrices();
  serveAuditTrail();
});

const agreed: Partial<VisitRequest> = {
  visitDate: '2027-05-14',
  visitTime: '10:30',
  visitorAmount: 24,
  numberOfFollowers: 3,
  confirmedAt: '2027-03-01T08:00:00.000Z',
  institutionLeaderName: 'Čedomir Šćepanović',
  dinnerRequest: buildDinnerRequestResponse({ timeOfDinner: '12:30' }),
};

/** A confirmed visit of 24 with lunch, whose requester wishes something else. */
const changing = (wishes: Partial<WantedVisit>) => {
  const request = buildVisitRequestResponse(agreed);
  const wanted = { ...wantedVisitSchema.parse(request), ...wishes };
  const note = 'Autobus stiže kasnije.';
  const proposal = { sentAt: '2027-03-02T07:54:00.000Z', note, wanted };
  return buildVisitRequestResponse({ ...agreed, proposal });
};

async function openProposal(
  wishes: Partial<WantedVisit> = { visitTime: '12:15' },
  stored?: Partial<VisitRequest>,
) {
  const api = serveVisitRequests({ ...changing(wishes), ...stored });
  const { user } = renderApp('/admin/visit-requests/details/1');
  const panel = within(await screen.findByRole('region', { name: 'Škola predlaže izmenu' }));
  return { api, user, panel };
}

async function openAnswer(press: string, title: string, stored?: Partial<VisitRequest>) {
  const opened = await openProposal(undefined, stored);
  const { user, panel } = opened;
  await user.type(panel.getByRole('textbox', { name: 'Poruka školi' }), 'Vidimo se.');
  await user.click(panel.getByRole('button', { name: press }));
  const drawer = within(await screen.findByRole('dialog', { name: title }));
  await drawer.findByTitle('Izgled mejla');
  return { ...opened, drawer };
}

it('says who wishes what, and what it means for the house and the price', async () => {
  const lunch = buildDinnerRequestResponse({ timeOfDinner: '14:15', kidsDinoDinnerAmount: 30 });
  const { panel } = await openProposal({
    visitTime: '12:15',
    visitorAmount: 30,
    dinnerRequest: lunch,
    comment: 'Dolazimo sa dva autobusa.',
  });

  expect(panel.getByText('Čedomir Šćepanović, 02.03.2027 08:54')).toBeVisible();
  expect(panel.getByText('„Autobus stiže kasnije.“')).toBeVisible();
  expect(await panel.findByText(/33 od 240/)).toBeVisible();
  const rows = within(panel.getByRole('table', { name: 'Predlog izmene' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Podatak', 'Sada važi', 'Predlog', 'Šta to znači'],
    ['Željeno vreme', '10:30', '12:15', 'Slobodno 33 od 240'],
    // Six more at 400 dinars.
    ['Ukupno posetilaca', '24', '30', 'ulaznice +2.400,00 din'],
    ['Napomena', 'Dolazimo jednim autobusom.', 'Dolazimo sa dva autobusa.', ''],
    // Six more at 750 dinars.
    ['Ručak', '12:30 · 24', '14:15 · 30', 'Slobodno 30 od 140obroci +4.500,00 din'],
    ['Dečiji dino obrok: broj porcija', '24', '30', ''],
    ['Ukupno', '27.600,00 din', '34.500,00 din', '+6.900,00 din, nov predračun'],
  ]);
  expect(screen.getAllByText('Izmena čeka potvrdu')[0]).toBeVisible();
});

it('asks for no answer once the group has come: none is taken any more', async () => {
  const { proposal } = changing({ visitTime: '12:15' });
  const arrivedAt = '2027-05-14T08:31:00.000Z';
  serveVisitRequests(buildVisitRequestResponse({ ...agreed, proposal, arrivedAt }));
  renderApp('/admin/visit-requests/details/1');

  expect((await screen.findAllByText('Stigli'))[0]).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Škola predlaže izmenu' })).toBeNull();
});

it('says that the house is closed at the time of a wished lunch', async () => {
  const lunch = buildDinnerRequestResponse({ timeOfDinner: '17:15' });
  const { panel } = await openProposal({ dinnerRequest: lunch });

  expect(await panel.findByRole('row', { name: /^Ručak .*Zatvoreno/ })).toBeVisible();
});

it.each([
  [
    'Prihvati izmenu',
    'Prihvati i pošalji',
    'accept',
    '12:15',
    'proposal-accepted',
    'Izmena je prihvaćena',
  ] as const,
  [
    'Odbij predlog',
    'Odbij predlog i pošalji',
    'decline',
    '10:30',
    'proposal-declined',
    'Predlog je odbijen, važi ono što je potvrđeno',
  ] as const,
])(
  'an answer that was stored although its own answer got lost is told as done (%s)',
  async (press, yes, answer, visitTime, action, done) => {
    const { api, user, drawer } = await openAnswer(press, press);
    server.use(
      http.post(`*/api/v1/visit-request/1/proposal/${answer}`, () => {
        api.change(1, { visitTime, proposal: null, stage: 'confirmed' });
        serveAuditTrail(buildAuditEntry({ action, actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      }),
    );
    await user.click(drawer.getByRole('button', { name: yes }));

    expect(await screen.findByText(done)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
  },
);

it('an answer that was stored is told as done when it is given again, if nothing could be read before', async () => {
  const { api, user, drawer } = await openAnswer('Prihvati izmenu', 'Prihvati izmenu');
  // A question that gets no answer is not asked again by itself.
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(
    http.post(
      '*/api/v1/visit-request/1/proposal/accept',
      () => {
        api.change(1, { visitTime: '12:15', proposal: null, stage: 'confirmed' });
        serveAuditTrail(buildAuditEntry({ action: 'proposal-accepted', actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      },
      { once: true },
    ),
    http.get('*/api/v1/visit-request/1/one', () =>
      navigator.onLine ? undefined : HttpResponse.error(),
    ),
  );
  const press = () => user.click(drawer.getByRole('button', { name: 'Prihvati i pošalji' }));
  await press();
  expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
  onLine.mockRestore();
  await press();

  expect(await screen.findByText('Izmena je prihvaćena')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['what a colleague refused', 'proposal-declined', 'Ana Kolegić'],
  ['what the requester withdrew', 'proposal-withdrawn', 'Naručilac'],
] as const)('a refusal that got lost is not told as done for %s', async (_what, action, actor) => {
  const { api, user, drawer } = await openAnswer('Odbij predlog', 'Odbij predlog');
  server.use(
    http.post('*/api/v1/visit-request/1/proposal/decline', () => {
      api.change(1, { proposal: null, stage: 'confirmed' });
      serveAuditTrail(buildAuditEntry({ action, actor }));
      return HttpResponse.error();
    }),
  );
  await user.click(drawer.getByRole('button', { name: 'Odbij predlog i pošalji' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^Operacija nije uspešna/)).toBeVisible();
  expect(screen.queryByText(/^Predlog je odbijen/)).toBeNull();
});

it('an answer that got lost is not told as done for what a colleague answered', async () => {
  const { api, user, drawer } = await openAnswer('Prihvati izmenu', 'Prihvati izmenu');
  server.use(
    http.post('*/api/v1/visit-request/1/proposal/accept', () => {
      api.change(1, { proposal: null, stage: 'confirmed' });
      return HttpResponse.error();
    }),
  );
  await user.click(drawer.getByRole('button', { name: 'Prihvati i pošalji' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^Operacija nije uspešna/)).toBeVisible();
  expect(screen.queryByText('Izmena je prihvaćena')).toBeNull();
});

it('accepts with the sentence and the mail that was seen', async () => {
  const { api, user, drawer } = await openAnswer('Prihvati izmenu', 'Prihvati izmenu');
  expect(drawer.getByRole('textbox', { name: /^Rečenica/ })).toHaveValue('Vidimo se.');
  expect(drawer.getByText(/u 12:15/)).toBeVisible();
  await user.dblClick(drawer.getByRole('button', { name: 'Prihvati i pošalji' }));

  expect(await screen.findByText('Izmena je prihvaćena')).toBeVisible();
  expect(api.answers).toEqual([
    { answer: 'accept', version: 1, reason: null, mail: { send: true, note: 'Vidimo se.' } },
  ]);
  expect(api.previews.at(-1)).toMatchObject({ act: 'accept-proposal', note: 'Vidimo se.' });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Škola predlaže izmenu' })).toBeNull();
  });
  expect(screen.getByRole('textbox', { name: /^Željeno vreme/ })).toHaveValue('12:15');
  expect(screen.getByRole('heading', { name: 'Potvrda termina' })).toHaveFocus();
});

it('is being answered again after a new sign-in, with the message that was typed', async () => {
  const { user, drawer } = await openAnswer('Prihvati izmenu', 'Prihvati izmenu');
  await user.type(drawer.getByRole('textbox', { name: /^Rečenica/ }), ' Srdačno');
  await signInAgain(user);

  const again = within(await screen.findByRole('dialog', { name: 'Prihvati izmenu' }));
  expect(await again.findByRole('textbox', { name: /^Rečenica/ })).toHaveValue(
    'Vidimo se. Srdačno',
  );
  await user.click(again.getByRole('button', { name: 'Odustani' }));
  await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Poruka školi' })).toHaveValue('Vidimo se.');
});

it('once answered, leaves nothing of the message in the tab', async () => {
  const { user, drawer } = await openAnswer('Odbij predlog', 'Odbij predlog');
  await user.click(drawer.getByRole('button', { name: 'Odbij predlog i pošalji' }));
  expect(await screen.findByText('Predlog je odbijen, važi ono što je potvrđeno')).toBeVisible();
  await waitFor(() => {
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('staff/'))).toEqual([]);
  });
});

it('tells which price is missing before a predračun goes out without it', async () => {
  const stored = { unitPrices: {} };
  const { drawer } = await openAnswer('Prihvati izmenu', 'Prihvati izmenu', stored);
  expect(drawer.getByRole('alert')).toHaveTextContent(/^Nedostaje cena: „Grupna ulaznica: centar“/);
});

it('declines, and the visit stays as it was confirmed', async () => {
  const { api, user, drawer } = await openAnswer('Odbij predlog', 'Odbij predlog');
  expect(drawer.getByText(/u 10:30/)).toBeVisible();
  await user.click(drawer.getByRole('checkbox', { name: 'Ne šalji mejl' }));
  await user.click(drawer.getByRole('button', { name: 'Odbij predlog bez mejla' }));

  expect(await screen.findByText('Predlog je odbijen, važi ono što je potvrđeno')).toBeVisible();
  expect(api.answers).toMatchObject([{ answer: 'decline', mail: { send: false } }]);
  expect(api.stored.get(1)).toMatchObject({ visitTime: '10:30', stage: 'confirmed' });
});

it('needs a reason where the changed visit does not fit', async () => {
  const conflict: CapacityConflict = {
    of: 'places',
    zone: 'centre',
    from: '12:15',
    to: '13:00',
    persons: 245,
    capacity: 240,
    requests: [],
  };
  const { api, user, drawer } = await openAnswer('Prihvati izmenu', 'Prihvati izmenu');
  serveCrowd(conflict);
  await user.click(drawer.getByRole('button', { name: 'Prihvati i pošalji' }));

  expect(await drawer.findByText(/od 12:15 do 13:00: potvrđeno 218 \+ ova grupa 27/)).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: /^Razlog/ }), 'Počinju u parku');
  await user.click(drawer.getByRole('button', { name: 'Prihvati ipak' }));
  await waitFor(() => {
    expect(api.answers).toMatchObject([{ answer: 'accept', reason: 'Počinju u parku' }]);
  });
});
