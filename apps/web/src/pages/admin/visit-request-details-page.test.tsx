import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { STAFF_FIELDS, VISIT_FIELDS } from '@museum/shared/visit-requests/fields/visit-fields';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  confirmedAt,
  DETAILS,
  field,
  openDetails,
  prepareDetails,
  saveButton,
  withLunch,
} from '#test/open-details.ts';
import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import {
  serveFailure,
  serveFile,
  serveAuditTrail,
  serveVisitRequests,
} from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { signInAgain } from '#test/sign-in-again.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';
import { watchFiles } from '#test/watch-files.ts';

/** A colleague, or another tab, changes the request; the page hears of it when it asks again. */
const refresh = async (app: Awaited<ReturnType<typeof openDetails>>) => {
  await app.queryClient.invalidateQueries();
};

beforeEach(() => {
  // The visit is ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  prepareDetails();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request that is not there', () => {
  it.each(['/admin/visit-requests/details/77', '/admin/visit-requests/details/abc'])(
    '%s says so',
    async (address) => {
      serveVisitRequests();
      renderApp(address);
      expect(
        await screen.findByRole('heading', { name: 'Nije pronađen zahtev za posete' }),
      ).toBeVisible();
    },
  );
});

describe('the details', () => {
  it('say of a request whose personal data is gone since when, and stay editable', async () => {
    await openDetails(withLunch({ anonymizedAt: '2028-06-01T10:00:00.000Z' }));
    expect(
      screen.getByText(/^Lični podaci su uklonjeni: četvrtak, 1\. jun 2028\. u 12:00\./),
    ).toBeVisible();
    expect(field('Ukupno posetilaca')).toBeEnabled();
    expect(field('Vreme ručka')).toBeEnabled();
    for (const name of ['Naručilac', 'E-mail', 'Napomena']) {
      expect(screen.queryByRole('textbox', { name })).toBeNull();
    }
  });

  it('name no address of whom the personal data has gone', async () => {
    await openDetails(
      buildVisitRequestResponse({
        anonymizedAt: '2028-06-01T10:00:00.000Z',
        institutionName: 'Podaci uklonjeni',
        institutionEmail: 'uklonjeno@podaci.invalid',
      }),
    );
    const summary = within(screen.getByRole('region', { name: 'Podnosilac zahteva' }));
    expect(summary.getByText('Podaci uklonjeni')).toBeVisible();
    expect(summary.queryByRole('link', { name: /@/ })).toBeNull();
  });

  it('show the contact in short and, unfolded, all fields of its type', async () => {
    const { user } = await openDetails(
      buildVisitRequestResponse({ contactType: 'agency', comment: 'Двоје деце у колицима.' }),
    );
    const summary = within(screen.getByRole('region', { name: 'Podnosilac zahteva' }));
    expect(summary.getByText('Turistička agencija Putokaz')).toBeVisible();
    expect(summary.getByText('OŠ „Desanka Maksimović“')).toBeVisible();
    expect(summary.getByText('Novi Sad, Bulevar oslobođenja 123')).toBeVisible();
    expect(summary.getByText('Двоје деце у колицима.')).toBeVisible();
    expect(summary.getByRole('link', { name: 'ture@putokaz.example.rs' })).toHaveAttribute(
      'href',
      'mailto:ture@putokaz.example.rs',
    );
    const panel = screen.getByRole('button', { name: /^Kontakt Informacije/ });
    expect(panel).toHaveAttribute('aria-expanded', 'false');
    await user.click(panel);
    for (const text of [
      '20123456',
      '101234567',
      'Đorđe Šćepanović',
      'Čačak, Gradsko šetalište 7',
      'ture@putokaz.example.rs',
    ]) {
      expect(screen.getByDisplayValue(text)).toBeVisible();
    }
    expect(summary.queryByRole('link', { name: 'ture@putokaz.example.rs' })).toBeNull();
  });

  it('name in their head who comes, and when, with the weekday', async () => {
    await openDetails();
    expect(screen.getByText('petak, 14. maj 2027. u 10:00', { exact: false })).toHaveTextContent(
      'Predškolska ustanova „Pčelica“, Šabac · petak, 14. maj 2027. u 10:00',
    );
  });

  it('leave out what a private person has not, and a change that never was', async () => {
    await openDetails(buildVisitRequestResponse({ contactType: 'personal' }));
    const summary = within(screen.getByRole('region', { name: 'Podnosilac zahteva' }));
    expect(summary.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Ime i prezime',
      'Telefon',
      'E-mail',
      'Primljeno',
    ]);
    expect(summary.queryByText('—')).toBeNull();
  });

  it('mark what was written down on the phone', async () => {
    await openDetails(buildVisitRequestResponse({ source: 'PHONE' }));
    const summary = within(screen.getByRole('region', { name: 'Podnosilac zahteva' }));
    expect(summary.getByText(/^telefonom, /)).toBeVisible();
  });

  it('say beside the status that nobody is told where a phone call left no address', async () => {
    const { user } = await openDetails(
      buildVisitRequestResponse({ source: 'PHONE', institutionEmail: null }),
    );
    const words = 'Mejl se ne šalje: u zahtevu nema adrese.';
    expect(field('Status')).toHaveAccessibleDescription(words);
    await user.selectOptions(field('Status'), 'Otkazano');
    expect(field('Status')).toHaveAccessibleDescription(words);
  });

  it('say beside the status who is told of another one, before and after it is chosen', async () => {
    const { user } = await openDetails();
    expect(field('Status')).toHaveAccessibleDescription(
      'Drugi status se javlja mejlom: uprava@pcelica.example.rs',
    );
    await user.selectOptions(field('Status'), 'Otkazano');
    expect(field('Status')).toHaveAccessibleDescription(
      'Pre čuvanja ćete videti mejl: uprava@pcelica.example.rs',
    );
  });

  it('show the calculation line by line at the request’s own prices', async () => {
    await openDetails(
      withLunch({ unitPrices: buildPriceMapping({ GROUP_CENTRE: 390, KIDS_DINO_WITH_SOUP: 700 }) }),
    );
    const quote = screen.getByRole('table', { name: 'Obračun' });
    expect(
      within(quote)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'Grupna ulaznica: centar24 × 390,00 din9.360,00 din',
      'Pratioci sa besplatnim ulazom3 × 0,00 din0,00 din',
      'Dečiji dino obrok24 × 700,00 din · sa supom16.800,00 din',
      'Ulaznice9.360,00 din',
      'Obroci16.800,00 din',
      'Ukupno26.160,00 din',
    ]);
    expect(await screen.findByText('Po važećem cenovniku ukupno je 27.600,00 din.')).toBeVisible();
  });

  it('lead back to the very list they were opened from', async () => {
    serveVisitRequests(buildVisitRequestResponse());
    const { user, currentAddress } = renderApp('/admin/visit-requests?search=gp');
    await user.click(await screen.findByRole('link', { name: 'GP-2026-000001' }));
    await user.click(await screen.findByRole('link', { name: 'Nazad na listu' }));
    await screen.findByRole('table', { name: 'Zahtevi za posete' });
    expect(currentAddress()).toBe('/admin/visit-requests?search=gp');
  });

  it('download predračun and PDF', async () => {
    const files = watchFiles();
    const { user } = await openDetails();
    serveFile('/1/bill-excel', { name: 'predracun.xlsx' });
    serveFile('/1/group-visit-pdf', { name: 'poseta.pdf' });
    await user.click(screen.getByRole('button', { name: 'Preuzmi predračun (Excel)' }));
    await user.click(screen.getByRole('button', { name: 'PDF posete, preuzmi' }));
    await waitFor(() => {
      expect(files.saved).toEqual(['predracun.xlsx', 'poseta.pdf']);
    });
    expect(files.shown).toHaveLength(1);
  });
});

describe('confirming', () => {
  it('stands beside the load of the day, and saves nothing of what is typed in the form', async () => {
    const other = buildVisitRequestResponse({
      id: 2,
      normalizedId: 'GP-2026-000002',
      institutionName: 'OŠ „Đura Jakšić“',
      requester: 'OŠ „Đura Jakšić“',
      visitTime: '10:30',
      visitorAmount: 60,
      confirmedAt,
    });
    servePrices();
    const api = serveVisitRequests(buildVisitRequestResponse(), other);
    const { user } = renderApp('/admin/visit-requests/details/1');
    const panel = within(await screen.findByRole('region', { name: 'Potvrda termina' }));
    // 60 and 3 of the other group, 24 and 3 of this one, on the example's 240 places.
    expect(await panel.findByText('63 potvrđeno + 27 ova grupa = 90 od 240')).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Potvrda termina' })).not.toHaveFocus();
    expect(panel.getByRole('link', { name: 'OŠ „Đura Jakšić“' })).toHaveAttribute(
      'href',
      '/admin/visit-requests/details/2',
    );

    await user.clear(field('Broj pratilaca'));
    await user.type(field('Broj pratilaca'), '6');
    await user.click(panel.getByRole('button', { name: 'Potvrdi' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Potvrdi termin' }));
    expect(await drawer.findByText(/Imate nesačuvane izmene/)).toBeVisible();
    await drawer.findByTitle('Izgled mejla');
    await user.click(drawer.getByRole('button', { name: 'Potvrdi i pošalji' }));

    expect(await panel.findByRole('button', { name: 'Odloži' })).toBeVisible();
    expect(api.acts).toMatchObject([{ act: 'confirm', version: 1 }]);
    expect(api.updates).toEqual([]);
    expect(api.stored.get(1)).toMatchObject({ stage: 'confirmed', numberOfFollowers: 3 });
    expect(field('Broj pratilaca')).toHaveValue('6');
  });

  it('that was stored although its answer got lost is no colleague’s change of what is typed', async () => {
    const { user, api } = await openDetails();
    server.use(
      http.post('*/api/v1/visit-request/:id/confirm', () => {
        api.change(1, { confirmedAt, stage: 'confirmed' });
        serveAuditTrail(buildAuditEntry({ action: 'request-confirmed', actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      }),
    );
    await user.clear(field('Broj pratilaca'));
    await user.type(field('Broj pratilaca'), '6');
    await user.click(screen.getByRole('button', { name: 'Potvrdi' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Potvrdi termin' }));
    await drawer.findByTitle('Izgled mejla');
    await user.click(drawer.getByRole('button', { name: 'Potvrdi i pošalji' }));

    expect(
      await screen.findByText('Poseta je potvrđena', { selector: '[role=alert] *' }),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Odloži' })).toBeVisible();
    expect(screen.queryByText(/izmenjen dok ste radili/)).toBeNull();
    expect(field('Broj pratilaca')).toHaveValue('6');
  });
});

it('offers no calmer start to a group that is already here', async () => {
  const waiting = buildVisitRequestResponse({ visitorAmount: 60 });
  const here = { stage: 'arrived', confirmedAt, arrivedAt: confirmedAt } as const;
  const crowd = buildVisitRequestResponse({ id: 2, visitorAmount: 230, confirmedAt });
  servePrices();
  const api = serveVisitRequests(waiting, crowd);
  const { queryClient } = renderApp('/admin/visit-requests/details/1');
  const panel = within(await screen.findByRole('region', { name: 'Potvrda termina' }));
  expect(await panel.findByRole('group', { name: 'Mirnije' })).toBeVisible();

  api.change(1, { ...here, arrivedVisitorAmount: 60, arrivedNumberOfFollowers: 3 });
  await queryClient.refetchQueries();

  expect(await panel.findByText(/^Stiglo 60/)).toBeVisible();
  expect(panel.getByText('Puno')).toBeVisible();
  expect(panel.queryByRole('group', { name: 'Mirnije' })).toBeNull();
});

describe('a visit that was put off', () => {
  it('gets another term: it is scheduled again and the day waits to be typed', async () => {
    const { api, user } = await openDetails(
      buildVisitRequestResponse({ status: 'POSTPONED', stage: 'postponed' }),
    );
    await user.click(screen.getByRole('button', { name: 'Novi termin' }));

    expect(field('Status')).toHaveDisplayValue('Zakazano');
    expect(field('Planirani datum')).toHaveFocus();
    expect(api.updates).toEqual([]);
  });
});

describe('saving', () => {
  it('tells which price is missing before a predračun goes out without it', async () => {
    const confirmed = { confirmedAt: '2027-03-01T08:00:00.000Z', unitPrices: {} };
    const { user } = await openDetails(buildVisitRequestResponse(confirmed));
    await user.clear(field('Željeno vreme'));
    await user.type(field('Željeno vreme'), '13:30');
    await user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    expect(panel.getByRole('alert')).toHaveTextContent(
      /^Nedostaje cena: „Grupna ulaznica: centar“/,
    );
  });

  it('that the requester is told of says from what to what each field goes', async () => {
    const confirmed = { confirmedAt: '2027-03-01T08:00:00.000Z', comment: 'Ništa novo.' };
    const { user } = await openDetails(
      buildVisitRequestResponse({ ...confirmed, visitTime: '10:00', visitorAmount: 24 }),
    );
    await user.clear(field('Željeno vreme'));
    await user.type(field('Željeno vreme'), '13:30');
    await user.clear(field('Ukupno posetilaca'));
    await user.type(field('Ukupno posetilaca'), '52');
    await user.click(field('Dodatni sadržaj'));
    await user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    const rows = within(panel.getByRole('table', { name: 'Šta se menja' })).getAllByRole('row');
    const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(texts).toEqual([
      ['Podatak', 'Sada', 'Biće'],
      ['Željeno vreme', '10:00', '13:30'],
      ['Ukupno posetilaca', '24', '52'],
      ['Dodatni sadržaj', 'Ne', 'Da'],
    ]);
  });

  it('another day of a confirmed group that missed its visit is told: it is expected again', async () => {
    const missed = { confirmedAt, missedAt: '2027-05-14T09:00:00.000Z' };
    const { user } = await openDetails(buildVisitRequestResponse(missed));
    await user.clear(field('Planirani datum'));
    await user.type(field('Planirani datum'), '20. 5. 2027.');
    await user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    expect(panel.getByText('Potvrđeno')).toBeVisible();
    expect(panel.getByText(/^četvrtak, 20\. maj 2027\./)).toBeVisible();
  });

  it('that the requester is told of goes on after a new sign-in, until the back key', async () => {
    const confirmed = { confirmedAt: '2027-03-01T08:00:00.000Z' };
    const { user, api, pressBack } = await openDetails(buildVisitRequestResponse(confirmed));
    await user.clear(field('Željeno vreme'));
    await user.type(field('Željeno vreme'), '13:30');
    await user.click(saveButton());
    const panel = async () => within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    const note = async () => (await panel()).findByRole('textbox', { name: /^Rečenica/ });
    await user.type(await note(), 'Vidimo se.');
    await signInAgain(user);
    expect(await note()).toHaveValue('Vidimo se.');

    await pressBack();
    await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Željeno vreme')).toHaveValue('13:30');
    // The page can be reached again a moment after the dialogs have gone.
    await user.click(await waitFor(saveButton));
    await (await panel()).findByTitle('Izgled mejla');
    await user.click((await panel()).getByRole('button', { name: 'Sačuvaj i pošalji' }));
    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.updates).toMatchObject([{ visitTime: '13:30', mail: { send: true, note: null } }]);
  });

  it('sends every edited field with the version and shows the answer', async () => {
    const { user, api } = await openDetails(buildVisitRequestResponse({ version: 4 }));
    await user.clear(field('Željeno vreme'));
    await user.type(field('Željeno vreme'), '13:30');
    await user.clear(field('Ukupno posetilaca'));
    await user.type(field('Ukupno posetilaca'), '52');
    await user.clear(field('Broj pratilaca'));
    await user.type(field('Broj pratilaca'), '6');
    await user.selectOptions(field('Status'), 'Odloženo');
    await user.selectOptions(field('Način plaćanja'), 'Kartica');
    await user.selectOptions(field('Uzrast grupe'), 'Odrasli');
    await user.click(field('Pregledan'));
    await user.click(field('Dodatni sadržaj'));
    await user.click(field('Poseta spomen-kući'));
    await user.type(field('Vreme posete spomen-kući'), '15:00');
    await user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    expect(panel.getByText(/ u 13:30 · 52 posetioca i 6 pratilaca/)).toBeVisible();
    await panel.findByTitle('Izgled mejla');
    await user.click(panel.getByRole('button', { name: 'Sačuvaj i pošalji' }));
    const reason = panel.getByRole('textbox', { name: /^Razlog/ });
    expect(reason).toHaveAccessibleDescription('Polje je obavezno');
    await user.type(reason, 'Kvar grejanja');
    await user.click(panel.getByRole('button', { name: 'Sačuvaj i pošalji' }));

    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.updates).toEqual([
      expect.objectContaining({
        id: 1,
        version: 4,
        visitDate: '2027-05-14',
        visitTime: '13:30',
        visitorAmount: 52,
        numberOfFollowers: 6,
        status: 'POSTPONED',
        reason: 'Kvar grejanja',
        paymentType: 'CREDIT_CARD',
        ageGroupType: 'ADULTS',
        isViewed: true,
        isRequestingAdditionalContent: true,
        isRequestingVisitHomeExhibition: true,
        homeExhibitionVisitTime: '15:00',
      }),
    ]);
    await waitFor(() => {
      expect(screen.queryByText('Nesačuvane izmene')).toBeNull();
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('has every field that staff edit', async () => {
    await openDetails(
      buildVisitRequestResponse({
        isRequestingVisitHomeExhibition: true,
        homeExhibitionVisitTime: '12:00',
      }),
    );
    for (const name of STAFF_FIELDS)
      expect(field(VISIT_FIELDS[name].labels.staff)).toBeInTheDocument();
  });

  it('names the requester and the stage as they will be, beside the mail about them', async () => {
    const { user } = await openDetails(buildVisitRequestResponse({ confirmedAt }));
    await user.click(screen.getByRole('button', { name: /^Kontakt Informacije/ }));
    await user.clear(field('Naziv institucije'));
    await user.type(field('Naziv institucije'), 'Ustanova „Bubamara“');
    await user.selectOptions(field('Status'), 'Odloženo');
    await user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    expect(panel.getByText('Ustanova „Bubamara“, Šabac')).toBeVisible();
    expect(panel.getAllByText('Odloženo').map((one) => one.closest('table') !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('promises no news where a phone call left no address, and says that no mail goes', async () => {
    const { user, api } = await openDetails(
      buildVisitRequestResponse({ source: 'PHONE', institutionEmail: null, confirmedAt }),
    );
    server.use(
      http.post('*/api/v1/visit-request/:id/preview-mail', () =>
        HttpResponse.json({ data: { to: null, subject: 'Izmena posete', html: '' } }),
      ),
    );
    await user.clear(field('Broj pratilaca'));
    await user.type(field('Broj pratilaca'), '6');
    await user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj izmene' }));
    expect(await panel.findByText('Mejl se ne šalje: u zahtevu nema adrese.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Sačuvaj' }));

    expect(
      await screen.findByText(
        'Zahtev je uspješno izmijenjen. Mejl nije poslat: u zahtevu nema adrese.',
      ),
    ).toBeVisible();
    expect(api.updates).toMatchObject([{ numberOfFollowers: 6 }]);
  });

  it('shows the rules’ messages beside the fields and sends nothing', async () => {
    const { user, api } = await openDetails();
    await user.clear(field('Željeno vreme'));
    await user.type(field('Željeno vreme'), '07:45');
    await user.clear(field('Ukupno posetilaca'));
    await user.click(field('Poseta spomen-kući'));
    await user.click(saveButton());
    expect(await screen.findByText('Vreme posete mora biti između 08:00 i 16:00')).toBeVisible();
    expect(screen.getByText('Broj minimalno mora biti 1')).toBeVisible();
    expect(screen.getByText('Vreme posete je obavezno')).toBeVisible();
    expect(api.updates).toEqual([]);
  });

  it.each(['12,5', '20-25'])(
    'says beside the field at once that „%s“ is no number',
    async (text) => {
      const { user } = await openDetails();
      const people = field('Ukupno posetilaca');
      await user.clear(people);
      await user.type(people, text);
      await user.tab();
      expect(await screen.findByText('Unesite ceo broj')).toBeVisible();
      expect(people).toHaveValue(text);
    },
  );

  it('corrects the contact: what changed is sent, and said beside the status', async () => {
    const { user, api } = await openDetails();
    await user.click(screen.getByRole('button', { name: /^Kontakt Informacije/ }));
    await user.clear(field('E-mail institucije'));
    await user.type(field('E-mail institucije'), 'nova@pcelica.example.rs');
    expect(field('Status')).toHaveAccessibleDescription(/nova@pcelica\.example\.rs$/);
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.stored.get(1)).toMatchObject({
      institutionEmail: 'nova@pcelica.example.rs',
      institutionName: 'Predškolska ustanova „Pčelica“',
    });
    expect(api.updates[0]).not.toHaveProperty('institutionName');
  });

  it('unfolds the contact where one of its fields is wrong', async () => {
    const { user, api } = await openDetails();
    const panel = screen.getByRole('button', { name: /^Kontakt Informacije/ });
    await user.click(panel);
    await user.clear(field('Adresa institucije'));
    await user.type(field('Adresa institucije'), 'Šabac');
    await user.click(panel);
    await user.click(saveButton());
    expect(await screen.findByText(/^Adresa mora biti u formatu/)).toBeVisible();
    expect(panel).toHaveAttribute('aria-expanded', 'true');
    expect(api.updates).toEqual([]);
  });

  it('lets a day that has passed stay as it is', async () => {
    const { user, api } = await openDetails(buildVisitRequestResponse({ visitDate: '2026-01-15' }));
    await user.click(field('Pregledan'));
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.updates[0]?.visitDate).toBe('2026-01-15');
  });

  it.each([
    ['received', {}, []],
    ['promised', { confirmedAt }, ['Sačuvaj i pošalji']],
  ] as const)(
    'that was stored of a %s visit although its answer got lost is no colleague’s change',
    async (_stage, overrides, presses) => {
      const { user, api } = await openDetails(buildVisitRequestResponse(overrides));
      server.use(
        http.put('*/api/v1/visit-request', () => {
          api.change(1, { visitorAmount: 33 });
          return HttpResponse.error();
        }),
      );
      await user.clear(field('Ukupno posetilaca'));
      await user.type(field('Ukupno posetilaca'), '33');
      await user.click(saveButton());
      for (const name of presses) {
        const button = await screen.findByRole('button', { name });
        await waitFor(() => {
          expect(button).toBeEnabled();
        });
        await user.click(button);
      }

      expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
      expect(await screen.findByText('Polja su sačuvana')).toBeInTheDocument();
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(screen.queryByText('Zahtev nije uspješno izmijenjen')).toBeNull();
      });
      expect(screen.queryByText(/izmenjen dok ste radili/)).toBeNull();
      expect(field('Ukupno posetilaca')).toHaveValue('33');
    },
  );

  it('whose answer got lost with the network is told as done once the network is back', async () => {
    const { user, api } = await openDetails();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(
      http.get('*/api/v1/visit-request/1/one', () =>
        navigator.onLine ? undefined : HttpResponse.error(),
      ),
      http.put('*/api/v1/visit-request', () => {
        api.change(1, { visitorAmount: 33 });
        return HttpResponse.error();
      }),
    );
    window.dispatchEvent(new Event('offline'));
    await user.clear(field('Ukupno posetilaca'));
    await user.type(field('Ukupno posetilaca'), '33');
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev nije uspješno izmijenjen')).toBeVisible();

    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('Zahtev nije uspješno izmijenjen')).toBeNull();
    });
  });

  it('reports a failure and keeps what was typed', async () => {
    const { user } = await openDetails();
    serveFailure('put', '', 'SERVER_ERROR');
    await user.click(field('Pregledan'));
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev nije uspješno izmijenjen')).toBeVisible();
    expect(field('Pregledan')).toBeChecked();
    expect(screen.getByText('Nesačuvane izmene')).toBeVisible();
  });
});

describe('a colleague’s newer change', () => {
  it('stops saving and is shown beside the own one; keeping the own one saves it on top', async () => {
    const { user, api } = await openDetails();
    await user.clear(field('Ukupno posetilaca'));
    await user.type(field('Ukupno posetilaca'), '30');
    const updatedAt = '2026-11-27T09:05:00.000Z';
    api.change(1, { visitorAmount: 40, status: 'POSTPONED', isViewed: true, updatedAt });
    serveAuditTrail(buildAuditEntry({ actor: 'Miloš Ćirić', createdAt: updatedAt }));
    await user.click(saveButton());

    const dialog = within(
      await screen.findByRole('dialog', { name: 'Zahtev je u međuvremenu izmenjen' }),
    );
    expect(
      await dialog.findByText(/sačuvane: Miloš Ćirić, petak, 27\. novembar 2026\. u 10:05\./),
    ).toBeVisible();
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'PoljeBilo jeSada jeKod vas',
      'Ukupno posetilaca244030',
      'StatusZakazanoOdloženoZakazano',
      'PregledanNeDaNe',
    ]);
    expect(api.stored.get(1)?.visitorAmount).toBe(40);

    await user.click(dialog.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    expect(field('Ukupno posetilaca')).toHaveValue('30');
    expect(field('Status')).toHaveDisplayValue('Odloženo');
    expect(field('Pregledan')).toBeChecked();
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.stored.get(1)).toMatchObject({
      visitorAmount: 30,
      status: 'POSTPONED',
      isViewed: true,
      version: 3,
    });
  });

  it('that can’t be read is told all the same, and what was typed stays', async () => {
    const { user } = await openDetails();
    await user.click(field('Pregledan'));
    serveFailure('put', '', 'STALE_VERSION');
    server.use(
      http.get('*/api/v1/visit-request/1/one', () => new HttpResponse(null, { status: 400 })),
    );
    await user.click(saveButton());
    expect(
      await screen.findByText(
        'Zahtev je u međuvremenu izmenjen. Osvežite podatke i pokušajte ponovo.',
      ),
    ).toBeVisible();
    expect(field('Pregledan')).toBeChecked();
  });

  it('can be taken instead of the own one', async () => {
    const { user, api } = await openDetails();
    await user.click(field('Pregledan'));
    api.change(1, { visitorAmount: 40 });
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Učitaj kolegine izmene' }));
    await waitFor(() => {
      expect(field('Ukupno posetilaca')).toHaveValue('40');
    });
    expect(field('Pregledan')).not.toBeChecked();
    expect(screen.queryByText('Nesačuvane izmene')).toBeNull();
  });

  it('is announced before saving when the page hears of it', async () => {
    const app = await openDetails();
    await app.user.click(field('Pregledan'));
    app.api.change(1, { visitorAmount: 40 });
    serveAuditTrail(
      buildAuditEntry({ actor: 'Miloš Ćirić', createdAt: '2026-11-27T09:05:00.000Z' }),
    );
    await refresh(app);
    expect(
      await screen.findByText(/^Zahtev je izmenjen dok ste radili: Miloš Ćirić, /),
    ).toBeVisible();
    expect(field('Ukupno posetilaca')).toHaveValue('24');
    await app.user.click(screen.getByRole('button', { name: 'Prikaži razlike' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('that the page has heard of comes before the mail, which would be about an older state', async () => {
    const app = await openDetails(buildVisitRequestResponse({ confirmedAt }));
    await app.user.selectOptions(field('Status'), 'Odloženo');
    app.api.change(1, { visitorAmount: 40 });
    await refresh(app);
    await screen.findByText(/^Zahtev je izmenjen dok ste radili/);
    await app.user.click(saveButton());
    const conflict = within(await screen.findByRole('dialog'));
    await app.user.click(conflict.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    await app.user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    expect(panel.getByText(/· 40 posetilaca/)).toBeVisible();
  });

  it('names neither who only downloaded a document nor who saved the state before it', async () => {
    const app = await openDetails();
    await app.user.click(field('Pregledan'));
    app.api.change(1, { visitorAmount: 40, updatedAt: '2026-11-27T09:05:00.000Z' });
    serveAuditTrail(
      buildAuditEntry({ id: 3, actor: 'Miloš Ćirić', createdAt: '2026-11-27T09:05:00.000Z' }),
      buildAuditEntry({
        id: 2,
        actor: 'Jelena Ilić',
        action: 'workbook-downloaded',
        createdAt: '2026-11-27T09:04:00.000Z',
      }),
      buildAuditEntry({ id: 1, actor: 'Ana Simić', createdAt: '2026-11-27T09:03:00.000Z' }),
    );
    await refresh(app);
    expect(
      await screen.findByText(/^Zahtev je izmenjen dok ste radili: Miloš Ćirić, petak/),
    ).toBeVisible();
  });

  it('simply appears while nothing was changed here', async () => {
    const app = await openDetails();
    app.api.change(1, { visitorAmount: 40 });
    await refresh(app);
    await waitFor(() => {
      expect(field('Ukupno posetilaca')).toHaveValue('40');
    });
    expect(screen.queryByText('Nesačuvane izmene')).toBeNull();
  });
});

describe('a request that a colleague deleted', () => {
  it('is said to be gone as soon as the page hears of it, with what was not saved', async () => {
    const { user, api } = await openDetails();
    await user.clear(field('Ukupno posetilaca'));
    await user.type(field('Ukupno posetilaca'), '33');
    api.stored.delete(1);
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev nije uspješno izmijenjen')).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Nije pronađen zahtev za posete' }),
    ).toBeVisible();
    expect(
      screen.getByText(/^Zahtev GP-2026-000001 .* je u međuvremenu izbrisan\.$/),
    ).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('Ukupno posetilaca');
    expect(screen.getByRole('definition')).toHaveTextContent('33');
    await user.click(screen.getByRole('link', { name: 'Nazad na listu' }));
    await screen.findByText('Nema rezultata');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is said to be gone when one of its documents isn’t there', async () => {
    const { user, api } = await openDetails();
    api.stored.delete(1);
    serveFailure('get', '/1/bill-excel', 'NOT_FOUND');
    await user.click(screen.getByRole('button', { name: 'Preuzmi predračun (Excel)' }));
    expect(
      await screen.findByRole('heading', { name: 'Nije pronađen zahtev za posete' }),
    ).toBeVisible();
  });
});

describe('unsaved changes', () => {
  it('are asked about before a link leaves the page', async () => {
    const { user, currentAddress } = await openDetails();
    await user.click(field('Pregledan'));
    const leave = async () => {
      await user.click(screen.getByRole('link', { name: 'Nazad na listu' }));
      return within(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' }));
    };
    await user.click((await leave()).getByRole('button', { name: 'Ostani na stranici' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(currentAddress()).toBe(DETAILS);
    expect(field('Pregledan')).toBeChecked();

    await user.click((await leave()).getByRole('button', { name: 'Napusti bez čuvanja' }));
    await screen.findByRole('table', { name: 'Zahtevi za posete' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('hold up the closing of the tab only as long as there are any', async () => {
    const { user } = await openDetails();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.click(field('Pregledan'));
    expect(closing()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Odbaci' }));
    expect(closing()).toBe(false);
    expect(field('Pregledan')).not.toBeChecked();
  });

  it('survive an expired session: after signing in again the person is back with what was typed', async () => {
    const { user, api, currentAddress } = await openDetails();
    await user.clear(field('Ukupno posetilaca'));
    await user.type(field('Ukupno posetilaca'), '33');
    server.use(
      http.put('*/api/v1/visit-request', () => failure('UNAUTHORIZED'), { once: true }),
      http.post('*/api/v1/auth/refresh', () => failure('UNAUTHORIZED')),
      http.post('*/api/v1/auth/sign-in', () =>
        Response.json({ data: { accessToken: accessToken(), refreshToken: 'refresh-2' } }),
      ),
    );
    await user.click(saveButton());
    // The details have a field for an e-mail, too.
    const signIn = await screen.findByRole('button', { name: 'Prijavi se' });
    expect(await screen.findByText('Zahtev nije uspješno izmijenjen')).toBeVisible();
    await user.type(screen.getByLabelText(/E-mail/), 'jelena@example.rs');
    expect(currentAddress()).toBe(`/signin?returnUrl=${encodeURIComponent(DETAILS)}`);
    await user.type(screen.getByLabelText(/^Lozinka/), 'lozinka123');
    await user.click(signIn);

    expect(await screen.findByText('Vraćene su izmene koje niste sačuvali.')).toBeVisible();
    expect(currentAddress()).toBe(DETAILS);
    // Sooner than a toast goes by itself.
    await waitFor(() => expect(screen.queryByText('Zahtev nije uspješno izmijenjen')).toBeNull(), {
      timeout: 1000,
    });
    expect(field('Ukupno posetilaca')).toHaveValue('33');
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.stored.get(1)?.visitorAmount).toBe(33);
  });

  it('that are found again after a colleague’s change are compared with it', async () => {
    const first = await openDetails();
    await first.user.click(field('Pregledan'));
    first.unmount();
    first.api.change(1, { visitorAmount: 40 });
    renderApp(DETAILS);
    expect(await screen.findByText('Vraćene su izmene koje niste sačuvali.')).toBeVisible();
    expect(screen.getByText(/^Zahtev je izmenjen dok ste radili: /)).toBeVisible();
    expect(field('Pregledan')).toBeChecked();
  });

  it('are nobody else’s business: another person in the same tab doesn’t see them', async () => {
    const first = await openDetails();
    await first.user.click(field('Pregledan'));
    first.unmount();
    rememberStaffSession(accessToken({ email: 'marko@example.rs' }), 'refresh-9');
    const { sessionStore } = await import('#features/auth/session/session.ts');
    sessionStore.close();
    renderApp(DETAILS);
    await screen.findByRole('heading', { level: 1 });
    expect(field('Pregledan')).not.toBeChecked();
  });
});
