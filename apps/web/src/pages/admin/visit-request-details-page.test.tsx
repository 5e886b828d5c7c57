import { UNKNOWN_ERROR_MESSAGE } from '@museum/shared/http/error-code';
import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/serve-prices.ts';
import {
  serveFailure,
  serveFile,
  serveAuditTrail,
  serveVisitRequests,
} from '#test/serve-visit-requests.ts';
import { failure, server } from '#test/server.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';
import { watchFiles } from '#test/watch-files.ts';

const DETAILS = '/admin/visit-requests/details/1';
const confirmedAt = '2026-11-03T08:00:00.000Z';

const withLunch = (overrides: Partial<VisitRequest> = {}) =>
  buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse(), ...overrides });

async function openDetails(request = buildVisitRequestResponse()) {
  const api = serveVisitRequests(request);
  const app = renderApp(DETAILS);
  await screen.findByRole('heading', { level: 1, name: 'Detalji: GP-2026-000001' });
  return { ...app, api };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getAllByRole('button', { name: 'Sačuvaj izmene' })[0]!;
const lunch = () =>
  within(
    screen.getByRole('button', { name: /^Rucak/ }).closest('.MuiAccordion-root') as HTMLElement,
  );

/** Says yes to the question that an act asks first. */
const agree = async (user: ReturnType<typeof renderApp>['user'], question: string, yes: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.click(dialog.getByRole('button', { name: yes }));
};

const addLunch = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
  await agree(user, 'Dodaj Ručak', 'Dodaj');
};

/** A colleague, or another tab, changes the request; the page hears of it when it asks again. */
const refresh = async (app: Awaited<ReturnType<typeof openDetails>>) => {
  await app.queryClient.invalidateQueries();
};

beforeEach(() => {
  rememberStaffSession();
  sessionStorage.clear();
  servePrices();
  serveAuditTrail();
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
});

describe('saving', () => {
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
    await user.click(await panel.findByRole('button', { name: 'Sačuvaj i pošalji' }));
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

  it('names the requester and the stage as they will be, beside the mail about them', async () => {
    const { user } = await openDetails(buildVisitRequestResponse({ confirmedAt }));
    await user.click(screen.getByRole('button', { name: /^Kontakt Informacije/ }));
    await user.clear(field('Naziv institucije'));
    await user.type(field('Naziv institucije'), 'Ustanova „Bubamara“');
    await user.selectOptions(field('Status'), 'Odloženo');
    await user.click(saveButton());
    const panel = within(await screen.findByRole('dialog', { name: 'Sačuvaj i javi' }));
    expect(panel.getByText('Ustanova „Bubamara“, Šabac')).toBeVisible();
    expect(panel.getByText('Odloženo')).toBeVisible();
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
    await user.type(await screen.findByLabelText(/E-mail/), 'jelena@example.rs');
    expect(currentAddress()).toBe(`/signin?returnUrl=${encodeURIComponent(DETAILS)}`);
    await user.type(screen.getByLabelText(/^Lozinka/), 'lozinka123');
    await user.click(screen.getByRole('button', { name: 'Prijavi se' }));

    expect(await screen.findByText('Vraćene su izmene koje niste sačuvali.')).toBeVisible();
    expect(currentAddress()).toBe(DETAILS);
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
    const { sessionStore } = await import('#features/auth/session.ts');
    sessionStore.close();
    renderApp(DETAILS);
    await screen.findByRole('heading', { level: 1 });
    expect(field('Pregledan')).not.toBeChecked();
  });
});

describe('the lunch', () => {
  it('is added when there is none', async () => {
    const { user } = await openDetails();
    expect(screen.getByText('Rucak nije zahtevan')).toBeVisible();
    await addLunch(user);
    expect(await screen.findByText('Ručak je dodat/oporavljen')).toBeVisible();
    expect(await screen.findByLabelText('Naručilac')).toHaveValue('Ljiljana Đukić');
  });

  it('is shown with its price before it is added, and isn’t when the answer is no', async () => {
    const { user, api } = await openDetails();
    await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    // spec §9: a tour takes 90 minutes; 24 visitors at 400 din, and as many meals at 750 din.
    expect(dialog.getByText(/^Dodaje se ručak .* u 11:30, da ga/)).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Dečiji dino obrok: 24 porcije');
    expect(dialog.getByRole('row')).toHaveTextContent('Ukupno9.600,00 din → 27.600,00 din');
    await user.click(dialog.getByRole('button', { name: 'Odustani' }));
    expect(api.stored.get(1)?.dinnerRequest).toBeNull();
  });

  it('isn’t said to come after a tour that lasts longer than the kitchen serves', async () => {
    const { user } = await openDetails(buildVisitRequestResponse({ visitTime: '15:30' }));
    await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    expect(dialog.getByText(/^Dodaje se ručak za sve posetioce, u 16:00, /)).toBeVisible();
  });

  it('that was deleted is shown before it is brought back', async () => {
    const deletedDinnerRequest = buildDinnerRequestResponse({ timeOfDinner: '13:45' });
    const { user } = await openDetails(buildVisitRequestResponse({ deletedDinnerRequest }));
    await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    const { normalizedId } = deletedDinnerRequest;
    expect(dialog.getByText(`Vraća se izbrisani ručak ${normalizedId}, u 13:45:`)).toBeVisible();
  });

  it.each(['Ukupno posetilaca', 'Broj pratilaca', 'Dečiji dino obrok, broj porcija'])(
    'is not compared with people by a number that nobody can read (%s)',
    async (label) => {
      const { user } = await openDetails(withLunch());
      await user.clear(field(label));
      expect(screen.queryByText(/porcija nego/)).toBeNull();
      await user.type(field(label), '12,5');
      expect(screen.queryByText(/porcija nego/)).toBeNull();
    },
  );

  it.each(['-3', '99999'])('is not compared with %s people', async (people) => {
    const { user } = await openDetails(withLunch());
    await user.clear(field('Ukupno posetilaca'));
    await user.type(field('Ukupno posetilaca'), people);
    expect(screen.queryByText(/porcija nego/)).toBeNull();
  });

  it('is warned about when its portions don’t fit the people', async () => {
    const { user } = await openDetails(withLunch());
    expect(screen.queryByText(/porcija nego/)).toBeNull();
    const amount = screen.getByLabelText('Dečiji dino obrok, broj porcija');
    await user.clear(amount);
    await user.type(amount, '28');
    expect(
      lunch().getByText('Više porcija nego ljudi: 28 porcija, a dolazi 24 posetioca i 3 pratioca.'),
    ).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '23');
    expect(lunch().getByText(/^Manje porcija nego posetilaca: 23 porcije/)).toBeVisible();
  });

  it('that was added is where the keyboard goes on: the button is gone', async () => {
    const { user } = await openDetails();
    screen.getByRole('button', { name: 'Dodaj Ručak' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    dialog.getByRole('button', { name: 'Dodaj' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Naručilac');
    await waitFor(() => {
      expect(lunch().getByRole('group', { name: 'Zahtev za ručak' })).toHaveFocus();
    });
  });

  it('leaves the keyboard where it is on a page that opens with one', async () => {
    await openDetails(withLunch());
    expect(lunch().getByRole('group', { name: 'Zahtev za ručak' })).not.toHaveFocus();
  });

  it('keeps other unsaved changes when it is added, and they can be saved at once', async () => {
    const { user, api } = await openDetails();
    await user.click(field('Pregledan'));
    await addLunch(user);
    await screen.findByLabelText('Naručilac');
    expect(field('Pregledan')).toBeChecked();
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.stored.get(1)).toMatchObject({ isViewed: true, version: 3 });
  });

  it('is edited by amounts and options, priced at once', async () => {
    const { user, api } = await openDetails(withLunch());
    const amount = () => screen.getByLabelText('Osnovnoškolski obrok 2, broj porcija');
    await user.clear(amount());
    await user.type(amount(), '15');
    const meal = within(screen.getByRole('group', { name: 'Osnovnoškolski obrok 2' }));
    await user.selectOptions(meal.getByLabelText('Kolač'), 'Sa kolačem');
    await user.selectOptions(meal.getByLabelText('Prilog'), 'Pomfrit');
    expect(meal.getByText('12.750,00 din')).toBeVisible();
    await user.clear(field('Vreme ručka'));
    await user.type(field('Vreme ručka'), '13:00');
    await user.click(saveButton());
    expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
    expect(api.updates[0]?.dinnerRequest).toMatchObject({
      timeOfDinner: '13:00',
      hasKidsDinoDinner: true,
      kidsDinoDinnerAmount: 24,
      hasBaseDinner2: true,
      baseDinner2Amount: 15,
      baseDinner2Option2: 'fries',
      baseDinner2Option3: 'with_cake',
    });
  });

  it('must be valid to be saved', async () => {
    const { user, api } = await openDetails(withLunch());
    await user.clear(screen.getByLabelText('Dečiji dino obrok, broj porcija'));
    await user.clear(field('Naručilac'));
    await user.click(saveButton());
    const message =
      "Nije validan zahtev za ručak, proverite da li su polja 'Naručilac', 'E-mail' potpuni i ispravni. I da postoji makar jedana od opcija za ručak sa brojem veci od 0.";
    await waitFor(() => {
      expect(lunch().getByText(message)).toBeVisible();
    });
    expect(screen.getByText('Ime naručioca mora biti duže od 1 znaka')).toBeVisible();
    expect(api.updates).toEqual([]);
  });

  it('is deleted after asking', async () => {
    const { user, api } = await openDetails(withLunch());
    await user.click(screen.getByRole('button', { name: 'Izbriši ručak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Izbriši zahtev za ručak' }));
    await user.click(dialog.getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Zahtev za ručak je izbrisan')).toBeVisible();
    expect(await screen.findByText('Rucak nije zahtevan')).toBeVisible();
    expect(api.stored.get(1)?.dinnerRequest).toBeNull();
  });

  it('of a confirmed visit is added with the mail that was shown', async () => {
    const { user, api } = await openDetails(buildVisitRequestResponse({ confirmedAt }));
    await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    await user.type(await drawer.findByLabelText('Rečenica više (nije obavezno)'), 'Po dogovoru');
    await drawer.findByTitle('Izgled mejla');
    await user.click(drawer.getByRole('button', { name: 'Dodaj i pošalji' }));
    expect(await screen.findByText('Ručak je dodat/oporavljen')).toBeVisible();
    expect(api.previews[0]).toMatchObject({ act: 'add-dinner' });
    expect(api.lunches).toEqual([
      { act: 'add-dinner', reason: null, mail: { send: true, note: 'Po dogovoru' } },
    ]);
  });

  it('of a confirmed visit is deleted after showing the sum and the mail, which can be withheld', async () => {
    const { user, api } = await openDetails(withLunch({ confirmedAt }));
    await user.click(screen.getByRole('button', { name: 'Izbriši ručak' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Izbriši zahtev za ručak' }));
    // 24 visitors at 400 din, and as many meals at 750 din.
    expect(drawer.getByRole('row')).toHaveTextContent('Ukupno27.600,00 din → 9.600,00 din');
    await user.click(await drawer.findByLabelText('Ne šalji mejl'));
    await user.click(drawer.getByRole('button', { name: 'Izbriši bez mejla' }));
    expect(await screen.findByText('Zahtev za ručak je izbrisan')).toBeVisible();
    expect(await screen.findByText('Rucak nije zahtevan')).toBeVisible();
    expect(lunch().getByRole('group', { name: 'Zahtev za ručak' })).toHaveFocus();
    expect(api.previews[0]).toMatchObject({ act: 'remove-dinner' });
    expect(api.lunches).toEqual([{ act: 'remove-dinner', mail: { send: false, note: null } }]);
  });

  it('that a colleague has added meanwhile is shown, and nothing is said to be done or sent', async () => {
    const { user, api } = await openDetails(buildVisitRequestResponse({ confirmedAt }));
    await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    await drawer.findByTitle('Izgled mejla');
    const dinnerRequest = buildDinnerRequestResponse({ customerName: 'Ana Kolegić' });
    api.change(1, { isRequestingDinner: true, dinnerRequest });
    await user.click(drawer.getByRole('button', { name: 'Dodaj i pošalji' }));
    expect(
      await screen.findByText('Ručak je u međuvremenu već dodat; ništa nije menjano ni poslato.'),
    ).toBeVisible();
    expect(screen.queryByText('Ručak je dodat/oporavljen')).toBeNull();
    expect(await screen.findByLabelText('Naručilac')).toHaveValue('Ana Kolegić');
    expect(api.stored.get(1)).toMatchObject({ version: 2 });
  });

  it('keeps its question and what was typed after a call that reached nobody', async () => {
    const { user, api } = await openDetails(buildVisitRequestResponse({ confirmedAt }));
    server.use(
      http.post('*/api/v1/visit-request/1/dinner', () => HttpResponse.error(), { once: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    const note = await drawer.findByLabelText('Rečenica više (nije obavezno)');
    await user.type(note, 'Po dogovoru');
    await drawer.findByTitle('Izgled mejla');
    await user.click(drawer.getByRole('button', { name: 'Dodaj i pošalji' }));
    expect(await screen.findByText(UNKNOWN_ERROR_MESSAGE)).toBeVisible();
    expect(note).toHaveValue('Po dogovoru');
    await user.click(drawer.getByRole('button', { name: 'Dodaj i pošalji' }));
    expect(await screen.findByText('Ručak je dodat/oporavljen')).toBeVisible();
    expect(api.lunches).toHaveLength(1);
  });

  it('that a colleague deleted is told as not found, and goes from the page', async () => {
    const { user, api } = await openDetails(withLunch());
    api.change(1, { isRequestingDinner: false, dinnerRequest: null });
    await user.click(screen.getByRole('button', { name: 'Izbriši ručak' }));
    await user.click(await screen.findByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Nije pronađen zahtev za ručak')).toBeVisible();
    expect(await screen.findByText('Rucak nije zahtevan')).toBeVisible();
    expect(screen.getByText('Ručak je u međuvremenu izbrisan.')).toBeVisible();
  });

  it('that a colleague deleted while it was edited says so, and keeps what was typed in sight', async () => {
    const { user, api } = await openDetails(withLunch());
    serveAuditTrail(buildAuditEntry({ action: 'dinner-deleted', changes: [] }));
    await user.clear(field('Naručilac'));
    await user.type(field('Naručilac'), 'Ana');
    api.change(1, { isRequestingDinner: false, dinnerRequest: null });
    serveFailure('get', '/1/dinner-request-pdf', 'NOT_FOUND');
    await user.click(screen.getByRole('button', { name: 'Preuzmi PDF zahteva za ručak' }));
    expect(await lunch().findByText(/^Ručak je u međuvremenu izbrisan\. Izmene/)).toBeVisible();
    expect(field('Naručilac')).toHaveValue('Ana');
    expect(screen.queryByRole('button', { name: 'Izbriši ručak' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Prikaži razlike' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toContain(
      'NaručilacLjiljana ĐukićIzbrisanoAna',
    );
  });

  it('that a colleague deleted while something else was edited is not said to have been typed', async () => {
    const { user, api } = await openDetails(withLunch());
    serveAuditTrail(buildAuditEntry({ action: 'dinner-deleted', changes: [] }));
    await user.click(field('Pregledan'));
    api.change(1, { isRequestingDinner: false, dinnerRequest: null });
    serveFailure('get', '/1/dinner-request-pdf', 'NOT_FOUND');
    await user.click(screen.getByRole('button', { name: 'Preuzmi PDF zahteva za ručak' }));
    expect(
      await lunch().findByText(/^Ručak je u međuvremenu izbrisan\. Ovde se vidi kakav je bio/),
    ).toBeVisible();
  });

  it('that should be there and isn’t is told as not found', async () => {
    await openDetails(buildVisitRequestResponse({ isRequestingDinner: true }));
    expect(screen.getByText('Nije pronađen zahtev za ručak')).toBeVisible();
  });

  it('has its own documents', async () => {
    const files = watchFiles();
    const { user } = await openDetails(withLunch());
    serveFile('/1/dinner-bill-excel', { name: 'rucak.xlsx' });
    serveFile('/1/dinner-request-pdf', { name: 'rucak.pdf' });
    await user.click(screen.getByRole('button', { name: 'Preuzmi predračun za ručak' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmi PDF zahteva za ručak' }));
    await waitFor(() => {
      expect(files.saved).toEqual(['rucak.xlsx', 'rucak.pdf']);
    });
    await user.click(screen.getByRole('button', { name: /^Otvori PDF zahteva za ručak/ }));
    await waitFor(() => {
      expect(files.shown).toHaveLength(1);
    });
    expect(files.saved).toHaveLength(2);
  });
});

describe('"Preračunaj"', () => {
  const cheaper = () =>
    buildVisitRequestResponse({ unitPrices: buildPriceMapping({ GROUP_CENTRE: 300 }) });

  const recalculateButton = async () => {
    const button = screen.getByRole('button', { name: 'Preračunaj' });
    await waitFor(() => {
      expect(button).toBeEnabled();
    });
    return button;
  };

  it('shows what changes, and takes over today’s prices when agreed', async () => {
    const { user, api } = await openDetails(cheaper());
    expect(screen.getByRole('row', { name: /^Ukupno/ })).toHaveTextContent('7.200,00 din');
    await user.click(await recalculateButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Preračunaj zahtev' }));
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Grupna ulaznica: centar300,00 din → 400,00 din',
      'Ukupno7.200,00 din → 9.600,00 din',
    ]);
    expect(api.stored.get(1)?.version).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Preračunaj' }));
    await waitFor(() => {
      expect(screen.getByRole('row', { name: /^Ukupno/ })).toHaveTextContent('9.600,00 din');
    });
  });

  it('of a confirmed visit goes with the mail that was shown', async () => {
    const { user, api } = await openDetails({
      ...cheaper(),
      stage: 'confirmed',
      confirmedAt,
    });
    await user.click(await recalculateButton());
    const drawer = within(await screen.findByRole('dialog', { name: 'Preračunaj zahtev' }));
    await drawer.findByTitle('Izgled mejla');
    await user.click(drawer.getByRole('button', { name: 'Preračunaj i pošalji' }));
    expect(await screen.findByText('Zahtev je preračunat po važećem cenovniku')).toBeVisible();
    expect(api.previews[0]).toMatchObject({ act: 'recalculate' });
    expect(api.recalculations).toEqual([{ version: 1, mail: { send: true, note: null } }]);
  });

  it('is not to be had, and says why, where nothing that the request has costs anything else', async () => {
    await openDetails(
      buildVisitRequestResponse({ unitPrices: buildPriceMapping({ SCHOOL_DINNER: 1 }) }),
    );
    const button = screen.getByRole('button', { name: 'Preračunaj' });
    await waitFor(() => {
      expect(button).toHaveAccessibleDescription(
        'Cene su iste kao u važećem cenovniku, PDV je uračunat: nema šta da se preračuna.',
      );
    });
    expect(button).toBeDisabled();
  });

  it('says what becomes of unsaved changes, and keeps them', async () => {
    const { user } = await openDetails(cheaper());
    await user.click(field('Pregledan'));
    await user.click(await recalculateButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Preračunaj zahtev' }));
    expect(dialog.getByText(/^Imate nesačuvane izmene\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Preračunaj' }));
    await waitFor(() => {
      expect(screen.getByRole('row', { name: /^Ukupno/, hidden: true })).toHaveTextContent(
        '9.600,00 din',
      );
    });
    expect(field('Pregledan')).toBeChecked();
  });
});
