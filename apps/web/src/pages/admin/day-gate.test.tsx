import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { type Arrive, GATE_ACT_SCHEMAS } from '@museum/shared/visit-requests/gate/gate-act-schema';
import type { GateAct } from '@museum/shared/visit-requests/gate/gate-act';
import { visitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { today } from '#lib/time/dates.ts';
import { renderApp } from '#test/render-app.tsx';
import { serveDaySheets } from '#test/api/serve-day-sheet.ts';
import { serveGuides } from '#test/api/serve-guides.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const PRICES = { ...buildSheetGroup().unitPrices, GROUP_CENTRE: 400 };

/** 46 pupils at 400 dinars, paid in advance: 18,400. */
const school = (overrides: Partial<SheetGroup> = {}) =>
  buildSheetGroup({
    id: 7,
    stage: 'confirmed',
    visitTime: '10:15',
    requester: 'OŠ „Đura Jakšić“',
    visitorAmount: 46,
    numberOfFollowers: 0,
    agreed: { visitorAmount: 46, numberOfFollowers: 0 },
    unitPrices: PRICES,
    payment: { state: 'paid', due: null, total: 18_400, paid: 18_400 },
    ...overrides,
  });

type Press = { act: GateAct; body: Record<string, unknown> };

/** The sheet of today with these groups, and the acts of the gate; `refuse` answers a press instead. */
function serveGate(groups: SheetGroup[], refuse?: (press: Press) => Response | undefined) {
  const presses: Press[] = [];
  const sheet = [...groups];
  const day: Record<string, SheetGroup[]> = { [today()]: sheet };
  serveDaySheets(day);
  const note = (
    act: GateAct,
    id: number,
    { visitorAmount, numberOfFollowers }: Partial<Arrive>,
  ) => {
    const before = sheet.find((group) => group.id === id)!;
    const at = new Date().toISOString();
    const after: SheetGroup = {
      ...before,
      version: before.version + 1,
      ...(act === 'arrive' && {
        stage: 'arrived',
        arrivedAt: before.arrivedAt ?? at,
        visitorAmount: visitorAmount!,
        numberOfFollowers: numberOfFollowers!,
      }),
      ...(act === 'late' && { lateAt: at }),
      ...(act === 'missed' && { stage: 'missed', missedAt: at }),
      ...(act === 'undo-arrival' && {
        stage: 'confirmed',
        arrivedAt: null,
        missedAt: null,
        lateAt: null,
        ...before.agreed,
      }),
    };
    sheet[sheet.indexOf(before)] = after;
    return after;
  };
  server.use(
    ...(Object.keys(GATE_ACT_SCHEMAS) as GateAct[]).map((act) =>
      http.post(`*/api/v1/visit-request/:id/${act}`, async ({ request, params }) => {
        const body = GATE_ACT_SCHEMAS[act].parse(await request.json());
        presses.push({ act, body });
        const refusal = refuse?.({ act, body });
        if (refusal) return refusal;
        const group = note(act, Number(params.id), body);
        const isIn = group.arrivedAt !== null;
        return HttpResponse.json(
          dataEnvelope(visitRequestSchema).parse({
            data: buildVisitRequestResponse({
              id: group.id,
              version: group.version,
              stage: group.stage,
              arrivedAt: group.arrivedAt,
              lateAt: group.lateAt,
              missedAt: group.missedAt,
              ...group.agreed,
              arrivedVisitorAmount: isIn ? group.visitorAmount : null,
              arrivedNumberOfFollowers: isIn ? group.numberOfFollowers : null,
              payment: group.payment,
            }),
          }),
        );
      }),
    ),
  );
  return { presses, sheet };
}

async function openSheet(groups: SheetGroup[], refuse?: (press: Press) => Response | undefined) {
  const gate = serveGate(groups, refuse);
  const app = renderApp(`/admin/day/${today()}`);
  await screen.findByRole('heading', { name: /^(Dolaze|Stigli|Nisu došli) \(\d\)$/ });
  return { ...app, ...gate };
}

const card = () => within(screen.getByRole('listitem', { name: /Đura Jakšić/ }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Koliko ih je stiglo?' }));
const press = (app: Awaited<ReturnType<typeof openSheet>>, name: RegExp | string) =>
  app.user.click(card().getByRole('button', { name }));
const choose = async (app: Awaited<ReturnType<typeof openSheet>>, name: string) => {
  await press(app, /^Više/);
  await app.user.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  rememberStaffSession();
});
afterEach(() => vi.useRealTimers());

describe('letting a group in', () => {
  it('takes two presses when all is as agreed, and keeps the keyboard on the group', async () => {
    const app = await openSheet([school()]);
    await press(app, /^Stigli/);
    expect(dialog().queryByText('Doplata')).toBeNull();
    await app.user.click(dialog().getByRole('button', { name: 'Stigli' }));

    await screen.findByRole('heading', { name: 'Stigli (1)' });
    expect(app.presses).toMatchObject([
      { act: 'arrive', body: { version: 1, visitorAmount: 46, payment: null } },
    ]);
    expect(card().getByText(/^Stigli u \d\d:\d\d$/)).toBeVisible();
    await waitFor(() => {
      expect(card().getByRole('button', { name: /^Poništi/ })).toHaveFocus();
    });
  });

  it('shows what three more cost while they are counted, and writes the cash down', async () => {
    const app = await openSheet([school()]);
    await press(app, /^Stigli/);
    const more = dialog().getByRole('button', { name: 'Posetilaca: jedan više' });
    await app.user.click(more);
    await app.user.click(more);
    await app.user.click(more);

    expect(dialog().getByText('3 više × 400,00 · Grupna ulaznica: centar')).toBeVisible();
    expect(dialog().getByText('Doplata').nextSibling).toHaveTextContent('1.200,00 din');
    expect(dialog().getByRole('button', { name: 'Stigli, ostaje dug 1.200 din' })).toBeVisible();
    await app.user.click(dialog().getByRole('radio', { name: 'Gotovina' }));
    await app.user.click(dialog().getByRole('button', { name: 'Stigli, naplaćeno 1.200 din' }));

    await screen.findByText('OŠ „Đura Jakšić“: stiglo 49 + 0, naplaćeno 1.200 din');
    expect(app.presses[0]?.body).toMatchObject({
      visitorAmount: 49,
      payment: { amount: 1_200, way: 'cash' },
      paid: 18_400,
    });
  });

  it('tells which price is missing: the sum is not all that is to be taken', async () => {
    const payment = { state: 'unpaid', due: null, total: 0, paid: 0 } as const;
    const app = await openSheet([school({ unitPrices: {}, payment })]);
    await press(app, /^Stigli/);
    expect(
      dialog().getByText('Nedostaje cena: „Grupna ulaznica: centar“. Iznos nije ceo.'),
    ).toBeVisible();
  });

  it('offers back what fewer had paid too much', async () => {
    const app = await openSheet([school()]);
    await press(app, /^Stigli/);
    const visitors = dialog().getByRole('textbox', { name: /^Posetilaca/ });
    await app.user.clear(visitors);
    await app.user.type(visitors, '42');

    expect(dialog().getByText('Povraćaj').nextSibling).toHaveTextContent('1.600,00 din');
    expect(
      dialog().getByRole('button', { name: 'Stigli, ostaje u korist 1.600 din' }),
    ).toBeVisible();
    await app.user.click(dialog().getByRole('radio', { name: 'Vraćeno gotovinom' }));
    await app.user.click(dialog().getByRole('button', { name: 'Stigli, vraćeno 1.600 din' }));

    await screen.findByRole('heading', { name: 'Stigli (1)' });
    expect(app.presses[0]?.body).toMatchObject({ payment: { amount: -1_600, way: 'cash' } });
  });

  it("asks anew how the money is settled when a colleague's press turns it", async () => {
    const app = await openSheet([
      school({ payment: { state: 'unpaid', due: null, total: 18_400, paid: 0 } }),
    ]);
    await press(app, /^Stigli/);
    const visitors = dialog().getByRole('textbox', { name: /^Posetilaca/ });
    await app.user.clear(visitors);
    await app.user.type(visitors, '40');
    await app.user.click(dialog().getByRole('radio', { name: 'Gotovina' }));
    expect(dialog().getByRole('button', { name: 'Stigli, naplaćeno 16.000 din' })).toBeVisible();

    app.sheet[0] = school({ stage: 'arrived', version: 2, arrivedAt: new Date().toISOString() });
    await app.queryClient.refetchQueries();
    expect((await dialog().findByText('Povraćaj')).nextSibling).toHaveTextContent('2.400,00 din');
    expect(dialog().getByRole('radio', { name: 'Vraćeno gotovinom' })).not.toBeChecked();
    expect(dialog().getByRole('radio', { name: 'Ostaje u korist' })).toBeChecked();
    expect(
      dialog().getByRole('button', { name: 'Sačuvaj, ostaje u korist 2.400 din' }),
    ).toBeVisible();
  });

  it('asks for a number where there is none, and sends nothing', async () => {
    const app = await openSheet([school()]);
    await press(app, /^Stigli/);
    await app.user.clear(dialog().getByRole('textbox', { name: /^Posetilaca/ }));

    expect(dialog().getByRole('alert')).toHaveTextContent('Broj minimalno mora biti 1');
    expect(dialog().getByRole('button', { name: 'Stigli' })).toBeDisabled();
    await app.user.type(dialog().getByRole('textbox', { name: /^Posetilaca/ }), '38,5');
    expect(dialog().getByRole('alert')).toHaveTextContent('Unesite ceo broj');
    expect(app.presses).toEqual([]);
  });

  it("tells of a colleague's press, and keeps what was typed", async () => {
    let isRefused = false;
    const app = await openSheet([school()], () => {
      if (isRefused) return undefined;
      isRefused = true;
      app.sheet[0] = school({
        stage: 'arrived',
        version: 2,
        visitorAmount: 45,
        arrivedAt: new Date().toISOString(),
      });
      return failure('STALE_VERSION');
    });
    await press(app, /^Stigli/);
    await app.user.click(dialog().getByRole('button', { name: 'Posetilaca: jedan više' }));
    await app.user.click(dialog().getByRole('button', { name: /^Stigli/ }));

    expect(
      await dialog().findByText(/^Kolega je već upisao dolazak u \d\d:\d\d: 45 \+ 0\./),
    ).toBeVisible();
    expect(dialog().getByRole('textbox', { name: /^Posetilaca/ })).toHaveValue('47');
    await app.user.click(dialog().getByRole('button', { name: /^Sačuvaj/ }));

    await waitFor(() => {
      expect(app.presses.at(-1)?.body).toMatchObject({ version: 2, visitorAmount: 47 });
    });
  });

  it("doesn't go over what a colleague wrote down while it was being counted", async () => {
    const app = await openSheet([school()], ({ body }) =>
      body.version === app.sheet[0]!.version ? undefined : failure('STALE_VERSION'),
    );
    await press(app, /^Stigli/);
    app.sheet[0] = school({
      stage: 'arrived',
      version: 2,
      visitorAmount: 45,
      arrivedAt: new Date().toISOString(),
    });
    await app.queryClient.refetchQueries();
    await app.user.click(await dialog().findByRole('button', { name: /^Sačuvaj/ }));

    expect(
      await dialog().findByText(/^Kolega je već upisao dolazak u \d\d:\d\d: 45 \+ 0\./),
    ).toBeVisible();
    expect(app.sheet[0]).toMatchObject({ version: 2, visitorAmount: 45 });
    await app.user.click(dialog().getByRole('button', { name: /^Sačuvaj/ }));
    await waitFor(() => {
      expect(app.sheet[0]).toMatchObject({ version: 3, visitorAmount: 46 });
    });
  });

  it('stays open with the reason when it is refused', async () => {
    const app = await openSheet([school()], () => failure('SERVER_ERROR'));
    await press(app, /^Stigli/);
    await app.user.click(dialog().getByRole('button', { name: 'Stigli' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('Operacija nije uspešna!');
    expect(dialog().getByRole('button', { name: 'Stigli' })).toBeEnabled();
  });
});

describe('what else is noted', () => {
  it('a late group stays in its place with a mark, and can be unmarked', async () => {
    const app = await openSheet([school()]);
    await choose(app, 'Kasne');
    expect(await card().findByText(/^Kasne, zvali \d\d:\d\d$/)).toBeVisible();

    await choose(app, 'Poništi „Kasne“');
    await waitFor(() => {
      expect(card().queryByText(/^Kasne/)).toBeNull();
    });
  });

  it('a group that did not come goes below, and may come all the same', async () => {
    const app = await openSheet([school()]);
    await choose(app, 'Nisu došli');
    await screen.findByRole('heading', { name: 'Nisu došli (1)' });
    expect(card().getByRole('button', { name: /^Stigli/ })).toBeVisible();
  });

  it('an arrival is undone in the bar', async () => {
    const app = await openSheet([school()]);
    await press(app, /^Stigli/);
    await app.user.click(dialog().getByRole('button', { name: 'Stigli' }));
    // The row's own button names the group.
    await app.user.click(await screen.findByRole('button', { name: 'Poništi' }));

    await screen.findByRole('heading', { name: 'Dolaze (1)' });
    expect(app.presses.at(-1)).toMatchObject({ act: 'undo-arrival', body: { version: 2 } });
  });

  it('an arrival is undone on its row for ten minutes, and its numbers are put right for longer', async () => {
    const arrivedAt = new Date(Date.now() - 10 * 60_000 - 1_000).toISOString();
    const app = await openSheet([school({ stage: 'arrived', arrivedAt })]);
    expect(card().queryByRole('button', { name: /^Poništi/ })).toBeNull();
    await choose(app, 'Ispravi brojeve');

    expect(dialog().getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
  });

  it('is done as well where a colleague has noted the same', async () => {
    const app = await openSheet([school()], () => {
      app.sheet[0] = school({ version: 2, lateAt: new Date().toISOString() });
      return failure('STALE_VERSION');
    });
    await choose(app, 'Kasne');
    expect(await screen.findByText('OŠ „Đura Jakšić“: kasne')).toBeVisible();
    expect(card().getByText(/^Kasne, zvali \d\d:\d\d$/)).toBeVisible();
  });

  it('says what a colleague has noted instead, and that nothing of the press is left', async () => {
    const app = await openSheet([school()], () => {
      const arrivedAt = new Date().toISOString();
      app.sheet[0] = school({ stage: 'arrived', version: 2, visitorAmount: 45, arrivedAt });
      return failure('STAGE_CONFLICT');
    });
    await choose(app, 'Kasne');
    expect(
      await screen.findByText(
        /^Kolega je već upisao dolazak u \d\d:\d\d: 45 \+ 0\. Nije upisano: Kasne\.$/,
      ),
    ).toBeVisible();
  });

  it('says why a press came too late', async () => {
    const message = 'Prošlo je više od 10 minuta';
    const app = await openSheet(
      [school({ stage: 'arrived', arrivedAt: new Date().toISOString() })],
      () => HttpResponse.json({ errors: [{ code: 'TOO_LATE', message }] }, { status: 409 }),
    );
    await press(app, /^Poništi/);
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the back key of a phone', () => {
  const question = () => screen.queryByRole('dialog', { name: 'Koliko ih je stiglo?' });

  it('closes the question of who came and nothing else', async () => {
    const app = await openSheet([school()]);
    await press(app, /^Stigli/);
    expect(question()).toBeVisible();

    await app.pressBack();

    expect(question()).toBeNull();
    expect(app.currentAddress()).toBe(`/admin/day/${today()}`);
    expect(app.presses).toEqual([]);
  });

  it('closes a group’s menu, and the question that was chosen there', async () => {
    const arrived = { stage: 'arrived', arrivedAt: new Date().toISOString() } as const;
    const app = await openSheet([school(arrived)]);
    await press(app, /^Više/);
    expect(screen.getByRole('menu', { name: /^Više: / })).toBeVisible();
    await app.pressBack();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(app.currentAddress()).toBe(`/admin/day/${today()}`);

    await press(app, /^Više/);
    await app.user.click(screen.getByRole('menuitem', { name: 'Ispravi brojeve' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await app.pressBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('menu')).toBeNull();
    expect(app.currentAddress()).toBe(`/admin/day/${today()}`);
  });

  it('closes the choice of guides', async () => {
    const request = buildVisitRequestResponse({ id: 7 });
    const app = await openSheet([school()]);
    server.use(...serveGuides(new Map([[7, request]]), () => request));
    await press(app, /^Vodič/);
    expect(await screen.findByRole('dialog', { name: 'Ko vodi grupu' })).toBeVisible();

    await app.pressBack();

    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Ko vodi grupu' })).toBeNull();
    });
  });

  it('is not needed where a colleague has taken the group off the day', async () => {
    const app = await openSheet([school(), school({ id: 8, requester: 'OŠ „Bajka“' })]);
    await press(app, /^Stigli/);
    const [gone] = app.sheet.splice(0, 1);
    await app.queryClient.refetchQueries();
    await waitFor(() => {
      expect(question()).toBeNull();
    });

    app.sheet.push(gone!);
    await app.queryClient.refetchQueries();
    expect(await screen.findByRole('listitem', { name: /Đura Jakšić/ })).toBeVisible();
    expect(question()).toBeNull();
  });
});

it('nobody is let in before the day', async () => {
  const day = '2099-12-03';
  serveDaySheets({ [day]: [school()] });
  renderApp(`/admin/day/${day}`);

  expect(await screen.findByRole('link', { name: /^Detalji/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Stigli/ })).toBeNull();
});
