import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import { groupAvailability } from '@museum/shared/capacity/availability';
import { groupQuerySchema } from '@museum/shared/capacity/availability-schema';
import { loadOf } from '@museum/shared/capacity/load';
import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import { addDays, formatDay } from '@museum/shared/primitives/calendar-date';
import { visitFieldsOn } from '@museum/shared/visit-requests/fields/visit-fields';
import { lastVisitDay } from '@museum/shared/visit-requests/fields/visit-fields-schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { today } from '#lib/time/dates.ts';
import { servePrices } from '#test/api/serve-prices.ts';
import { openFilledForm, openForm, takeRequests } from '#test/request-form.ts';
import { server } from '#test/api/server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  servePrices();
});
afterEach(() => vi.useRealTimers());

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: /Pošaljite zahtev|Dalje/ });

/** The error beside a field: what its description says while it is marked as wrong. */
const expectError = async (input: HTMLElement, message: string) => {
  await waitFor(() => {
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription(message);
  });
};

describe('the group visit form as it opens', () => {
  it('is preset for an agency and for tomorrow, without memorial house time', async () => {
    await openForm();
    expect(screen.getByRole('radio', { name: /Agencija/ })).toBeChecked();
    expect(await screen.findByDisplayValue(formatDay(addDays(today(), 1)))).toBeInTheDocument();
    expect(screen.queryByLabelText(/Vreme posete spomen-kući/)).not.toBeInTheDocument();
  });

  it('asks for every field that the table names for it', async () => {
    await openFilledForm({ homeExhibitionVisitTime: '12:00' });
    const isAsked = (label: string) =>
      screen.queryAllByLabelText((text) => text.replace(/\s*\*$/, '') === label).length > 0;
    expect(visitFieldsOn('form').filter(({ label }) => !isAsked(label))).toEqual([]);
  });

  it('has the address hint, the rules, the e-invoice notice and the offer in a new tab', async () => {
    const { user } = await openForm();
    expect(field(/Adresa agencije/)).toHaveAccessibleDescription('Grad, ulica i broj');
    expect(screen.getByText(/Posetu najavite najmanje nedelju dana/)).toBeInTheDocument();
    expect(screen.getByText(/elektronske fakture na pravno lice/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Pre nego što pošaljete zahtev/ }));
    const links = await screen.findAllByRole('link', { name: /ponudu obroka|pravila posete/ });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/lunchOffer', '_blank'],
      ['/visit-rules', '_blank'],
      ['/lunchOffer', '_blank'],
    ]);
  });

  it('tells a private person nothing of an e-invoice, and everybody else all of it', async () => {
    const { user } = await openForm();
    const notice = /elektronske fakture na pravno lice|evidentira preko fiskalne kase/;
    expect(screen.getAllByText(notice)).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /Institucija/ }));
    expect(screen.getAllByText(notice)).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /Osobna/ }));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('says beside each way of payment when it is due', async () => {
    await openForm();
    for (const [way, due] of [
      ['Gotovina', 'Na blagajni, na dan posete'],
      ['Kartica', 'Na blagajni, na dan posete'],
      ['Virmanski', 'Na račun centra, najkasnije dan pre dolaska'],
    ] as const) {
      expect(
        screen.getByRole('radio', { name: (name) => name.startsWith(way) && name.includes(due) }),
      ).toBeInTheDocument();
    }
    expect(screen.queryByText(/ili gotovinom na blagajni$/)).not.toBeInTheDocument();
  });

  it.each([
    [0, 'Kratak rok: poseta je danas.'],
    [6, 'Kratak rok: do posete je 6 dana.'],
  ])('asks for a call as well when the visit is in %i days', async (ahead, hint) => {
    await openFilledForm({ visitDate: addDays(today(), ahead) });
    const note = screen.getByText(hint).parentElement;
    const call = within(note as HTMLElement).getByRole('link');
    expect(call).toHaveAttribute('href', `tel:${organisation.phones[0].replaceAll(' ', '')}`);
  });

  it('has nothing to say of a visit in seven days', async () => {
    await openFilledForm({ visitDate: addDays(today(), 7) });
    expect(screen.queryByText(/Kratak rok/)).not.toBeInTheDocument();
  });

  it('goes on to the new day when it stays open over midnight', async () => {
    // Half a minute before midnight in Belgrade.
    vi.setSystemTime('2026-12-31T22:59:30Z');
    await openFilledForm({ visitDate: '2027-01-01' });
    expect(await screen.findByText('Kratak rok: do posete je 1 dan.')).toBeInTheDocument();

    vi.setSystemTime('2026-12-31T23:00:00Z');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('Kratak rok: poseta je danas.')).toBeInTheDocument();
  });

  it('shows the fields of the chosen contact type and keeps what was typed for the others', async () => {
    const { user } = await openForm();
    fireEvent.change(field(/Naziv agencije/), { target: { value: 'Putokaz' } });
    await user.click(screen.getByRole('radio', { name: /Institucija/ }));
    expect(screen.queryByRole('textbox', { name: /agencije/ })).not.toBeInTheDocument();
    expect(field(/Naziv institucije/)).toHaveValue('');
    await user.click(screen.getByRole('radio', { name: /Osobna/ }));
    expect(field(/Tip grupe/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Agencija/ }));
    expect(field(/Naziv agencije/)).toHaveValue('Putokaz');
  });

  it('hides the lunch question for contact type personal and forces it off', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('checkbox', { name: 'Ručak u restoranu' }));
    await user.click(screen.getByRole('radio', { name: /Osobna/ }));
    expect(screen.queryByRole('checkbox', { name: 'Ručak u restoranu' })).not.toBeInTheDocument();
    expect(submitButton()).toHaveTextContent('Pošaljite zahtev');
    await user.click(screen.getByRole('radio', { name: /Institucija/ }));
    expect(screen.getByRole('checkbox', { name: 'Ručak u restoranu' })).not.toBeChecked();
  });

  it('asks for the memorial house time only when its visit is wanted', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('checkbox', { name: 'Poseta spomen-kući' }));
    expect(field(/Vreme posete spomen-kući/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Poseta spomen-kući' }));
    expect(screen.queryByLabelText(/Vreme posete spomen-kući/)).not.toBeInTheDocument();
  });

  it('says when the memorial house is closed or full at the time that was typed, and refuses nothing', async () => {
    const day = { open: { from: '09:00', to: '17:00' }, note: null, zones: EXAMPLE_ZONES };
    const school = { visitorAmount: 40, numberOfFollowers: 0, lunchTime: null, portions: 0 };
    const firm = loadOf([{ ...school, visitTime: '09:00', memorialHouseTime: '11:30' }], day.zones);
    const house = { ...day, usual: day.zones, firm, all: firm };
    server.use(
      http.get('*/api/v1/availability/:date', ({ params, request }) => {
        const query = groupQuerySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
        const group = { ...query, visitorAmount: query.visitorAmount ?? 0 };
        return HttpResponse.json({ data: groupAvailability(String(params.date), house, group) });
      }),
    );
    const { user } = await openFilledForm({ visitorAmount: 30 });
    await user.click(screen.getByRole('checkbox', { name: 'Poseta spomen-kući' }));
    const time = field(/Vreme posete spomen-kući/);
    await user.type(time, '17:30');
    expect(await screen.findByText('Spomen-kuća je u 17:30 zatvorena.')).toBeVisible();
    expect(time).toBeValid();

    await user.clear(time);
    await user.type(time, '11:30');
    expect(await screen.findByText('Spomen-kuća je u 11:30 popunjena.')).toBeVisible();
    expect(time).toBeValid();

    await user.clear(time);
    await user.type(time, '16:30');
    await waitFor(() => expect(screen.queryByText(/^Spomen-kuća je u/)).not.toBeInTheDocument());
  });

  it('asks in amber about more visitors than ever came, and takes them', async () => {
    await openFilledForm({ visitorAmount: 301 });
    const visitors = field(/posetilaca/);
    expect(visitors).toHaveAccessibleDescription(
      'Najavljujete više od 300 posetilaca – proverite broj',
    );
    expect(screen.getByText(/^Najavljujete više/)).toHaveStyle({ color: palette.warning });
    expect(visitors).toBeValid();
  });

  it('says how many followers enter free once the group is known', async () => {
    await openFilledForm({ ageGroupType: 'ELEMENTARY_SCHOOL', visitorAmount: 45 });
    expect(field(/Broj pratilaca/)).toHaveAccessibleDescription(
      'Ne računaju se u broj posetilaca. Besplatan ulaz: najviše 4 pratioca, uključujući lekara i vodiča.',
    );
  });

  it('calls the right keyboard and the right autofill for a phone', async () => {
    await openForm();
    expect(field(/Telefon agencije/)).toHaveAttribute('type', 'tel');
    expect(field(/Telefon agencije/)).toHaveAttribute('autocomplete', 'tel');
    expect(field(/Adresa agencije/)).toHaveAttribute('autocomplete', 'off');
    expect(field(/Adresa škole/)).toHaveAttribute('autocomplete', 'off');
    expect(field(/E-mail škole/)).toHaveAttribute('type', 'email');
    expect(field(/E-mail škole/)).toHaveAttribute('autocomplete', 'section-school email');
    expect(field(/PIB agencije/)).toHaveAttribute('inputmode', 'numeric');
    expect(field(/Broj posetilaca/)).toHaveAttribute('inputmode', 'numeric');
  });
});

// verbatim from the spec, section 5
const ADDRESS =
  "Adresa mora biti u formatu ''{Grad}, {adresa...}'' (npr. Novi Sad, Bulevar Oslobodjenja 123)";
const TIME = 'Neispravan format vremena. Očekivan format je HH:mm (24 satatni format npr 13:00)';
const MEMORIAL_TIME = 'Vreme posete nije validan format. Format mora biti HH:mm AM/PM';

/** What is typed into a field, and what is then said beside it: never the same twice in a row. */
const REFUSED = [
  ['institution', /Naziv institucije/, '', 'Ime institucije je obavezno'],
  ['institution', /Matični broj institucije/, ' ', 'Matični broj institucije je obavezan'],
  ['institution', /PIB institucije/, '', 'PIB institucije je obavezan'],
  ['institution', /Adresa institucije/, 'Šabac', ADDRESS],
  ['institution', /Adresa institucije/, '', 'Adresa institucije je obavezna'],
  ['institution', /Adresa institucije/, 'Šabac, ', ADDRESS],
  ['institution', /Telefon institucije/, '', 'Telefon institucije je obavezan'],
  ['institution', /E-mail institucije/, '', 'E-mail institucije je obavezan'],
  ['institution', /E-mail institucije/, 'uprava@', 'E-mail adresa nije validna'],
  ['institution', /Vođa grupe/, '', 'Ime vođe grupe je obavezno'],
  ['agency', /Naziv agencije/, '', 'Ime agencije je obavezno'],
  ['agency', /Ime i prezime vlasnika/, '', 'Ime vlasnika agencije je obavezno'],
  ['agency', /Naziv škole/, '', 'Ime škole je obavezno'],
  ['agency', /Adresa škole/, 'Čačak', ADDRESS],
  ['agency', /Telefon škole/, '', 'Telefon škole je obavezan'],
  ['agency', /E-mail škole/, 'a@b, c@d.rs', 'E-mail adresa nije validna'],
  ['personal', /Ime i prezime/, '', 'Ime je obavezano'],
  ['personal', /E-mail/, '', 'E-mail je obavezan'],
  ['personal', /Telefon/, '', 'Telefon je obavezan'],
  ['personal', /Tip grupe/, '', 'Tip grupe je obavezan'],
  ['institution', /Broj posetilaca/, '0', 'Broj minimalno mora biti 1'],
  ['institution', /Broj posetilaca/, '12,5', 'Unesite ceo broj'],
  ['institution', /Broj posetilaca/, '', 'Broj minimalno mora biti 1'],
  ['institution', /Broj posetilaca/, '20-25', 'Unesite ceo broj'],
  ['institution', /Broj posetilaca/, '-4', 'Broj minimalno mora biti 1'],
  ['institution', /Broj posetilaca/, '45+3', 'Unesite ceo broj'],
  ['institution', /Broj posetilaca/, '999999', 'Broj može biti najviše 9999'],
  ['institution', /Broj pratilaca/, '', 'Broj minimalno mora biti 0'],
  ['institution', /Broj pratilaca/, '2,5', 'Unesite ceo broj'],
  ['institution', /Broj pratilaca/, '-1', 'Broj minimalno mora biti 0'],
  ['institution', /^Vreme posete$/, '07:59', 'Vreme posete mora biti između 08:00 i 16:00'],
  ['institution', /^Vreme posete$/, 'pola 9', TIME],
  ['institution', /^Vreme posete$/, '16:01', 'Vreme posete mora biti između 08:00 i 16:00'],
  ['institution', /^Vreme posete$/, '', 'Polje je obavezno'],
] as const;

it('says in amber which numbers look mistyped, and refuses none of them', async () => {
  const { user } = await openForm();
  const pib = field(/PIB agencije/);
  await user.type(pib, '10000288');
  expect(pib).not.toHaveAccessibleDescription();
  await user.tab();
  expect(pib).toHaveAccessibleDescription(
    'PIB u Srbiji ima 9 cifara. Proverite ga, ili pošaljite ovako.',
  );
  expect(pib).not.toBeInvalid();
  await user.type(pib, '7');
  expect(pib).not.toHaveAccessibleDescription();
  const phone = field(/Telefon agencije/);
  await user.type(phone, '123');
  await user.tab();
  expect(phone).toHaveAccessibleDescription(/premalo cifara/);
  expect(phone).not.toBeInvalid();
});

describe('what the form refuses', () => {
  it.each(['institution', 'agency', 'personal'] as const)(
    'is said beside the field of the %s that was left',
    async (contactType) => {
      await openFilledForm({ contactType });
      const left = new Set<HTMLElement>();
      for (const [, name, typed, message] of REFUSED.filter(([type]) => type === contactType)) {
        const input = screen.getAllByRole('textbox', { name })[0] as HTMLElement;
        fireEvent.change(input, { target: { value: typed } });
        // Once it was wrong, a field is looked at while it is typed into.
        if (!left.has(input)) expect(input).toHaveAttribute('aria-invalid', 'false');
        fireEvent.blur(input);
        left.add(input);
        await expectError(input, message);
      }
    },
  );

  it.each([
    ['', 'Vreme posete je obavezno'],
    ['25:00', MEMORIAL_TIME],
  ])('a memorial house time of %j', async (typed, message) => {
    await openFilledForm({ homeExhibitionVisitTime: '12:00' });
    const input = field(/Vreme posete spomen-kući/);
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    await expectError(input, message);
  });

  it('a request without age group and payment type, each said beside its field', async () => {
    const sent = takeRequests();
    const { user } = await openFilledForm({
      ageGroupType: '' as 'CHILD',
      paymentType: '' as 'CASH',
    });
    await user.click(submitButton());
    const ageGroup = screen.getByRole('combobox', { name: /Uzrast grupe/ });
    await expectError(ageGroup, 'Morate odabrati uzrast grupe');
    const payment = screen.getByRole('radiogroup', { name: /Način plaćanja/ });
    await expectError(payment, 'Polje je obavezno');
    expect(sent).toEqual([]);
  });

  it('a day that has passed', async () => {
    const { user } = await openFilledForm({ visitDate: addDays(today(), -1) });
    await user.click(submitButton());
    expect(await screen.findByText('Datum posete mora biti u budućnosti')).toBeInTheDocument();
  });

  it('a day more than three years away, and offers none in the calendar', async () => {
    const lastDay = lastVisitDay(today());
    const { user } = await openFilledForm({ visitDate: addDays(lastDay, 1) });
    await user.click(submitButton());
    expect(
      await screen.findByText('Datum posete može biti najviše tri godine unapred'),
    ).toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: /^Izaberite datum/ }));
    expect(await screen.findByRole('button', { name: 'Sledeći mesec' })).toBeDisabled();
  });

  it('scrolls smoothly to the first wrong field of the page and puts the cursor there', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openFilledForm({ visitTime: '', institutionPib: '' });
    await user.click(submitButton());
    await waitFor(() => {
      expect(field(/PIB institucije/)).toHaveFocus();
    });
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'center' });
  });
});

describe('the price beside the form', () => {
  it('is worked out while typing and says what is missing before', async () => {
    const { user } = await openForm();
    const quote = screen.getByRole('complementary', { name: 'Obračun posete' });
    expect(
      within(quote)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['broj posetilaca', 'uzrast grupe']);
    fireEvent.change(field(/Broj posetilaca/), { target: { value: '25' } });
    await user.selectOptions(screen.getByRole('combobox', { name: /Uzrast grupe/ }), 'MIXED');
    expect(await within(quote).findAllByText('10.000,00 din')).not.toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: /Dodatni sadržaj/ }));
    expect(await within(quote).findAllByText('13.750,00 din')).not.toHaveLength(0);
  });

  it('is read out as a sum, and only as one', async () => {
    const { user } = await openForm();
    const quote = screen.getByRole('complementary', { name: 'Obračun posete' });
    const spoken = within(quote).getByRole('status');
    const heard: string[] = [];
    const ear = new MutationObserver(() => heard.push(spoken.textContent));
    ear.observe(spoken, { childList: true, characterData: true, subtree: true });
    fireEvent.change(field(/Broj posetilaca/), { target: { value: '46' } });
    await user.selectOptions(screen.getByRole('combobox', { name: /Uzrast grupe/ }), 'MIXED');
    await waitFor(() => {
      expect(spoken).toHaveTextContent('Ukupno 18.400,00 din');
    });
    ear.disconnect();
    expect(heard).toEqual([expect.stringMatching(/^Ukupno 18\.400,00\sdin$/)]);
  });
});
