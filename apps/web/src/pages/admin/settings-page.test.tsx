import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import type { WeekdayHours } from '@museum/shared/opening-hours/opening-hours';
import { organisation } from '@museum/shared/organisation/organisation';
import { holidaySchema } from '@museum/shared/settings/holiday-schema';
import { outsideSchema } from '@museum/shared/settings/outside-schema';
import { type SettingName, SETTING_NAMES, SETTINGS } from '@museum/shared/settings/settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePriceList } from '#test/api/serve-price-list.ts';
import { failure, server } from '#test/api/server.ts';
import { signInAgain } from '#test/sign-in-again.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

type Stored = Record<string, unknown> & { version: number };

let stored: Record<SettingName, Stored>;
let sent: Stored[];
/** A confirmed visit that is told to fit no more. */
const SCHOOL_IN_JUNE = {
  id: 7,
  normalizedId: 'GP-2027-000007',
  requester: 'OŠ „Vuk Karadžić“',
  visitDate: '2027-06-12',
  visitTime: '15:00',
  stage: 'confirmed',
};

let outside: object;

/** The settings as the server keeps them: who saves from an old version is refused. */
function serveSettings(): void {
  for (const name of SETTING_NAMES) {
    const path = `*/api/v1/admin/settings/${name}`;
    const { schema } = SETTINGS[name];
    server.use(
      http.get(path, () => HttpResponse.json({ data: stored[name] })),
      http.put(path, async ({ request }) => {
        const { version, ...body } = (await request.json()) as Stored;
        if (version !== stored[name].version)
          return HttpResponse.json({ errors: [{ code: 'STALE_VERSION' }] }, { status: 409 });
        stored[name] = { ...schema.parse(body), version: version + 1 };
        sent.push(stored[name]);
        return HttpResponse.json({
          data: { ...stored[name], outside: outsideSchema.parse(outside) },
        });
      }),
    );
  }
  server.use(
    http.get('*/api/v1/admin/settings/holidays', ({ request }) => {
      const year = new URL(request.url).searchParams.get('year');
      const holidays = [
        { date: `${year}-12-28`, name: 'Veliki petak' },
        { date: `${year}-12-29`, name: 'Praznik rada' },
      ];
      return HttpResponse.json({ data: holidaySchema.array().parse(holidays) });
    }),
  );
}

beforeEach(() => {
  rememberStaffSession();
  sent = [];
  outside = { total: 0, visits: [] };
  stored = {
    hours: { version: 0, weekly: organisation.openingHours.weekly },
    zones: { version: 0, zones: EXAMPLE_ZONES },
    'usual-group': { version: 0, visitors: 30 },
    'special-days': { version: 0, days: [] },
    notice: { version: 0, notice: null },
    guides: { version: 0, guides: [] },
    reminders: { version: 0, numbers: true, payment: true, arrival: true },
    'day-sheet': { version: 0, isMailed: false },
    'payment-codes': { version: 0, legalEntity: '221', person: '289' },
  };
  serveSettings();
});

const open = async () => {
  const app = renderApp('/admin/settings');
  await screen.findByRole('heading', { name: 'Posebni dani' });
  return app;
};
const part = (name: string) => within(screen.getByRole('region', { name }));

it('leads to each of its cards', async () => {
  await open();

  const links = within(screen.getByRole('navigation', { name: 'Na ovoj strani' }));
  const anchors = links.getAllByRole('link').map((link) => link.getAttribute('href'));
  const cards = screen.getAllByRole('region').filter(({ id }) => id !== '');
  expect(anchors).toEqual(cards.map(({ id }) => `#${id}`));
});

describe('hours', () => {
  const saturdayUntil = () => part('Radno vreme').getByRole('textbox', { name: 'Do, subota' });
  const save = () => part('Radno vreme').getByRole('button', { name: 'Sačuvaj radno vreme' });

  it('are saved with a season, and say which visits don’t fit any more', async () => {
    const lunch = { ...SCHOOL_IN_JUNE, parts: [{ zone: 'restaurant', time: '16:30' }] };
    const arrived = { ...lunch, id: 8, requester: 'OŠ „Sava“', stage: 'arrived' };
    outside = { total: 2, visits: [lunch, arrived] };
    const { user } = await open();
    await user.click(part('Radno vreme').getByRole('button', { name: 'Sezona' }));
    await user.clear(saturdayUntil());
    await user.type(saturdayUntil(), '14');
    await user.click(save());

    const link = await screen.findByRole('link', { name: /12\.06\.2027 u 15:00 – OŠ „Vuk/ });
    expect(link).toHaveAttribute('href', '/admin/visit-requests/details/7');
    expect(link.closest('li')).toHaveTextContent(/ \(potvrđeno\): ručak u 16:30$/);
    expect(screen.getByRole('link', { name: /OŠ „Sava“/ }).closest('li')).toHaveTextContent(
      / \(stigli\): ručak u 16:30$/,
    );
    const { weekly } = SETTINGS.hours.schema.parse(sent[0]);
    expect(weekly).toHaveLength(14);
    expect(weekly[12]).toEqual({
      weekday: 6,
      from: '06-01',
      to: '08-31',
      open: { from: '10:00', to: '14:00' },
    });
  });

  it('are not sent while something is wrong', async () => {
    const { user } = await open();
    await user.clear(saturdayUntil());
    await user.type(saturdayUntil(), '9');
    await user.click(save());

    expect(await screen.findByText('Zatvaranje mora biti posle otvaranja')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(part('Radno vreme').getByRole('button', { name: 'Vrati' }));
    expect(saturdayUntil()).toHaveValue('18:00');
    expect(save()).toHaveFocus();
  });

  it('keep the focus in the field from which they are saved by Enter', async () => {
    const { user } = await open();
    for (const [saved, time] of ['18:00', '17:30'].entries()) {
      await user.clear(saturdayUntil());
      await user.type(saturdayUntil(), `${time}{Enter}`);
      await waitFor(() => expect(sent).toHaveLength(saved + 1));
      await waitFor(() => expect(part('Radno vreme').queryByText('nije sačuvano')).toBeNull());
      await waitFor(() => expect(saturdayUntil()).toHaveFocus());
    }
  });

  it('that were kept say what is wrong with them, and no more once it is put right', async () => {
    const first = await open();
    await first.user.clear(saturdayUntil());
    await first.user.type(saturdayUntil(), '9');
    await first.user.click(save());
    await waitFor(() => expect(saturdayUntil()).toBeInvalid());
    first.unmount();

    const { user } = await open();
    await waitFor(() => {
      expect(saturdayUntil()).toHaveAccessibleDescription('Zatvaranje mora biti posle otvaranja');
    });
    expect(saturdayUntil()).not.toHaveFocus();
    await user.clear(saturdayUntil());
    await user.type(saturdayUntil(), '14:00');
    await waitFor(() => expect(saturdayUntil()).toBeValid());
  });

  it('show the season in which something is wrong when they are not saved, also after a reload', async () => {
    const first = await open();
    await first.user.click(part('Radno vreme').getByRole('button', { name: 'Sezona' }));
    const from = () => part('Radno vreme').getByRole('textbox', { name: 'Od dana' });
    await first.user.clear(from());
    await first.user.type(from(), '31.02.');
    first.unmount();

    const { user } = await open();
    await user.click(save());
    await waitFor(() => expect(from()).toHaveFocus());
    expect(from()).toBeInvalid();
    expect(sent).toEqual([]);
    // Another season can be looked at all the same.
    await user.click(part('Radno vreme').getByRole('button', { name: 'Cele godine' }));
    expect(part('Radno vreme').queryByRole('textbox', { name: 'Od dana' })).toBeNull();
  });

  it('forget what was wrong with a day’s times once it is closed', async () => {
    const { user } = await open();
    await user.clear(saturdayUntil());
    await user.type(saturdayUntil(), '9');
    await user.click(save());
    expect(await screen.findByText('Obrazac ima 1 grešku')).toBeInTheDocument();
    await user.click(part('Radno vreme').getByRole('switch', { name: 'subota: otvoreno' }));
    await waitFor(() => expect(screen.queryByText('Obrazac ima 1 grešku')).toBeNull());
  });

  it('keep what was typed on top of what a colleague saved meanwhile', async () => {
    const { user } = await open();
    await user.clear(saturdayUntil());
    await user.type(saturdayUntil(), '20');
    const weekly: readonly WeekdayHours[] = organisation.openingHours.weekly;
    const theirs = weekly.with(6, { weekday: 7, open: null });
    stored.hours = { version: 1, weekly: theirs };
    await user.click(save());

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PoljeBilo jeKolegaKod vas',
      'Subotaod 10 do 18\u00a0hod 10 do 18\u00a0hod 10 do 20\u00a0h',
      'Nedeljaod 10 do 18\u00a0hzatvorenood 10 do 18\u00a0h',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(save());

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      version: 2,
      weekly: theirs.with(5, { weekday: 6, open: { from: '10:00', to: '20:00' } }),
    });
  });

  it('take a new season on top of what a colleague saved meanwhile', async () => {
    const { user } = await open();
    await user.click(part('Radno vreme').getByRole('button', { name: 'Sezona' }));
    const weekly: readonly WeekdayHours[] = organisation.openingHours.weekly;
    const theirs = weekly.with(0, { weekday: 1, open: { from: '09:00', to: '16:00' } });
    stored.hours = { version: 1, weekly: theirs };
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(save());

    await waitFor(() => expect(sent).toHaveLength(1));
    const saved = SETTINGS.hours.schema.parse(sent[0]).weekly;
    expect(saved).toHaveLength(14);
    expect(saved.slice(0, 7)).toEqual(theirs);
    expect(saved[7]).toMatchObject({ weekday: 1, from: '06-01' });
  });

  it('are not left behind unsaved without asking', async () => {
    const { user, currentAddress } = await open();
    await user.clear(saturdayUntil());
    await user.click(screen.getByRole('link', { name: 'Cenovnik', hidden: true }));

    expect(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/admin/settings');
  });

  it('are not lost by a sign-out without asking', async () => {
    const { user } = await open();
    await user.clear(saturdayUntil());
    await user.click(screen.getByText('Odjavi se'));

    expect(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' })).toBeInTheDocument();
  });
});

describe('what was typed and not saved', () => {
  const field = (card: string, name: string | RegExp) =>
    part(card).getByRole<HTMLInputElement>('textbox', { name });
  const retype = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    typed: HTMLElement,
    text: string,
  ) => {
    await user.clear(typed);
    await user.type(typed, text);
  };
  const dirtyCards = () => screen.getAllByText('nije sačuvano').length;

  it('is there again after the session has ended, card by card', async () => {
    stored.guides = { version: 1, guides: [{ id: 1, name: 'Ana Tomić' }] };
    const { user, currentAddress } = await open();
    await user.click(part('Radno vreme').getByRole('button', { name: 'Sezona' }));
    await retype(user, field('Radno vreme', 'Od dana'), '15.06.');
    await user.clear(field('Mesta i boravak', 'Sa ručkom, min'));
    await user.click(part('Obaveštenje na sajtu').getByRole('switch'));
    await user.type(field('Obaveštenje na sajtu', /^Tekst/), 'U sredu zatvoreno');
    await user.click(part('Vodiči').getByRole('button', { name: 'Dodaj vodiča' }));
    await user.type(field('Vodiči', '2. vodič'), 'Marko Ilić');
    server.use(
      http.put('*/api/v1/admin/settings/notice', () => failure('UNAUTHORIZED'), { once: true }),
      http.post('*/api/v1/auth/refresh', () => failure('UNAUTHORIZED')),
      http.post('*/api/v1/auth/sign-in', () =>
        Response.json({ data: { accessToken: accessToken(), refreshToken: 'refresh-2' } }),
      ),
    );
    await user.click(part('Obaveštenje na sajtu').getByRole('button', { name: /^Sačuvaj/ }));
    await user.type(await screen.findByLabelText(/E-mail/), 'jelena@example.rs');
    await user.type(screen.getByLabelText(/^Lozinka/), 'lozinka123');
    await user.click(screen.getByRole('button', { name: 'Prijavi se' }));

    await screen.findByRole('heading', { name: 'Posebni dani' });
    expect(currentAddress()).toBe('/admin/settings');
    expect(dirtyCards()).toBe(4);
    await user.click(part('Radno vreme').getByRole('button', { name: '15.06.–31.08.' }));
    expect(field('Radno vreme', 'Od dana')).toHaveValue('15.06.');
    expect(field('Mesta i boravak', 'Sa ručkom, min')).toHaveValue('');
    expect(field('Obaveštenje na sajtu', /^Tekst/)).toHaveValue('U sredu zatvoreno');
    await user.click(part('Vodiči').getByRole('button', { name: /^Sačuvaj/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      version: 2,
      guides: [{ id: 1, name: 'Ana Tomić' }, { name: 'Marko Ilić' }],
    });
    await waitFor(() => expect(dirtyCards()).toBe(3));
  });

  it('is compared with what a colleague saved meanwhile', async () => {
    const first = await open();
    await retype(first.user, field('Šifre plaćanja', 'Pravna lica'), '222');
    first.unmount();
    stored['payment-codes'] = { version: 1, legalEntity: '220', person: '289' };
    const { user } = await open();
    expect(field('Šifre plaćanja', 'Pravna lica')).toHaveValue('222');
    await user.click(part('Šifre plaćanja').getByRole('button', { name: /^Sačuvaj/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('columnheader', { name: 'Kolega' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(part('Šifre plaćanja').getByRole('button', { name: 'Vrati' }));
    expect(field('Šifre plaćanja', 'Pravna lica')).toHaveValue('220');
  });

  it('is forgotten when the page is left for good, and by “Vrati”', async () => {
    const first = await open();
    await first.user.click(part('Dnevni list').getByRole('switch'));
    await first.user.click(part('Dnevni list').getByRole('button', { name: 'Vrati' }));
    servePriceList();
    await retype(first.user, field('Šifre plaćanja', 'Pravna lica'), '222');
    await first.user.click(screen.getByRole('link', { name: 'Cenovnik', hidden: true }));
    await first.user.click(await screen.findByRole('button', { name: 'Napusti bez čuvanja' }));
    await screen.findByRole('heading', { level: 1, name: 'Sve cene' });
    first.unmount();

    await open();
    expect(screen.queryByText('nije sačuvano')).toBeNull();
    expect(field('Šifre plaćanja', 'Pravna lica')).toHaveValue('221');
  });

  it('is nobody else’s business', async () => {
    const first = await open();
    await retype(first.user, field('Šifre plaćanja', 'Pravna lica'), '222');
    first.unmount();
    rememberStaffSession(accessToken({ email: 'marko@example.rs' }), 'refresh-9');
    const { sessionStore } = await import('#features/auth/session/session.ts');
    sessionStore.close();
    await open();
    expect(field('Šifre plaćanja', 'Pravna lica')).toHaveValue('221');
  });
});

describe('a save whose answer got lost', () => {
  let isCut: boolean;

  /** Types a guide and saves; it is stored, and for a while nothing can be read. */
  async function saveInVain({ user }: Awaited<ReturnType<typeof open>>) {
    const guides = part('Vodiči');
    await user.click(guides.getByRole('button', { name: 'Dodaj vodiča' }));
    await user.type(guides.getByRole('textbox', { name: '1. vodič' }), 'Ana Tomić');
    server.use(
      http.get('*/api/v1/admin/settings/guides', () =>
        isCut ? new HttpResponse(null, { status: 400 }) : undefined,
      ),
      http.put(
        '*/api/v1/admin/settings/guides',
        () => {
          stored.guides = { version: 1, guides: [{ id: 7, name: 'Ana Tomić' }] };
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(guides.getByRole('button', { name: /^Sačuvaj/ }));
    return guides;
  }

  it.each([
    ['at once', false],
    ['when it is saved again, if nothing can be read before', true],
  ])('is no colleague’s, and told as done %s', async (_when, isDown) => {
    isCut = isDown;
    const app = await open();
    const guides = await saveInVain(app);
    if (isDown) {
      expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
      isCut = false;
      await app.user.click(guides.getByRole('button', { name: /^Sačuvaj/ }));
    }

    expect(await screen.findByText('Sačuvano')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull());
    expect(guides.queryByText('nije sačuvano')).toBeNull();
  });

  it('is no longer unsaved once the stored state is read', async () => {
    isCut = true;
    const app = await open();
    const guides = await saveInVain(app);
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
    expect(guides.getByText('nije sačuvano')).toBeVisible();

    isCut = false;
    await act(() => app.queryClient.refetchQueries({ queryKey: ['setting', 'guides'] }));
    await waitFor(() => expect(guides.queryByText('nije sačuvano')).toBeNull());
    expect(guides.getByRole('textbox', { name: '1. vodič' })).toHaveValue('Ana Tomić');
  });

  it('is no longer unsaved after a reload', async () => {
    isCut = true;
    const app = await open();
    await saveInVain(app);
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
    app.unmount();

    isCut = false;
    await open();
    await waitFor(() => expect(part('Vodiči').queryByText('nije sačuvano')).toBeNull());
    expect(part('Vodiči').getByRole('textbox', { name: '1. vodič' })).toHaveValue('Ana Tomić');
  });
});

it('a save for which a colleague was quicker says so where theirs can’t be read', async () => {
  const { user } = await open();
  const guides = part('Vodiči');
  await user.click(guides.getByRole('button', { name: 'Dodaj vodiča' }));
  await user.type(guides.getByRole('textbox', { name: '1. vodič' }), 'Ana Tomić');
  stored.guides = { version: 1, guides: [{ id: 7, name: 'Marko Ilić' }] };
  server.use(
    http.get('*/api/v1/admin/settings/guides', () => new HttpResponse(null, { status: 400 })),
  );
  await user.click(guides.getByRole('button', { name: /^Sačuvaj/ }));

  expect(await screen.findByText('Kolega je u međuvremenu sačuvao izmene.')).toBeVisible();
  expect(screen.queryByText('Sačuvano')).toBeNull();
  expect(guides.getByRole('textbox', { name: '1. vodič' })).toHaveValue('Ana Tomić');
});

it('places are examples until staff save them', async () => {
  const { user } = await open();
  const places = part('Mesta i boravak');
  expect(places.getByText('primer, nije sačuvano')).toBeInTheDocument();
  await user.click(places.getByRole('button', { name: 'Sačuvaj mesta' }));

  await waitFor(() => expect(places.queryByText('primer, nije sačuvano')).not.toBeInTheDocument());
  expect(sent).toEqual([{ version: 1, zones: EXAMPLE_ZONES }]);
});

it('stays are refused that are no whole quarters, or shorter with lunch', async () => {
  const { user } = await open();
  const places = part('Mesta i boravak');
  const type = async (name: string, group: string, text: string) => {
    const field = within(places.getByRole('group', { name: group })).getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    return field;
  };
  const withLunch = await type('Sa ručkom, min', 'Centar i park', '75');
  const stay = await type('Boravak, min', 'Restoran', '50');
  await user.click(places.getByRole('button', { name: 'Sačuvaj mesta' }));

  await waitFor(() => {
    expect(withLunch).toHaveAccessibleDescription(
      'Boravak sa ručkom ne može biti kraći od boravka bez ručka',
    );
  });
  expect(stay).toHaveAccessibleDescription(
    'Boravak se unosi na četvrt sata: 15, 30, 45 minuta i tako dalje',
  );
  expect(sent).toEqual([]);
});

describe('special days', () => {
  it('are not added for a day that has passed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dodaj dan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const date = dialog.getByRole('textbox', { name: /^Datum/ });
    await user.type(date, '5.6.2020');
    await user.type(dialog.getByRole('textbox', { name: /^Rečenica/ }), 'Noć muzeja');
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));

    await waitFor(() => expect(date).toHaveAccessibleDescription(/Ovaj dan je već prošao$/));
    expect(sent).toEqual([]);
  });

  it('whose answer was lost is no colleague’s when it is saved again', async () => {
    server.use(
      http.put(
        '*/api/v1/admin/settings/special-days',
        async ({ request }) => {
          const { version, ...body } = (await request.json()) as Stored;
          stored['special-days'] = {
            ...SETTINGS['special-days'].schema.parse(body),
            version: version + 1,
          };
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dodaj dan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Datum/ }), '15.12.2028');
    await user.type(dialog.getByRole('textbox', { name: /^Rečenica/ }), 'Noć muzeja');
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));

    expect(await screen.findByText('Poseban dan je sačuvan')).toBeVisible();
    expect(stored['special-days'].days).toMatchObject([{ note: 'Noć muzeja' }]);
    expect(sent).toEqual([]);
  });

  it('that were removed are told as removed, although the answer got lost', async () => {
    const date = '2028-12-15';
    stored['special-days'] = {
      version: 1,
      days: [{ date, open: null, note: 'Noć muzeja' }],
    };
    server.use(
      http.put(
        '*/api/v1/admin/settings/special-days',
        () => {
          stored['special-days'] = { version: 2, days: [] };
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Ukloni pet/ }));
    await user.click(await screen.findByRole('button', { name: 'Izvrši akciju' }));

    expect(await screen.findByText('Poseban dan je uklonjen')).toBeVisible();
    expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    expect(screen.getByText('Nema predstojećih posebnih dana.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('ask before a press beside them or Escape throws away what is typed', async () => {
    const { user } = await open();
    const pressBeside = () =>
      user.click(document.querySelector<HTMLElement>('.MuiDialog-container')!);
    await user.click(screen.getByRole('button', { name: 'Dodaj dan' }));
    await user.type(screen.getByRole('textbox', { name: /^Rečenica/ }), 'Noć muzeja');
    await pressBeside();
    await user.click(await screen.findByRole('button', { name: 'Nastavi unos' }));
    expect(await screen.findByRole('textbox', { name: /^Rečenica/ })).toHaveValue('Noć muzeja');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Dodaj dan' }));
    await pressBeside();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are typed on after a new sign-in, on the state on which they were begun', async () => {
    const museumNight = { date: '2035-06-05', open: null, note: 'Noć muzeja' };
    stored['special-days'] = { version: 1, days: [museumNight] };
    const { user } = await open();
    await user.click(part('Posebni dani').getByRole('button', { name: /^Izmeni/ }));
    const field = () => screen.findByRole('textbox', { name: /^Rečenica/ });
    await user.type(await field(), ' u parku');
    const theirs = { ...museumNight, open: { from: '20:00', to: '23:00' } };
    stored['special-days'] = { version: 2, days: [theirs] };

    await signInAgain(user);
    await waitFor(async () => expect(await field()).toHaveValue('Noć muzeja u parku'));
    await user.click(screen.getByRole('button', { name: 'Sačuvaj dan' }));
    const comparison = within(await screen.findByRole('dialog', { name: /^Kolega je/ }));
    await user.click(comparison.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    await user.click(await screen.findByRole('button', { name: 'Sačuvaj dan' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ days: [{ ...theirs, note: 'Noć muzeja u parku' }] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it('go beside another day that a colleague saved meanwhile', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dodaj dan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Datum/ }), '5.6.2035');
    await user.type(dialog.getByRole('textbox', { name: /^Rečenica/ }), 'Noć muzeja');
    await user.click(dialog.getByRole('checkbox', { name: 'Tog dana ima drugi broj mesta' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Restoran' }));
    await user.type(dialog.getByRole('textbox', { name: 'Restoran' }), '60');
    const theirs = { date: '2035-05-01', open: null, note: 'Praznik rada' };
    stored['special-days'] = { version: 1, days: [theirs] };

    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const places = { centre: 240, restaurant: 60, memorialHouse: 45 };
    expect(stored['special-days'].days).toEqual([
      theirs,
      { date: '2035-06-05', open: null, note: 'Noć muzeja', places },
    ]);
  });

  it('are not saved over what a colleague made of them while the dialog was open', async () => {
    const mine = { date: '2035-12-24', open: null, note: 'Badnje veče' };
    stored['special-days'] = { version: 1, days: [mine] };
    const { user, queryClient } = await open();
    await user.click(screen.getByRole('button', { name: /^Izmeni .*24\.12\./ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Rečenica/ }), ', zatvoreno');
    stored['special-days'] = { version: 2, days: [] };
    await act(() => queryClient.refetchQueries());

    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));
    const conflict = within(await screen.findByRole('dialog', { name: /^Kolega je/ }));
    expect(conflict.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'zatvoreno',
      'redovno',
      'zatvoreno',
      'Badnje veče',
      '–',
      'Badnje veče, zatvoreno',
    ]);
    expect(stored['special-days'].days).toEqual([]);
    await user.click(conflict.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Kolega je/ })).toBeNull());
    expect(dialog.getByRole('textbox', { name: /^Rečenica/ })).toHaveValue(
      'Badnje veče, zatvoreno',
    );
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored['special-days'].days).toEqual([{ ...mine, note: 'Badnje veče, zatvoreno' }]);
  });

  it('show what a colleague wrote of the same day before it is replaced, and keep their other changes', async () => {
    const hours = { from: '09:00', to: '13:00' };
    const before = { date: '2035-12-24', open: hours, note: 'Badnje veče' };
    stored['special-days'] = { version: 1, days: [before] };
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Izmeni .*24\.12\./ }));
    const dialog = within(await screen.findByRole('dialog'));
    const sentence = dialog.getByRole('textbox', { name: /^Rečenica/ });
    await user.type(sentence, ', skraćeno');
    const theirs = { ...before, open: { ...hours, to: '12:00' }, note: 'Radovi na krovu' };
    stored['special-days'] = { version: 2, days: [theirs] };

    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));
    const conflict = within(await screen.findByRole('dialog', { name: /^Kolega je/ }));
    expect(conflict.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'od 9 do 13\u00a0h',
      'od 9 do 12\u00a0h',
      'od 9 do 13\u00a0h',
      'Badnje veče',
      'Radovi na krovu',
      'Badnje veče, skraćeno',
    ]);
    expect(stored['special-days'].days).toEqual([theirs]);

    await user.click(conflict.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Kolega je/ })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored['special-days'].days).toEqual([{ ...theirs, note: 'Badnje veče, skraćeno' }]);
  });

  /** A day that a colleague adds, too, while it is typed. */
  async function addTwice() {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dodaj dan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Datum/ }), '5.6.2035');
    await user.type(dialog.getByRole('textbox', { name: /^Rečenica/ }), 'Noć muzeja');
    const theirs = { date: '2035-06-05', open: null, note: 'Zatvoreno zbog radova' };
    stored['special-days'] = { version: 1, days: [theirs] };

    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));
    const conflict = within(await screen.findByRole('dialog', { name: /^Kolega je/ }));
    return { user, dialog, theirs, conflict };
  }

  it('added twice at once are compared, and the colleague’s can be left as it is', async () => {
    const { user, conflict } = await addTwice();
    expect(conflict.getByRole('cell', { name: 'Zatvoreno zbog radova' })).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Učitaj kolegine izmene' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(part('Posebni dani').getByText('Zatvoreno zbog radova')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('added twice at once can replace the colleague’s', async () => {
    const { user, dialog, theirs, conflict } = await addTwice();
    await user.click(conflict.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Kolega je/ })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj dan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored['special-days'].days).toEqual([{ ...theirs, note: 'Noć muzeja' }]);
  });

  it('take a holiday as closed or as worked, one by one', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Zatvori Veliki petak/ }));
    expect(await screen.findByText('Zatvoreno: Veliki petak')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Promeni Veliki petak/ })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: /^Radimo Praznik rada/ }));
    expect(await screen.findByText('Radimo: Praznik rada')).toBeInTheDocument();

    const { days, workedHolidays } = SETTINGS['special-days'].schema.parse(stored['special-days']);
    expect(days).toMatchObject([{ open: null, note: 'Veliki petak' }]);
    expect(workedHolidays).toHaveLength(1);
    expect(screen.getByText(/o svima je odlučeno/)).toBeInTheDocument();
  });
});

it('a notice is written with its days, and taken down again', async () => {
  const { user } = await open();
  const notice = part('Obaveštenje na sajtu');
  await user.click(notice.getByRole('switch', { name: /^Obaveštenje/ }));
  await user.click(notice.getByRole('button', { name: 'Sačuvaj obaveštenje' }));
  expect(await notice.findByText('Polje je obavezno')).toBeInTheDocument();
  await user.type(notice.getByRole('textbox', { name: /^Tekst/ }), 'Radovi u hali');
  await user.click(notice.getByRole('button', { name: 'Sačuvaj obaveštenje' }));
  expect(await screen.findByText('Sačuvano')).toBeVisible();
  expect(sent).toMatchObject([{ notice: { text: 'Radovi u hali' } }]);

  await user.click(notice.getByRole('switch', { name: /^Obaveštenje/ }));
  await user.click(notice.getByRole('button', { name: 'Sačuvaj obaveštenje' }));
  await waitFor(() => expect(sent[1]).toEqual({ version: 2, notice: null }));
});

it('a notice’s letters are counted as its limit counts them, each sign once', async () => {
  const { user } = await open();
  const notice = part('Obaveštenje na sajtu');
  await user.click(notice.getByRole('switch', { name: /^Obaveštenje/ }));
  const text = notice.getByRole('textbox', { name: /^Tekst/ });
  await user.click(text);
  await user.paste('🦕'.repeat(140));
  expect(text).toHaveAccessibleDescription('140 od 140');
  await user.click(notice.getByRole('button', { name: 'Sačuvaj obaveštenje' }));
  await waitFor(() => expect(sent).toMatchObject([{ notice: { text: '🦕'.repeat(140) } }]));
});

it('a notice is not written for days that have passed', async () => {
  const { user } = await open();
  const notice = part('Obaveštenje na sajtu');
  await user.click(notice.getByRole('switch', { name: /^Obaveštenje/ }));
  await user.type(notice.getByRole('textbox', { name: /^Tekst/ }), 'Radovi u hali');
  const [from, to] = ['Od', 'Do'].map((name) => notice.getByRole('textbox', { name }));
  await user.type(from!, '4.6.2020');
  await user.type(to!, '5.6.2020');
  await user.click(notice.getByRole('button', { name: 'Sačuvaj obaveštenje' }));

  await waitFor(() => expect(to).toHaveAccessibleDescription(/Ovaj dan je već prošao$/));
  expect(sent).toEqual([]);
  expect(notice.getByText(/^Obrazac ima/)).toBeInTheDocument();
  // What was wrong with it goes along with the notice.
  await user.click(notice.getByRole('switch', { name: /^Obaveštenje/ }));
  await waitFor(() => expect(notice.queryByText(/^Obrazac ima/)).toBeNull());
});

it('a notice whose days have passed is not shown any more, and can be put up again', async () => {
  const passed = { text: 'Radovi u hali', from: '2020-06-04', to: '2020-06-05' };
  stored.notice = { version: 1, notice: passed };
  const { user } = await open();
  const notice = part('Obaveštenje na sajtu');
  expect(notice.getByRole('switch')).not.toBeChecked();
  expect(notice.getByText('nije prikazano')).toBeVisible();

  await user.click(notice.getByRole('switch'));
  await user.click(notice.getByRole('button', { name: 'Sačuvaj obaveštenje' }));

  await waitFor(() => expect(sent).toMatchObject([{ notice: { text: 'Radovi u hali' } }]));
});

it('the usual group is a number of at least one', async () => {
  const { user } = await open();
  const visitors = () => part('Uobičajena grupa').getByRole('textbox', { name: 'Posetilaca' });
  const save = () => part('Uobičajena grupa').getByRole('button', { name: 'Sačuvaj grupu' });
  await user.clear(visitors());
  await user.type(visitors(), '0');
  await user.click(save());
  expect(await part('Uobičajena grupa').findByText('Broj minimalno mora biti 1')).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(visitors());
  await user.type(visitors(), '25');
  await user.click(save());
  await waitFor(() => {
    expect(sent).toEqual([{ version: 1, visitors: 25 }]);
  });
});

describe('payment codes', () => {
  const codes = () => part('Šifre plaćanja');
  const save = () => codes().getByRole('button', { name: 'Sačuvaj šifre' });

  it('are saved for predračuni to come, and only as three digits that begin with 2', async () => {
    const { user } = await open();
    const person = codes().getByRole('textbox', { name: 'Fizička lica' });
    await user.clear(person);
    await user.type(person, '189');
    await user.click(save());
    expect(await codes().findByText('Šifra ima tri cifre i počinje sa 2')).toBeVisible();
    expect(sent).toEqual([]);

    await user.clear(person);
    await user.type(person, '290');
    await user.click(save());
    await waitFor(() => {
      expect(sent).toEqual([{ version: 1, legalEntity: '221', person: '290' }]);
    });
  });
});

it('a reminder is switched off for all, and can be read before', async () => {
  server.use(
    http.get('*/api/v1/admin/settings/reminders/:kind/preview', ({ params }) =>
      HttpResponse.json({
        data: { to: 'skola@example.rs', subject: `Primer: ${String(params.kind)}`, html: '<p>' },
      }),
    ),
  );
  const { user } = await open();
  const reminders = part('Podsetnici');
  await user.click(reminders.getByRole('button', { name: 'Pogledaj: Konačan broj' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Primer: numbers' }));
  await user.click(dialog.getByRole('button', { name: 'Zatvori' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(reminders.getByRole('switch', { name: 'Uplata još nije stigla' }));
  await user.click(reminders.getByRole('button', { name: 'Sačuvaj podsetnike' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ numbers: true, payment: false, arrival: true }]),
  );
});

describe('guides', () => {
  const save = () => part('Vodiči').getByRole('button', { name: 'Sačuvaj vodiče' });
  const guide = (place: number) => part('Vodiči').getByRole('textbox', { name: `${place}. vodič` });
  const add = () => part('Vodiči').getByRole('button', { name: 'Dodaj vodiča' });
  const ana = { id: 1, name: 'Ana Tomić' };
  const marko = { id: 2, name: 'Marko Ilić' };

  it('are added and renamed; whoever was there keeps the id', async () => {
    stored.guides = { version: 3, guides: [ana] };
    const { user } = await open();
    await user.type(guide(1), '-Ilić');
    await user.click(add());
    expect(guide(2)).toHaveFocus();
    await user.type(guide(2), 'Marko Ilić{Enter}');

    await waitFor(() => {
      expect(sent).toEqual([
        { version: 4, guides: [{ ...ana, name: 'Ana Tomić-Ilić' }, { name: 'Marko Ilić' }] },
      ]);
    });
  });

  it('have each name once', async () => {
    stored.guides = { version: 1, guides: [ana] };
    const { user } = await open();
    await user.click(add());
    await user.type(guide(2), 'ана томић');
    await user.click(save());

    expect(await screen.findByText('Ovaj vodič je već na spisku')).toBeInTheDocument();
    expect(guide(2)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('are taken off with a word about the visits that are theirs', async () => {
    stored.guides = { version: 1, guides: [ana, marko] };
    outside = { total: 1, visits: [{ ...SCHOOL_IN_JUNE, parts: [] }] };
    const { user } = await open();
    await user.click(part('Vodiči').getByRole('button', { name: 'Skloni sa spiska: Ana Tomić' }));
    expect(add()).toHaveFocus();
    await user.click(save());

    expect(
      await part('Vodiči').findByText('1 predstojeću posetu vodi neko ko više nije na spisku'),
    ).toBeVisible();
    expect(part('Vodiči').getByRole('link', { name: /OŠ „Vuk/ })).toBeVisible();
    expect(sent).toEqual([{ version: 2, guides: [marko] }]);
  });

  it('stay with their names when a colleague has put them in another order', async () => {
    stored.guides = { version: 1, guides: [ana, marko] };
    const { user } = await open();
    await user.type(guide(2), ' mlađi');
    stored.guides = { version: 2, guides: [marko, ana] };
    await user.click(save());

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Marko Ilić, Ana Tomić')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));
    expect(guide(1)).toHaveValue('Marko Ilić mlađi');
    await user.click(save());
    await waitFor(() => {
      expect(sent).toEqual([{ version: 3, guides: [{ ...marko, name: 'Marko Ilić mlađi' }, ana] }]);
    });
  });
});
