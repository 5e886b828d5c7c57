import { changesOf } from '@museum/shared/kitchen/changes';
import type { KitchenChange, KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { buildKitchenDay, buildOrder } from '@museum/shared/testing/build-kitchen-day';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { kitchenQuery } from '#features/kitchen/kitchen-queries.ts';
import { renderApp } from '#test/render-app.tsx';
import { serveKitchen } from '#test/api/serve-kitchen.ts';
import { server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const DATE = '2026-12-10';

beforeEach(() => {
  rememberStaffSession();
});
afterEach(() => {
  vi.useRealTimers();
});

const school = (portions: number) => ({ hasSchoolDinner: true, schoolDinnerAmount: portions });
const dino = (portions: number) => ({ hasKidsDinoDinner: true, kidsDinoDinnerAmount: portions });
const ACKNOWLEDGEMENT = { id: 3, at: '2026-12-10T07:10:00.000Z', by: 'Milan Ilić' };

const open = async (day: KitchenDay) => {
  const kitchen = serveKitchen(day);
  const app = renderApp(`/admin/kitchen/${DATE}`);
  await screen.findAllByRole('heading', { level: 2 });
  return { kitchen, ...app };
};

const serving = (time: string) => screen.getByRole('region', { name: time });

describe('the kitchen’s board', () => {
  it('goes on to the new day when it stays open over midnight', async () => {
    // Half a minute before midnight in Belgrade.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-02T22:59:30Z') });
    rememberStaffSession();
    serveKitchen(buildKitchenDay([]));
    renderApp('/admin/kitchen');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Kuhinja četvrtak, 2. 12.');

    vi.setSystemTime('2027-12-02T23:00:00Z');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // The page may begin to look at the clock only now.
    await waitFor(() => {
      expect(heading).toHaveTextContent('Kuhinja petak, 3. 12.');
    });
  });

  it('tells by serving time what is carried out, for whom, and the day’s components and seats', async () => {
    const orders = [
      buildOrder(1, { ...dino(38) }, { time: '11:15' }),
      buildOrder(2, { ...school(48) }),
      buildOrder(3, { ...school(3) }),
    ];
    await open(buildKitchenDay(orders));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Kuhinja četvrtak, 10. 12.',
    );
    expect(serving('11:15')).toHaveTextContent('38 porcija38Dečiji dino obroksa supom');
    expect(serving('12:30')).toHaveTextContent('51 porcija51Školski obrok');
    expect(serving('12:30')).toHaveTextContent('OŠ „Škola 2“ 48 · OŠ „Škola 3“ 3');
    const sums = screen.getByRole('region', { name: 'Za ceo dan' });
    const rows = within(sums).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toContain('Pljeskavica51≈ 6,1 kg');
    // The example's restaurant has 140 places.
    expect(screen.getByRole('region', { name: /^Mesta/ })).toHaveTextContent('od 140 u restoranu');
  });

  it('says of a group that came in other numbers how many came, beside the portions it ordered', async () => {
    const day = buildKitchenDay([buildOrder(1, school(23)), buildOrder(2, school(5))]);
    const [few, all] = day.servings[0]!.groups;
    Object.assign(few!, { stage: 'arrived', agreed: 20, arrived: 13 });
    Object.assign(all!, { stage: 'arrived', agreed: 5, arrived: 5 });
    await open(day);

    expect(serving('12:30')).toHaveTextContent(
      'OŠ „Škola 1“ 23 (stiglo 13 od najavljenih 20) · OŠ „Škola 2“ 5 (stigli)',
    );
  });

  it('shows notes unabridged, marks those about a diet, and names the group', async () => {
    const day = buildKitchenDay([buildOrder(1, school(10))]);
    const note = { id: 1, group: 'PU „Radost“', isChanged: false, before: null };
    day.servings[0]!.notes = [
      { ...note, of: 'lunch', text: 'Dvoje dece: kikiriki', speaksOfDiet: true },
      { ...note, of: 'visit', text: 'Sto do prozora', speaksOfDiet: false },
    ];
    await open(day);

    const card = within(serving('12:30'));
    expect(card.getByText(/^Dvoje dece: kikiriki/)).toHaveTextContent('(PU „Radost“)');
    expect(card.getByRole('img', { name: 'Ishrana ili alergija' })).toBeVisible();
    expect(card.getByRole('img', { name: 'Napomena' })).toBeVisible();
  });

  it('says of a day without meals when the next ones are', async () => {
    await open(
      buildKitchenDay([], undefined, { next: { date: '2026-12-16', time: '12:00', portions: 64 } }),
    );

    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Nema najavljenih obroka');
    expect(screen.getByText('Sledeći ručak: sreda, 16. 12. u 12:00, 64 porcije.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preuzeto' })).not.toBeInTheDocument();
  });

  it('turns to other days', async () => {
    const { user, currentAddress } = await open(buildKitchenDay([buildOrder(1, school(10))]));
    await user.click(screen.getByRole('link', { name: 'Sledeći dan' }));
    expect(currentAddress()).toBe('/admin/kitchen/2026-12-11');
  });

  it('is no page for a day that does not exist', async () => {
    renderApp('/admin/kitchen/2026-02-30');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Strana nije pronađena',
    );
  });

  it('that can’t be read says so in its place, and is read once asked again', async () => {
    server.use(
      http.get('*/api/v1/admin/kitchen/:date', () =>
        HttpResponse.json({ errors: [{ code: 'VALIDATION_ERROR', message: '' }] }, { status: 400 }),
      ),
    );
    const { user } = renderApp(`/admin/kitchen/${DATE}`);
    expect(await screen.findByText('Kuhinja nije učitana')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kuhinja');

    serveKitchen(buildKitchenDay([buildOrder(1, school(10))]));
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByRole('region', { name: '12:30' })).toBeVisible();
  });

  it('stays readable without the server, and takes no acknowledgement then', async () => {
    const { queryClient } = await open(buildKitchenDay([buildOrder(1, school(10))]));
    server.use(http.get('*/api/v1/admin/kitchen/:date', () => HttpResponse.error()));
    void queryClient.refetchQueries(kitchenQuery(DATE));

    expect(await screen.findByText(/^Nema veze od \d\d:\d\d\./)).toBeVisible();
    expect(serving('12:30')).toHaveTextContent('10 porcija');
    expect(screen.queryByRole('button', { name: 'Preuzeto' })).not.toBeInTheDocument();
  });
});

describe('"Preuzeto"', () => {
  const before = [buildOrder(1, school(48)), buildOrder(2, dino(5), { time: '11:00' })];
  const now = [buildOrder(1, school(51))];
  const changes = changesOf(now, before).map((change): KitchenChange => {
    const name = `OŠ „Škola ${change.id}“`;
    return change.kind === 'gone'
      ? { ...change, name, why: 'canceled', movedTo: null }
      : { ...change, name };
  });
  const changed = () => buildKitchenDay(now, before, { changes, acknowledgement: ACKNOWLEDGEMENT });

  it('tells what has changed since, above and where it is', async () => {
    await open(changed());

    const strip = screen.getByRole('region', { name: 'Preuzimanje' });
    expect(strip).toHaveTextContent('2 promene od „Preuzeto“');
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['11:00 OŠ „Škola 2“: otkazano, 5 → 0', '12:30 OŠ „Škola 1“: školski obrok 48 → 51']);
    expect(serving('12:30')).toHaveTextContent('12:30bilo 4851 porcija');
    expect(serving('12:30')).toHaveTextContent('bilo 48 → 51');
    expect(serving('11:00')).toHaveTextContent('0 porcija, bilo 5');
    expect(screen.getByRole('region', { name: 'Za ceo dan' })).toHaveTextContent('Pomfritbilo 48');
  });

  it('takes note of what is in sight, once, and can be taken back', async () => {
    const { kitchen, user } = await open(changed());
    await user.dblClick(screen.getByRole('button', { name: 'Preuzeto' }));

    const undo = await screen.findByRole('button', { name: 'Poništi' });
    expect(kitchen.taken).toEqual(['0123456789abcdef']);
    expect(
      screen.getByText(/^Preuzeto u .* \(Milan Ilić\)\. Posle toga nema promena\.$/),
    ).toBeVisible();
    // Not on the other button: a second press would take back the first.
    expect(screen.getByRole('region', { name: 'Preuzimanje' })).toHaveFocus();

    await user.click(undo);
    expect(await screen.findByText(/^Još nije preuzeto\./)).toBeVisible();
    expect(kitchen.undone).toEqual([7]);
    await waitFor(() => {
      expect(document.body).not.toHaveFocus();
    });
  });

  it('of a day that has changed meanwhile shows the new one and says why', async () => {
    const { kitchen, user } = await open(buildKitchenDay([buildOrder(1, school(48))]));
    server.use(
      http.post('*/api/v1/admin/kitchen/:date/acknowledge', () => {
        kitchen.day = buildKitchenDay([buildOrder(1, school(51))]);
        return HttpResponse.json(
          { errors: [{ code: 'STALE_VERSION', message: '' }] },
          { status: 409 },
        );
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Preuzeto' }));

    expect(await screen.findByText(/^Stanje se upravo promenilo\./)).toBeVisible();
    await waitFor(() => {
      expect(serving('12:30')).toHaveTextContent('51 porcija');
    });
    expect(screen.getByRole('button', { name: 'Preuzeto' })).toBeVisible();
  });
});
