import { dataEnvelope } from '@museum/shared/http/envelope';
import { kitchenDaySchema } from '@museum/shared/kitchen/kitchen-schema';
import { buildKitchenDay, buildOrder } from '@museum/shared/testing/build-kitchen-day';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

// A Thursday; its week is that of 7 to 13 December.
const THURSDAY = '2026-12-10';

const school = (portions: number) =>
  buildKitchenDay([buildOrder(1, { hasSchoolDinner: true, schoolDinnerAmount: portions })]);

/** Serves what is cooked on some days, and nothing on others. */
function serveWeek(days: Record<string, ReturnType<typeof buildKitchenDay>>) {
  server.use(
    http.get('*/api/v1/admin/kitchen/:date', ({ params }) => {
      const date = String(params.date);
      const data = { ...(days[date] ?? buildKitchenDay([])), date };
      return HttpResponse.json(dataEnvelope(kitchenDaySchema).parse({ data }));
    }),
  );
}

const row = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  rememberStaffSession();
});

it('what a week takes of each component stands by day and together, with its weight', async () => {
  serveWeek({ '2026-12-09': school(40), [THURSDAY]: school(60) });
  renderApp(`/admin/kitchen/week/${THURSDAY}`);

  await screen.findByRole('table');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nabavka 7. 12. – 13. 12.');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(['Namirnica', 'Pon 7. 12.', 'Uto 8. 12.']);
  expect(row(/^Sve porcije/)).toEqual(['–', '–', '40', '60', '–', '–', '–', '100', '']);
  // An example of 150 g a portion.
  expect(row(/^Pomfrit/)).toEqual(['–', '–', '40', '60', '–', '–', '–', '100', '≈ 15,0 kg']);
  expect(screen.getByRole('link', { name: 'Čet 10. 12.' })).toHaveAttribute(
    'href',
    `/admin/kitchen/${THURSDAY}`,
  );
  expect(screen.getByText(/^≈ je primer/)).toBeVisible();
});

it('the kitchen’s day leads to its week, and a week to the one after it', async () => {
  serveWeek({ [THURSDAY]: school(60) });
  const { user, currentAddress } = renderApp(`/admin/kitchen/${THURSDAY}`);
  await user.click(await screen.findByRole('link', { name: 'Nabavka za nedelju' }));
  expect(currentAddress()).toBe(`/admin/kitchen/week/${THURSDAY}`);
  await screen.findByRole('table');
  await user.click(screen.getByRole('link', { name: 'Sledeća nedelja' }));
  expect(currentAddress()).toBe('/admin/kitchen/week/2026-12-17');
  expect(await screen.findByText('Nema najavljenih obroka')).toBeVisible();
});

it('a week of which a day can’t be read is not shown as if nothing were cooked', async () => {
  serveWeek({});
  server.use(http.get(`*/api/v1/admin/kitchen/${THURSDAY}`, () => failure('VALIDATION_ERROR')));
  renderApp(`/admin/kitchen/week/${THURSDAY}`);
  expect(await screen.findByText('Nabavka nije učitana')).toBeVisible();
  expect(screen.queryByText('Nema najavljenih obroka')).toBeNull();
});

it('another week that can’t be read doesn’t show the one before in its place', async () => {
  serveWeek({ [THURSDAY]: school(60) });
  const { user } = renderApp(`/admin/kitchen/week/${THURSDAY}`);
  await screen.findByRole('table');
  server.use(http.get('*/api/v1/admin/kitchen/2026-12-17', () => failure('VALIDATION_ERROR')));
  await user.click(screen.getByRole('link', { name: 'Sledeća nedelja' }));

  expect(await screen.findByText('Nabavka nije učitana')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('60')).toBeNull();
});

it('an address without a day is not found', async () => {
  renderApp('/admin/kitchen/week/2026-02-30');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Nabavka');
});
