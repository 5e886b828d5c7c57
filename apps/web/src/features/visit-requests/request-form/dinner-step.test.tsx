import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { visitRequestDefaults } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { servePrices } from '#test/api/serve-prices.ts';
import { created, openFilledForm, takeRequests } from '#test/request-form.ts';
import { server } from '#test/api/server.ts';
import { acceptProposal, noProposal, proposeDinner } from './dinner-step.tsx';

beforeEach(() => {
  servePrices();
});

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const portions = (meal: string) => field(`${meal}, broj porcija`);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const quote = () => screen.getByRole('complementary', { name: 'Obračun posete' });

const nothingChosen = () =>
  buildDinnerRequest({ hasKidsDinoDinner: false, kidsDinoDinnerAmount: 0 });

/** A teacher's form on its second step. */
async function openDinnerStep(dinner = buildDinnerRequest()) {
  const app = await openFilledForm({ isRequestingDinner: true, dinnerRequest: dinner });
  await app.user.click(button(/Dalje/));
  await screen.findByRole('heading', { name: 'Zahtev za ručak u restoranu' });
  return app;
}

describe('the lunch step', () => {
  it('replaces the form, starts at the top and puts the focus on its heading', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const sent = takeRequests(created);
    await openDinnerStep();
    expect(screen.queryByText('Ko zakazuje posetu')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Zahtev za ručak u restoranu' })).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.getByText('Korak 2 od 2')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('keeps everything typed on the way back and forth', async () => {
    const { user } = await openDinnerStep();
    fireEvent.change(field('Napomena za kuhinju'), { target: { value: 'bez glutena' } });
    await user.click(button('Nazad na podatke o poseti'));
    await screen.findByRole('heading', { name: 'Podaci o poseti' });
    expect(field(/Naziv institucije/)).toHaveValue('Predškolska ustanova „Pčelica“');
    expect(field('Šta još treba da znamo')).toHaveValue('Dolazimo jednim autobusom.');
    await user.click(button(/Dalje/));
    expect(await screen.findByRole('textbox', { name: 'Napomena za kuhinju' })).toHaveValue(
      'bez glutena',
    );
    expect(portions('Dečiji dino obrok')).toHaveValue('24');
  });

  it('opens after an erasure only when the first step has been checked again', async () => {
    const { user } = await openDinnerStep();
    await user.click(button('Obrišite uneto'));
    await user.click(await screen.findByRole('checkbox', { name: 'Ručak u restoranu' }));
    expect(screen.getByRole('checkbox', { name: 'Ručak u restoranu' })).toBeChecked();
    expect(screen.queryByText('Korak 2 od 2')).not.toBeInTheDocument();
  });

  it('proposes time, orderer and e-mail from the first step', async () => {
    const dinner = buildDinnerRequest({ timeOfDinner: '', customerName: '', customerEmail: '' });
    await openDinnerStep(dinner);
    await waitFor(() => {
      expect(field('Vreme ručka')).toHaveValue('11:30');
    });
    expect(field('Naručilac')).toHaveValue('Predškolska ustanova „Pčelica“');
    expect(field('E-mail')).toHaveValue('uprava@pcelica.example.rs');
  });

  it('shows the prices that are cached as price-mappings', async () => {
    servePrices({ SCHOOL_DINNER: 555 });
    const { queryClient } = await openDinnerStep();
    await screen.findByText('555,00 din');
    expect(queryClient.getQueryData(['price-mappings'])).toEqual({ SCHOOL_DINNER: 555 });

    act(() => {
      queryClient.setQueryData(['price-mappings'], { SCHOOL_DINNER: 580.5 });
    });
    expect(await screen.findByText('580,50 din')).toBeInTheDocument();
  });

  it('loads the current prices on opening and says so', async () => {
    const { user } = await openFilledForm({ isRequestingDinner: true });
    await within(quote()).findAllByText('9.600,00 din');
    const { promise: released, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/v1/prices/mapping', async () => {
        await released;
        return HttpResponse.json({ data: { SCHOOL_DINNER: 999.5 } });
      }),
    );
    await user.click(button(/Dalje/));
    expect(await screen.findByText('Nabavljanje najnovijih cena..')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('999,50 din')).toBeInTheDocument();
    expect(screen.queryByText('Nabavljanje najnovijih cena..')).not.toBeInTheDocument();
    expect(screen.getAllByText('0,00 din').length).toBeGreaterThan(0);
  });

  it('has no card for the lunch packet', async () => {
    await openDinnerStep();
    expect(screen.getAllByRole('heading', { level: 4 }).map((card) => card.textContent)).toEqual([
      'Dečiji dino obrok',
      'Osnovnoškolski obrok 1',
      'Osnovnoškolski obrok 2',
      'Školski obrok',
      'Obrok za odrasle',
    ]);
  });

  it('says that VAT is included and that special needs belong into the note', async () => {
    await openDinnerStep();
    expect(screen.getByText(/U cene je uračunat PDV.*alergije.*veri.*u napomeni/)).toBeVisible();
  });

  it('adds up the meals: amount times the price of the chosen variant', async () => {
    const { user } = await openDinnerStep(nothingChosen());
    fireEvent.change(portions('Osnovnoškolski obrok 2'), { target: { value: '10' } });
    const card = screen.getByRole('region', { name: 'Osnovnoškolski obrok 2' });
    // 10 × 750 without and 10 × 850 with cake; 24 × 400 for the tickets.
    expect(await within(card).findByText('7.500,00 din')).toBeInTheDocument();
    expect(within(quote()).getByText('17.100,00 din', { selector: 'p' })).toBeInTheDocument();
    await user.click(within(card).getByRole('radio', { name: 'Sa kolačem' }));
    expect(await within(card).findByText('8.500,00 din')).toBeInTheDocument();
    expect(within(quote()).getByText('18.100,00 din', { selector: 'p' })).toBeInTheDocument();
  });

  it('counts portions by buttons and keys, and never below none', async () => {
    const { user } = await openDinnerStep(nothingChosen());
    await user.click(button('Školski obrok, broj porcija: jedan više'));
    expect(portions('Školski obrok')).toHaveValue('1');
    await user.type(portions('Školski obrok'), '{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(portions('Školski obrok')).toHaveValue('0');
    expect(button('Školski obrok, broj porcija: jedan manje')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('takes less than none for none, without a flag', async () => {
    const { user } = await openDinnerStep();
    await user.clear(portions('Dečiji dino obrok'));
    await user.keyboard('-4');
    expect(portions('Dečiji dino obrok')).toHaveValue('-4');
    await user.tab();
    expect(portions('Dečiji dino obrok')).toHaveValue('0');
    await user.click(button('Pošaljite zahtev'));
    expect(await screen.findByText(/^Zahtev za ručak je obavezan!/)).toBeInTheDocument();
  });

  it('leaves portions that are no number as typed and refuses them', async () => {
    const sent = takeRequests(created);
    const { user } = await openDinnerStep();
    for (const typed of ['2,5', '20-25', '45+3']) {
      fireEvent.change(portions('Dečiji dino obrok'), { target: { value: '24' } });
      await waitFor(() => {
        expect(portions('Dečiji dino obrok')).toHaveAttribute('aria-invalid', 'false');
      });
      await user.clear(portions('Dečiji dino obrok'));
      await user.keyboard(typed);
      await user.click(button('Pošaljite zahtev'));
      await waitFor(() => {
        expect(portions('Dečiji dino obrok')).toHaveAccessibleDescription('Unesite ceo broj');
      });
      expect(portions('Dečiji dino obrok')).toHaveValue(typed);
      expect(portions('Dečiji dino obrok')).toHaveFocus();
    }
    expect(sent).toEqual([]);
  });

  it('orders a meal for everybody at once, and says for how many of the people', async () => {
    const { user } = await openDinnerStep(nothingChosen());
    await user.click(button('Školski obrok: za sve (24)'));
    expect(portions('Školski obrok')).toHaveValue('24');
    expect(screen.getByText('24 obroka za 24 + 3 osobe.')).toBeVisible();
    await user.click(button('Obrok za odrasle: za sve (24)'));
    expect(screen.getByText('48 obroka za 24 + 3 osobe.')).toBeVisible();
  });

  it('sends nothing when nothing is chosen, says so in a toast and goes to the place', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const sent = takeRequests(created);
    const { user } = await openDinnerStep(nothingChosen());
    await user.click(button('Pošaljite zahtev'));
    expect(
      await screen.findByText(
        'Zahtev za ručak je obavezan! Mininalno jedna opcija za ručak mora biti odabrana i validna.',
      ),
    ).toBeInTheDocument();
    const alert = screen
      .getByText(/Nije validan zahtev za ručak, proverite da li jedna od opcija/)
      .closest('[role="alert"]');
    expect(alert).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'center' });
    expect(scroll.mock.contexts.at(-1)).toBe(alert);
    expect(screen.getByText('Obrazac ima 1 grešku')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('says beside the field what is wrong with it, and goes there', async () => {
    const sent = takeRequests(created);
    const { user } = await openDinnerStep();
    for (const [name, typed, message] of [
      ['Vreme ručka', '', 'Polje je obavezno'],
      [
        'Vreme ručka',
        'podne',
        'Neispravan format vremena. Očekivan format je HH:mm (24 satatni format npr 13:00)',
      ],
      ['Vreme ručka', '16:15', 'Vreme ručka mora biti između 08:00 i 16:00'],
      ['Naručilac', ' ', 'Ime naručioca mora biti duže od 1 znaka'],
      ['E-mail', '', 'E-mail nije validen'],
      ['E-mail', 'kuhinja', 'E-mail nije validen'],
    ] as const) {
      const input = field(name);
      const { value: right } = input as HTMLInputElement;
      fireEvent.change(input, { target: { value: typed } });
      await user.click(button('Pošaljite zahtev'));
      await waitFor(() => {
        expect(input).toHaveAttribute('aria-invalid', 'true');
      });
      expect(input).toHaveAccessibleDescription(message);
      await waitFor(() => {
        expect(input).toHaveFocus();
      });
      // Right again, it has nothing said beside it.
      fireEvent.change(input, { target: { value: right } });
      await waitFor(() => {
        expect(input).toHaveAttribute('aria-invalid', 'false');
      });
    }
    expect(sent).toEqual([]);
  });

  it('explains a lost answer in place, keeps the portions, and sends again under the same key', async () => {
    const sent = takeRequests(() => HttpResponse.error(), created);
    const { user } = await openDinnerStep();
    await user.click(button('Pošaljite zahtev'));
    await screen.findByText('Nismo dobili odgovor');
    expect(portions('Dečiji dino obrok')).toHaveValue('24');
    await user.click(button('Pošaljite zahtev'));
    await screen.findByRole('heading', { name: 'Hvala na zahtevu!' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('sends visit and lunch as one request', async () => {
    const sent = takeRequests(async () => {
      await delay(20);
      return created();
    });
    const { user } = await openDinnerStep();
    await user.click(button('Pošaljite zahtev'));
    expect(button('Slanje zahteva…')).toHaveAttribute('aria-disabled', 'true');
    await screen.findByRole('heading', { name: 'Hvala na zahtevu!' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      contactType: 'institution',
      visitorAmount: 24,
      isRequestingDinner: true,
      dinnerRequest: {
        hasKidsDinoDinner: true,
        kidsDinoDinnerAmount: 24,
        kidsDinoDinnerOption1: 'with_soup',
        hasSchoolDinner: false,
        additionalComments: 'Dvoje dece ne jede gluten.',
      },
    });
  });
});

const visit = {
  ...visitRequestDefaults('2026-11-21'),
  agencyName: 'Putokaz',
  agencyEmail: 'ture@putokaz.example.rs',
  institutionName: 'Pčelica',
  institutionEmail: 'uprava@pcelica.example.rs',
};

describe('the proposal for the lunch form', () => {
  it.each([
    ['10:00', '11:30'],
    ['08:15', '09:45'],
    ['15:00', '16:00'],
    ['16:00', '16:00'],
    ['', ''],
    ['17:00', ''],
    ['pola 11', ''],
  ])('for a visit at %j puts lunch at %j: 90 minutes later, 16:00 at the latest', (from, to) => {
    expect(proposeDinner({ ...visit, visitTime: from }).timeOfDinner).toBe(to);
  });

  it.each([
    // The house begins while the group would eat.
    ['11:30', '12:00'],
    ['12:00', '12:30'],
    // It is over by then, or comes after the lunch.
    ['11:00', '11:30'],
    ['12:15', '11:30'],
    ['', '11:30'],
    ['pola 12', '11:30'],
  ])('for a visit at 10:00 with the memorial house at %j puts it at %j', (time, lunch) => {
    const both = {
      ...visit,
      visitTime: '10:00',
      isRequestingVisitHomeExhibition: true,
      homeExhibitionVisitTime: time,
    };
    expect(proposeDinner(both).timeOfDinner).toBe(lunch);
    const without = { ...both, isRequestingVisitHomeExhibition: false };
    expect(proposeDinner(without).timeOfDinner).toBe('11:30');
  });

  it('puts it before the memorial house where none is served after it', () => {
    const late = {
      ...visit,
      visitTime: '14:15',
      isRequestingVisitHomeExhibition: true,
      homeExhibitionVisitTime: '15:45',
    };
    expect(proposeDinner(late).timeOfDinner).toBe('15:00');
  });

  it('takes name and e-mail of the one who asks', () => {
    expect(proposeDinner(visit)).toMatchObject({ customerName: 'Putokaz' });
    expect(proposeDinner({ ...visit, contactType: 'institution' })).toMatchObject({
      customerName: 'Pčelica',
      customerEmail: 'uprava@pcelica.example.rs',
    });
  });

  it('fills what is empty or was proposed before, never what was typed', () => {
    const earlier = { ...noProposal, timeOfDinner: '11:30', customerName: 'Putokaz' };
    const current = { ...earlier, customerName: 'Kuhinja škole' };
    const fresh = { timeOfDinner: '12:00', customerName: 'Novi', customerEmail: 'a@b.rs' };
    expect(acceptProposal(current, earlier, fresh)).toEqual({
      timeOfDinner: '12:00',
      customerEmail: 'a@b.rs',
    });
  });
});
