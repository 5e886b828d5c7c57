import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  confirmedAt,
  field,
  openDetails,
  prepareDetails,
  saveButton,
  withLunch,
} from '#test/open-details.ts';
import type { renderApp } from '#test/render-app.tsx';
import { serveAuditTrail, serveFailure, serveFile } from '#test/api/serve-visit-requests.ts';
import { server } from '#test/api/server.ts';
import { watchFiles } from '#test/watch-files.ts';

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

beforeEach(prepareDetails);

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
    const warning = lunch().getByText(
      'Više porcija nego ljudi: 28 porcija, a dolazi 24 posetioca i 3 pratioca.',
    );
    // Read out when there is a pause, not between two digits.
    expect(warning.closest('[role]')).toHaveAttribute('role', 'status');
    await user.clear(amount);
    await user.type(amount, '23');
    expect(lunch().getByText(/^Manje porcija nego posetilaca: 23 porcije/)).toBeVisible();
  });

  it('that its visit leaves behind is named, and moved along by a press', async () => {
    const dinnerRequest = buildDinnerRequestResponse({ timeOfDinner: '12:00' });
    const { user } = await openDetails(
      buildVisitRequestResponse({ visitTime: '10:15', dinnerRequest }),
    );
    expect(screen.queryByText(/^Ručak u 12:00/)).toBeNull();
    await user.clear(field('Željeno vreme'));
    await user.type(field('Željeno vreme'), '13:00');
    expect(lunch().getByText('Ručak u 12:00 je pre posete, koja počinje u 13:00.')).toBeVisible();

    await user.click(lunch().getByRole('button', { name: 'Pomeri i ručak na 14:45' }));

    expect(field('Vreme ručka')).toHaveValue('14:45');
    expect(screen.queryByText(/^Ručak u 12:00/)).toBeNull();
    expect(field('Vreme ručka')).toHaveFocus();
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

  it('that was added although the answer got lost is told as added', async () => {
    const { user, api } = await openDetails();
    server.use(
      http.post('*/api/v1/visit-request/1/dinner', () => {
        api.change(1, { isRequestingDinner: true, dinnerRequest: buildDinnerRequestResponse() });
        serveAuditTrail(buildAuditEntry({ action: 'dinner-added', actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      }),
    );
    await addLunch(user);
    expect(await screen.findByText('Ručak je dodat/oporavljen')).toBeVisible();
    expect(await screen.findByLabelText('Naručilac')).toHaveValue('Ljiljana Đukić');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
  });

  it('whose answer got lost with the network is told as added once the network is back', async () => {
    const { user, api } = await openDetails(buildVisitRequestResponse({ confirmedAt }));
    await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
    await drawer.findByTitle('Izgled mejla');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(
      http.get('*/api/v1/visit-request/1/one', () =>
        navigator.onLine ? undefined : HttpResponse.error(),
      ),
      http.post('*/api/v1/visit-request/1/dinner', () => {
        api.change(1, { isRequestingDinner: true, dinnerRequest: buildDinnerRequestResponse() });
        serveAuditTrail(buildAuditEntry({ action: 'dinner-added', actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      }),
    );
    window.dispatchEvent(new Event('offline'));
    await user.click(drawer.getByRole('button', { name: 'Dodaj i pošalji' }));
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();

    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText('Ručak je dodat/oporavljen')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
  });

  it('that a colleague added while the answer got lost is not told as added', async () => {
    const { user, api } = await openDetails();
    server.use(
      http.post('*/api/v1/visit-request/1/dinner', () => {
        api.change(1, { isRequestingDinner: true, dinnerRequest: buildDinnerRequestResponse() });
        serveAuditTrail(buildAuditEntry({ action: 'dinner-added', actor: 'Ana Kolegić' }));
        return HttpResponse.error();
      }),
    );
    await addLunch(user);
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
    expect(await screen.findByLabelText('Naručilac')).toHaveValue('Ljiljana Đukić');
    expect(screen.queryByText('Ručak je dodat/oporavljen')).toBeNull();
  });

  it('that a colleague deleted while the answer got lost is not told as deleted', async () => {
    const { user, api } = await openDetails(withLunch({ confirmedAt }));
    server.use(
      http.delete('*/api/v1/visit-request/1/dinner', () => {
        api.change(1, { isRequestingDinner: false, dinnerRequest: null });
        serveAuditTrail(buildAuditEntry({ action: 'dinner-deleted', actor: 'Ana Kolegić' }));
        return HttpResponse.error();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Izbriši ručak' }));
    await user.click(await screen.findByRole('button', { name: 'Izbriši i pošalji' }));
    expect(await screen.findByText('Rucak nije zahtevan')).toBeVisible();
    expect(screen.getByText(/^Operacija nije uspešna/)).toBeVisible();
    expect(screen.queryByText('Zahtev za ručak je izbrisan')).toBeNull();
  });

  it.each([
    ['', null, 'Izvrši akciju'],
    [' of a confirmed visit', confirmedAt, 'Izbriši i pošalji'],
  ])('that was deleted although the answer got lost is told as deleted%s', async (_of, at, yes) => {
    const { user, api } = await openDetails(withLunch({ confirmedAt: at }));
    server.use(
      http.delete(
        '*/api/v1/visit-request/1/dinner',
        () => {
          api.change(1, { isRequestingDinner: false, dinnerRequest: null });
          serveAuditTrail(buildAuditEntry({ action: 'dinner-deleted', actor: 'Jelena Đorđević' }));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Izbriši ručak' }));
    await user.click(await screen.findByRole('button', { name: yes }));
    expect(await screen.findByText('Zahtev za ručak je izbrisan')).toBeVisible();
    expect(await screen.findByText('Rucak nije zahtevan')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
    expect(screen.queryByText('Ručak je u međuvremenu izbrisan.')).toBeNull();
  });

  it('that was deleted while the answer went with the network is told as deleted once it is back', async () => {
    const { user, api } = await openDetails(withLunch());
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(
      http.get('*/api/v1/visit-request/1/one', () =>
        navigator.onLine ? undefined : HttpResponse.error(),
      ),
      http.delete('*/api/v1/visit-request/1/dinner', () => {
        api.change(1, { isRequestingDinner: false, dinnerRequest: null });
        return HttpResponse.error();
      }),
    );
    window.dispatchEvent(new Event('offline'));
    await user.click(screen.getByRole('button', { name: 'Izbriši ručak' }));
    await user.click(await screen.findByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();

    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText('Zahtev za ručak je izbrisan')).toBeVisible();
    expect(await screen.findByText('Rucak nije zahtevan')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
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
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
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
