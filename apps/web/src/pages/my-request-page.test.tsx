import { buildMyProforma, buildMyRequest } from '@museum/shared/testing/build-my-request';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { wantedVisitSchema } from '@museum/shared/visit-requests/visit-request-response';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { today } from '#lib/time/dates.ts';
import { renderApp } from '#test/render-app.tsx';
import { REQUEST_KEY } from '#test/request-form.ts';
import { openMyRequest, refusal, serveMyRequest } from '#test/api/serve-my-request.ts';
import { server } from '#test/api/server.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const confirmed = { confirmedAt: '2026-11-03T08:12:00.000Z' };
const declined = { at: '2026-11-20T10:40:00.000Z', by: 'staff', isDeclined: true } as const;
const proof = {
  id: 1,
  name: 'uplata.pdf',
  mediaType: 'application/pdf',
  size: 4,
  createdAt: '2026-11-20T10:40:00.000Z',
};

beforeEach(() => {
  // Before every day that is typed here, in whatever year the test runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:10:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the link of a mail', () => {
  it('shows the request it was sent for, and keeps the key out of every address', async () => {
    const addresses: string[] = [];
    server.events.on('request:start', ({ request }) => void addresses.push(request.url));
    await openMyRequest(buildMyRequest());
    expect(await heading('Primili smo vaš zahtev')).toBeInTheDocument();
    expect(screen.getByText(/Predškolska ustanova „Pčelica“, Šabac$/)).toBeInTheDocument();
    expect(addresses.filter((address) => address.includes(REQUEST_KEY))).toEqual([]);
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
    server.events.removeAllListeners();
  });

  it('says on the new day that it is today when it stays open over midnight', async () => {
    // Half a minute before midnight in Belgrade.
    vi.setSystemTime('2026-12-31T22:59:30Z');
    await openMyRequest(buildMyRequest({ ...confirmed, visitDate: '2027-01-01' }));
    expect(await screen.findByText(/· sutra/)).toBeInTheDocument();

    vi.setSystemTime('2026-12-31T23:00:00Z');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText(/· danas/)).toBeInTheDocument();
  });

  it('with another key says that it does not hold', async () => {
    serveMyRequest(buildMyRequest());
    renderApp('/moj-zahtev#izmenjenkljuc');
    expect(await heading('Ova veza ne važi')).toBeInTheDocument();
    expect(screen.getByText('Otvorite najnoviji mejl ili nas pozovite.')).toBeInTheDocument();
  });

  it('with a fragment that is no key asks nobody', async () => {
    renderApp('/moj-zahtev#кључ');
    expect(await heading('Ova veza ne važi')).toBeInTheDocument();
  });

  it('without a key says where it stands, and whom to call', async () => {
    renderApp('/moj-zahtev');
    expect(
      await screen.findByText(
        /Otvorite vezu iz mejla.+javite nam broj zahteva: šaljemo vam vezu ponovo/,
      ),
    ).toBeInTheDocument();
    const contact = screen.getByRole('region', { name: 'Koga da pozovete' });
    expect(within(contact).getByRole('link', { name: /\+381 00 000 000/ })).toBeInTheDocument();
  });

  it('can be tried again when the server was away', async () => {
    serveMyRequest(buildMyRequest());
    server.use(http.get('*/api/v1/my-request', () => refusal('SERVER_ERROR'), { once: false }));
    const { user } = renderApp(`/moj-zahtev#${REQUEST_KEY}`);
    const retry = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    serveMyRequest(buildMyRequest());
    await user.click(retry);
    expect(await heading('Primili smo vaš zahtev')).toBeInTheDocument();
  });
});

describe('what the page says', () => {
  it.each([
    ['Poseta je potvrđena', confirmed],
    ['Poseta je odložena', { status: 'POSTPONED' }],
    ['Poseta je otkazana', { status: 'CANCELED' }],
    ['Posetu u tom terminu ne možemo da primimo', { status: 'CANCELED', cancellation: declined }],
    ['Dan posete je prošao', { ...confirmed, visitDate: '2026-01-15' }],
  ] as const)('%s', async (words, request) => {
    await openMyRequest(buildMyRequest(request));
    expect(await heading(words)).toBeInTheDocument();
  });

  it.each([
    [true, /^Centar nije prihvatio zahtev – petak, 20\.\snovembar/],
    [false, /^Centar je otkazao posetu – petak, 20\.\snovembar/],
  ])('is what the centre did: declined %s', async (isDeclined, words) => {
    const cancellation = { ...declined, isDeclined };
    await openMyRequest(buildMyRequest({ status: 'CANCELED', cancellation }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByText('Nije prihvaćeno')).toHaveLength(isDeclined ? 1 : 0);
    expect(screen.queryAllByText('Otkazano')).toHaveLength(isDeclined ? 0 : 1);
  });

  it.each([
    ['the centre’s words', 'Tada je puno.', ['Poruka centra: Tada je puno.']],
    ['no words', null, []],
  ])('is that a proposal was declined, with %s', async (_with, message, words) => {
    const at = '2026-11-20T10:40:00.000Z';
    await openMyRequest(buildMyRequest({ ...confirmed, declinedProposal: { at, message } }));
    expect(await heading('Poseta je potvrđena')).toBeVisible();
    expect(screen.getByText(/^Centar nije prihvatio izmenu – petak, 20\.\snovembar/)).toBeVisible();
    const told = screen.queryAllByText(/^Poruka centra/).map(({ textContent }) => textContent);
    expect(told).toEqual(words);
  });

  it('is nothing of a declined proposal once the day has passed', async () => {
    const declinedProposal = { at: '2026-11-20T10:40:00.000Z', message: 'Tada je puno.' };
    await openMyRequest(
      buildMyRequest({ ...confirmed, visitDate: addDays(today(), -1), declinedProposal }),
    );
    expect(await heading('Dan posete je prošao')).toBeVisible();
    expect(screen.queryByText(/Centar nije prihvatio/)).not.toBeInTheDocument();
  });

  it('is how each predračun is paid, the void ones left out', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        proformas: [
          buildMyProforma({ kind: 'meal', number: 'PR-2026-000124', total: 31_500 }),
          buildMyProforma(),
          buildMyProforma({ number: 'PR-2026-000100', isVoid: true }),
        ],
        payment: { state: 'unpaid', due: '2027-05-13', total: 49_900, paid: 0 },
      }),
    );
    const next = await screen.findByRole('region', { name: /Sledeće: uplata do 13\.\smaja$/ });
    expect(within(next).getByText('49.900,00 din')).toBeInTheDocument();
    const payment = screen.getByRole('region', { name: 'Plaćanje' });
    expect(within(payment).getByText('Nije plaćeno')).toBeInTheDocument();
    const numbers = within(payment).getAllByText(/^PR-2026/);
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      'PR-2026-000123, do 13.05.2027.',
      'PR-2026-000124, do 13.05.2027.',
    ]);
    expect(within(payment).getAllByText('97 382026000123')).toHaveLength(2);
  });

  it.each([
    ['unpaid', 0, [], /^Sledeće: uplata do/, '49.900,00 din', /^Na računu još nema vaše uplate/],
    ['proof', 0, [proof], /^Dokaz o\suplati je stigao/, '49.900,00 din', /Ne morate ništa više\.$/],
    // The money that the proof showed has come: it says nothing of the rest.
    ['partly', 18_400, [proof], /^Sledeće: uplata do/, '31.500,00 din', /^Toliko još nedostaje/],
  ] as const)(
    'is what a promised visit waits for: %s',
    async (state, paid, proofs, title, sum, words) => {
      await openMyRequest(
        buildMyRequest({
          ...confirmed,
          proformas: [buildMyProforma({ total: 49_900, due: 49_900 - paid })],
          payment: { state, due: '2027-05-13', total: 49_900, paid },
          proofs: [...proofs],
        }),
      );
      const next = await screen.findByRole('region', { name: title });
      expect(within(next).getByText(sum)).toBeVisible();
      expect(within(next).getByText(words)).toBeVisible();
      expect(within(next).queryAllByRole('button')).toHaveLength(state === 'proof' ? 0 : 2);
    },
  );

  it('is to be shown at the ticket office once it is too late for a transfer', async () => {
    const due = addDays(today(), -1);
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        visitDate: today(),
        visitTime: '23:45',
        proformas: [buildMyProforma()],
        payment: { state: 'unpaid', due, total: 18_400, paid: 0 },
      }),
    );
    const next = await screen.findByRole('region', {
      name: /^Rok za\suplatu je bio \d+\.\s\p{L}+$/u,
    });
    expect(within(next).getByText('18.400,00 din')).toBeVisible();
    const words =
      /^Na računu još nema vaše uplate\. Ako ste platili, ponesite dokaz i pokažite ga na blagajni; ako niste, platite tamo gotovinom ili karticom\.$/;
    expect(within(next).getByText(words)).toBeVisible();
    expect(within(next).queryByRole('button', { name: 'Podaci za uplatu' })).toBeNull();
  });

  it.each([
    ['partly', 18_400, 'Ostaje za uplatu 31.500,00 din'],
    ['overpaid', 50_000, 'Više plaćeno 100,00 din'],
  ] as const)('is what came in and what that leaves open: %s', async (state, paid, words) => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        proformas: [buildMyProforma()],
        payment: { state, due: '2027-05-13', total: 49_900, paid },
      }),
    );
    const payment = await screen.findByRole('region', { name: 'Plaćanje' });
    const lines = within(payment).getAllByRole('listitem');
    const text = lines.map((line) => line.textContent.replaceAll(/(?<=[a-z])(?=\d)/g, ' '));
    expect(text).toContain(words);
  });

  it('is of a postponed visit what came in, not that the rest is to be paid', async () => {
    await openMyRequest(
      buildMyRequest({
        status: 'POSTPONED',
        proformas: [buildMyProforma({ isVoid: true, due: 0 })],
        payment: { state: 'partly', due: null, total: 18_400, paid: 6_000 },
      }),
    );
    const payment = within(await screen.findByRole('region', { name: 'Plaćanje' }));
    expect(payment.getByText('Stiglo na račun ili blagajnu')).toBeVisible();
    expect(payment.queryByText('Ostaje za uplatu')).toBeNull();
  });

  it('calls nothing paid of a group of which fewer came, and nobody for lunch', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        stage: 'arrived',
        arrivedAt: '2026-11-20T09:00:00.000Z',
        proformas: [
          buildMyProforma({ way: 'CASH', asked: 16_000, due: 16_000 }),
          buildMyProforma({ kind: 'meal', number: 'PR-2026-000124', asked: 0, due: 0 }),
        ],
        payment: { state: 'unpaid', due: '2027-05-14', total: 16_000, paid: 0 },
      }),
    );
    const payment = within(await screen.findByRole('region', { name: 'Plaćanje' }));
    expect(payment.getByText('PR-2026-000123, plaća se na blagajni')).toBeVisible();
    expect(payment.getByText('PR-2026-000124, ne plaća se')).toBeVisible();
  });

  it('asks for no transfer by a predračun that is paid, and for the rest by the other', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        proformas: [
          buildMyProforma({ due: 0 }),
          buildMyProforma({
            kind: 'meal',
            number: 'PR-2026-000124',
            total: 31_500,
            due: 29_900,
          }),
        ],
        payment: { state: 'partly', due: '2027-05-13', total: 49_900, paid: 20_000 },
      }),
    );
    const payment = await screen.findByRole('region', { name: 'Plaćanje' });
    expect(within(payment).getByText('PR-2026-000123, plaćeno')).toBeInTheDocument();
    expect(within(payment).getAllByRole('group')).toHaveLength(1);
    expect(within(payment).getByRole('group')).toHaveTextContent('PR-2026-000124');
    expect(within(payment).getByRole('group')).toHaveTextContent(
      'Obroci29.900,00 dinPR-2026-000124, do 13.05.2027., ostatak od 31.500,00 din',
    );
    expect(within(payment).getByText('Iznos').parentElement).toHaveTextContent('29.900,00 din');
    expect(within(payment).queryByText(/^Dve uplate/)).not.toBeInTheDocument();
  });

  it('calls no predračun paid that comes to 0 because its prices are missing', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        proformas: [buildMyProforma({ total: 0, due: 0 })],
        payment: { state: 'unpaid', due: null, total: 0, paid: 0 },
      }),
    );
    const payment = await screen.findByRole('region', { name: 'Plaćanje' });
    expect(within(payment).getByText('PR-2026-000123, cenu potvrđuje centar')).toBeInTheDocument();
  });

  it('asks for nothing once all is paid', async () => {
    const proformas = [
      buildMyProforma({ due: 0 }),
      buildMyProforma({ kind: 'meal', number: 'PR-2026-000124', total: 31_500, due: 0 }),
    ];
    const payment = { state: 'paid', due: null, total: 49_900, paid: 49_900 } as const;
    await openMyRequest(buildMyRequest({ ...confirmed, proformas, payment }));
    const card = await screen.findByRole('region', { name: 'Plaćanje' });
    expect(within(card).getAllByText(/^PR-2026-00012[34], plaćeno$/)).toHaveLength(2);
    expect(within(card).queryByRole('group')).not.toBeInTheDocument();
    expect(within(card).queryByText(/na blagajni/)).not.toBeInTheDocument();
  });

  it('asks for the transfer that is left beside what is paid at the ticket office', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        proformas: [
          // Issued anew on the day of the visit, when it is too late for a transfer.
          buildMyProforma({ way: 'CASH' }),
          buildMyProforma({ kind: 'meal', number: 'PR-2026-000124', total: 31_500 }),
        ],
        payment: { state: 'unpaid', due: '2027-05-13', total: 49_900, paid: 0 },
      }),
    );
    const payment = within(await screen.findByRole('region', { name: 'Plaćanje' }));
    expect(payment.getByText('PR-2026-000123, plaća se na blagajni')).toBeVisible();
    expect(payment.getByRole('group')).toHaveTextContent('PR-2026-000124, do 13.05.2027.');
    expect(payment.queryByText(/^Plaća se u gotovini/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: /^Sledeće: uplata do/ })).toBeVisible();
  });

  it('is settled at the ticket office where more people came than were paid for', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        stage: 'arrived',
        arrivedAt: '2027-05-14T08:00:00.000Z',
        arrivedVisitorAmount: 29,
        arrivedNumberOfFollowers: 3,
        proformas: [buildMyProforma({ due: 0 })],
        payment: { state: 'partly', due: '2027-05-13', total: 20_400, paid: 18_400 },
      }),
    );
    const payment = await screen.findByRole('region', { name: 'Plaćanje' });
    expect(within(payment).getByText('Ostatak se plaća na blagajni.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Izmena ili otkazivanje' })).toBeNull();
  });

  it('is no transfer any more on the day on which the group has come', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        stage: 'arrived',
        arrivedAt: '2027-05-14T08:00:00.000Z',
        proformas: [buildMyProforma()],
        payment: { state: 'unpaid', due: '2027-05-13', total: 18_400, paid: 0 },
      }),
    );
    const payment = await screen.findByRole('region', { name: 'Plaćanje' });
    expect(within(payment).getByText('Ostatak se plaća na blagajni.')).toBeVisible();
    expect(within(payment).getByText('PR-2026-000123, plaća se na blagajni')).toBeVisible();
    expect(within(payment).queryByRole('group')).not.toBeInTheDocument();
  });

  it('is for a call once the group has been here, with the predračun as it is paid', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        visitDate: '2026-11-21',
        stage: 'arrived',
        arrivedAt: '2026-11-21T09:00:00.000Z',
        proformas: [buildMyProforma()],
        payment: { state: 'unpaid', due: '2026-11-20', total: 18_400, paid: 0 },
      }),
    );
    const payment = await screen.findByRole('region', { name: 'Plaćanje' });
    expect(within(payment).getByText('Pre uplate nas pozovite: +381 00 000 000')).toBeVisible();
    expect(within(payment).getByRole('group')).toBeVisible();
    expect(within(payment).queryByText(/na blagajni/)).not.toBeInTheDocument();
  });

  it('promises no change where the visit can only be called off', async () => {
    await openMyRequest(buildMyRequest({ status: 'POSTPONED' }));
    expect(await screen.findByRole('heading', { name: 'Otkazivanje' })).toBeVisible();
    // The mail may have proposed the day that is shown.
    expect(screen.getByText('u 10:00 · nov termin još nije dogovoren')).toBeVisible();
  });

  it('that came in for a visit which is off is named', async () => {
    await openMyRequest(
      buildMyRequest({
        status: 'CANCELED',
        stage: 'canceled',
        proformas: [],
        payment: { state: 'overpaid', due: null, total: 0, paid: 27_600 },
      }),
    );
    expect(
      await screen.findByText(
        'Primili smo 27.600,00 din. Javićemo vam se da dogovorimo povraćaj ili novi termin.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['says what becomes of money that was sent for a visit which is off', [proof], 1],
    ['says nothing of money where no proof of any was sent', [], 0],
  ])('%s', async (_what, proofs, times) => {
    await openMyRequest(buildMyRequest({ status: 'CANCELED', stage: 'canceled', proofs }));
    expect(await heading('Poseta je otkazana')).toBeVisible();
    const words = 'Ako ste već platili, javite nam se radi dogovora o uplati.';
    expect(screen.queryAllByText(words)).toHaveLength(times);
  });

  it('asks whoever pays at the ticket office for no transfer', async () => {
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        paymentType: 'CASH',
        proformas: [buildMyProforma({ way: 'CASH' })],
        payment: { state: 'unpaid', due: '2027-05-13', total: 18_400, paid: 0 },
      }),
    );
    const next = await screen.findByRole('region', { name: /^Vidimo se: / });
    expect(within(next).getByText('18.400,00 din')).toBeInTheDocument();
    expect(next).toHaveTextContent('Plaća se u gotovini na blagajni, na dan dolaska');
    const payment = screen.getByRole('region', { name: 'Plaćanje' });
    expect(within(payment).getByText('PR-2026-000123, plaća se na blagajni')).toBeInTheDocument();
    expect(payment).not.toHaveTextContent('97 382026000123');
  });

  it('is what those cost who really came', async () => {
    const people = { visitorAmount: 50, numberOfFollowers: 0 };
    await openMyRequest(
      buildMyRequest({
        ...confirmed,
        ...people,
        dinnerRequest: null,
        arrivedAt: '2027-05-14T08:00:00.000Z',
        stage: 'arrived',
        arrivedVisitorAmount: 45,
        arrivedNumberOfFollowers: 0,
        isRequestingVisitHomeExhibition: false,
        isRequestingAdditionalContent: false,
        payment: { state: 'overpaid', due: null, total: 18_000, paid: 20_000 },
      }),
    );
    const payment = await screen.findByRole('region', { name: 'Plaćanje' });
    const text = within(payment)
      .getAllByRole('listitem')
      .map((line) => line.textContent.replaceAll(/(?<=[a-zA-Z])(?=\d)/g, ' '));
    expect(text).toContain('Ukupno sa PDV-om 18.000,00 din');
    expect(text).toContain('Više plaćeno 2.000,00 din');
    expect(
      within(payment).getByText('Obračunato po broju onih koji su stigli: 45 posetilaca.'),
    ).toBeInTheDocument();
  });

  it('names papers by their numbers, and offers no calendar for a visit that is off', async () => {
    await openMyRequest(buildMyRequest(confirmed));
    const papers = () => screen.getByRole('region', { name: 'Dokumenti' });
    expect(within(papers()).getByText('GP-2026-000001')).toBeInTheDocument();
    expect(within(papers()).getByRole('button', { name: /kalendar/ })).toBeInTheDocument();
    cleanup();
    await openMyRequest(buildMyRequest({ status: 'CANCELED' }));
    expect(within(papers()).queryByRole('button', { name: /kalendar/ })).not.toBeInTheDocument();
  });

  it('is to phone when it is too late for changes', async () => {
    await openMyRequest(buildMyRequest({ ...confirmed, visitDate: addDays(today(), 1) }));
    expect(await screen.findByText(/Za izmene nas pozovite: \+381/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Promenite zahtev' })).not.toBeInTheDocument();
    expect(button('Otkažite posetu')).toBeInTheDocument();
  });

  // It is ten past ten in Belgrade.
  const NOW = { visitDate: '2026-11-22', visitTime: '10:00' };
  const YESTERDAY = { visitDate: '2026-11-21' };
  const SOON = { visitDate: '2026-11-23' };

  it.each([
    [
      'a promised visit that has begun',
      { ...confirmed, ...NOW },
      /^Termin: nedelja, 22/,
      'Ako kasnite ili ne možete da dođete, pozovite nas.',
    ],
    [
      'one only received that should have begun',
      NOW,
      'Poseta nije potvrđena',
      'Vreme koje ste tražili je došlo, a termin još nije potvrđen. Pozovite nas.',
    ],
    [
      'one only received for tomorrow',
      SOON,
      'Sledeće: naš odgovor',
      'Proveravamo termin. Poseta je uskoro, zato nas i pozovite. Plaćate tek posle potvrde.',
    ],
  ] as const)('of %s is to phone', async (_what, request, title, words) => {
    await openMyRequest(buildMyRequest(request));
    const next = await screen.findByRole('region', { name: title });
    expect(within(next).getByText(words)).toBeVisible();
    expect(within(next).getByRole('link', { name: 'Pozovite +381 00 000 000' })).toBeVisible();
  });

  it('says nothing of paying later once staff have issued a predračun before they confirm', async () => {
    await openMyRequest(buildMyRequest({ ...SOON, proformas: [buildMyProforma()] }));
    const next = await screen.findByRole('region', { name: 'Sledeće: naš odgovor' });
    const words = 'Proveravamo termin. Poseta je uskoro, zato nas i pozovite.';
    expect(within(next).getByText(words)).toBeVisible();
  });

  it('of a visit that has begun is not that it is still to come', async () => {
    await openMyRequest(buildMyRequest({ ...confirmed, ...NOW }));
    expect(
      await screen.findByText('Vreme posete je došlo. Za sve nas pozovite: +381 00 000 000'),
    ).toBeVisible();
    expect(screen.queryByText(/Do posete je manje/)).not.toBeInTheDocument();
  });

  it.each([
    ['arrived', { arrivedAt: '2026-11-21T09:00:00.000Z' }, 'Bili ste kod nas'],
    ['confirmed', {}, 'Dan posete je prošao'],
    ['missed', { stage: 'missed' }, 'Poseta nije održana'],
  ] as const)('the day after a visit that is %s is that it has been', async (_, own, words) => {
    await openMyRequest(buildMyRequest({ ...confirmed, ...YESTERDAY, ...own }));
    expect(await heading(words)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Dogovoreno' })).toBeVisible();
  });

  it.each([
    ['promised', { ...confirmed, proformas: [buildMyProforma()] }, 1],
    [
      'promised at short notice',
      { ...confirmed, proformas: [buildMyProforma({ way: 'CASH' })] },
      1,
    ],
    ['only received', {}, 0],
  ])('the day after a visit that was %s asks nobody just to pay', async (_what, own, times) => {
    await openMyRequest(buildMyRequest({ ...YESTERDAY, ...own }));
    expect(await screen.findByRole('region', { name: 'Neki drugi dan?' })).toBeVisible();
    const words = 'Pre uplate nas pozovite: +381 00 000 000';
    expect(screen.queryAllByText(words)).toHaveLength(times);
    expect(screen.queryByText(/dobijate uz potvrdu|na blagajni/)).not.toBeInTheDocument();
  });

  it('is nothing of a proposal that waits once the day has passed', async () => {
    const request = buildMyRequest({ ...confirmed, ...YESTERDAY });
    const wanted = { ...wantedVisitSchema.parse(request), visitorAmount: 29 };
    const proposal = { sentAt: '2026-11-20T10:40:00.000Z', note: null, wanted };
    await openMyRequest({ ...request, stage: 'changing', proposal });
    expect(await heading('Dan posete je prošao')).toBeVisible();
    expect(screen.queryByText(/čeka odgovor centra/)).not.toBeInTheDocument();
  });
});

describe('canceling', () => {
  it('asks for a reason, and then says that the visit is off', async () => {
    const { user, stored } = await openMyRequest(buildMyRequest(confirmed));
    await user.click(button('Otkažite posetu'));
    const dialog = await screen.findByRole('dialog', { name: 'Otkažite posetu' });
    const cancel = within(dialog).getByRole('button', { name: 'Otkažite posetu' });
    await user.click(cancel);
    expect(await within(dialog).findByText('Napišite zašto otkazujete')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: /Razlog/ }), 'Nema prevoza');
    await user.click(cancel);
    expect(await heading('Poseta je otkazana')).toBeInTheDocument();
    expect(screen.getByText('Razlog: Nema prevoza')).toBeInTheDocument();
    expect(stored.bodies).toEqual([{ version: 1, reason: 'Nema prevoza' }]);
  });

  /** Presses the button while no call is answered; the request itself only where `isRead`. */
  async function cancelUnanswered({ isRead }: { isRead: boolean }) {
    const { user } = await openMyRequest(buildMyRequest(confirmed));
    await user.click(button('Otkažite posetu'));
    const dialog = await screen.findByRole('dialog', { name: 'Otkažite posetu' });
    await user.type(within(dialog).getByRole('textbox', { name: /Razlog/ }), 'Nema prevoza');
    server.use(http.post('*/api/v1/my-request/cancel', () => HttpResponse.error()));
    if (!isRead)
      server.use(http.get('*/api/v1/my-request', () => new HttpResponse(null, { status: 400 })));
    await user.click(within(dialog).getByRole('button', { name: 'Otkažite posetu' }));
    return dialog;
  }

  const AGAIN = /Proverite internet vezu i pritisnite ponovo „Otkažite posetu“/;

  it('without an answer says that the visit is not off, once that is read', async () => {
    const dialog = await cancelUnanswered({ isRead: true });
    expect(await within(dialog).findByText('Poseta nije otkazana')).toBeVisible();
    // verbatim from the spec
    expect(
      within(dialog).getByText(/Operacija nije uspešna! Molimo pokušajte kasnije/),
    ).toBeVisible();
    expect(within(dialog).getByText(AGAIN)).toBeVisible();
  });

  it('without an answer says that nobody knows, where it can’t be read either', async () => {
    const dialog = await cancelUnanswered({ isRead: false });
    expect(await within(dialog).findByText('Ne znamo da li je poseta otkazana')).toBeVisible();
    expect(within(dialog).getByText(AGAIN)).toBeVisible();
    expect(within(dialog).queryByText('Poseta nije otkazana')).not.toBeInTheDocument();
    expect(within(dialog).queryByText(/Operacija nije uspešna/)).not.toBeInTheDocument();
  });

  it('without a network says that the visit is not off', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const dialog = await cancelUnanswered({ isRead: false });
    expect(await within(dialog).findByText('Poseta nije otkazana')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Razlog/ })).toHaveValue('Nema prevoza');
  });

  it('keeps the typed reason when the question is closed', async () => {
    const { user } = await openMyRequest(buildMyRequest(confirmed));
    await user.click(button('Otkažite posetu'));
    await user.type(await screen.findByRole('textbox', { name: /Razlog/ }), 'Deca su bolesna');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await user.click(button('Otkažite posetu'));
    expect(await screen.findByRole('textbox', { name: /Razlog/ })).toHaveValue('Deca su bolesna');
  });
});

describe('a proof of payment', () => {
  const choose = (file: File) => {
    fireEvent.change(screen.getByLabelText('Dokaz o uplati', { selector: 'input' }), {
      target: { files: [file] },
    });
  };

  it.each([
    [
      'of another kind',
      new File(['x'], 'uplata.docx', { type: 'application/msword' }),
      /PDF, JPEG ili PNG. Ovaj fajl/,
    ],
    ['empty', new File([], 'uplata.pdf', { type: 'application/pdf' }), /Fajl je prazan/],
    [
      'too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }),
      /veći od 5 MB/,
    ],
  ])('%s is refused before it is sent', async (_, file, words) => {
    await openMyRequest(buildMyRequest(confirmed));
    choose(file);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('that got no answer is sent once more by itself, and then can be sent again', async () => {
    const request = buildMyRequest(confirmed);
    await openMyRequest(request);
    const sent = { ...request, proofs: [proof] };
    let calls = 0;
    server.use(
      http.post('*/api/v1/my-request/proof', () => {
        calls += 1;
        return calls > 2 ? HttpResponse.json({ data: sent }) : HttpResponse.error();
      }),
    );
    const file = new File(['%PDF'], 'uplata.pdf', { type: 'application/pdf' });
    choose(file);
    expect(await screen.findByText(/Ne znamo da li je fajl stigao do nas/)).toBeInTheDocument();
    expect(calls).toBe(2);
    choose(file);
    expect(await screen.findByText('uplata.pdf')).toBeInTheDocument();
    expect(screen.getByText(/pogrešan fajl\?.*\+381/)).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText(/Ne znamo da li je fajl/)).not.toBeInTheDocument();
    });
  });
});

describe('one more request', () => {
  const field = (label: string) =>
    screen.findByRole('textbox', { name: (name) => name.startsWith(label) });

  it('is filled from this one, without its day', async () => {
    const { user } = await openMyRequest(buildMyRequest(confirmed));
    await user.click(button('Zakažite ponovo'));
    expect(await field('Naziv institucije')).toHaveValue('Predškolska ustanova „Pčelica“');
    expect(await field('Broj posetilaca')).toHaveValue('24');
    expect(await field('Datum posete')).toHaveValue('');
    expect(screen.getByText(/Popunili smo podatke iz vašeg ranijeg zahteva/)).toBeInTheDocument();
  });

  it('of an agency keeps the agency, not the school', async () => {
    const { user } = await openMyRequest(buildMyRequest({ ...confirmed, contactType: 'agency' }));
    await user.click(button('Zakažite za još jednu školu'));
    expect(await field('Naziv agencije')).toHaveValue('Turistička agencija Putokaz');
    expect(await field('Naziv škole')).toHaveValue('');
    expect(await field('Broj posetilaca')).toHaveValue('0');
  });

  it('asks before it takes the place of one that was begun', async () => {
    sessionStorage.setItem(
      'visit-request-draft',
      JSON.stringify({ visit: { agencyName: 'Putokaz' }, dinner: {} }),
    );
    const { user, currentAddress } = await openMyRequest(buildMyRequest(confirmed));
    await user.click(button('Zakažite ponovo'));
    const question = await screen.findByRole('dialog', { name: 'Već ste započeli zahtev' });
    await user.click(within(question).getByRole('button', { name: 'Zadržite započeti' }));
    expect(currentAddress()).toContain('/moj-zahtev');
    expect(sessionStorage.getItem('visit-request-draft')).toContain('Putokaz');
    await user.click(button('Zakažite ponovo'));
    await user.click(await screen.findByRole('button', { name: 'Počnite nov zahtev' }));
    expect(await field('Naziv institucije')).toHaveValue('Predškolska ustanova „Pčelica“');
  });
});
