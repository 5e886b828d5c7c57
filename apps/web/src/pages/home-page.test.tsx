import type { SpecialDay } from '@museum/shared/opening-hours/opening-hours';
import { organisation } from '@museum/shared/organisation/organisation';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { home } from '#content/pages/home.ts';
import { noteServerTime } from '#lib/time/server-time.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { server } from '#test/api/server.ts';

const openHome = async () => {
  renderApp('/');
  await screen.findByRole('heading', { level: 1 });
};

beforeEach(() => {
  servePrices();
});
afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toISOString());
});

/** The first slide, on a Tuesday at a quarter past twelve. */
async function openOnTuesday(specialDays: SpecialDay[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-04T10:15:00Z') });
  noteServerTime('Tue, 04 May 2027 10:15:00 GMT');
  const week = [2, 3].map((weekday) => ({ weekday, open: { from: '09:00', to: '17:00' } }));
  const hours = { weekly: week, weeklyNow: week, specialDays, notice: null };
  server.use(http.get('*/api/v1/site/hours', () => HttpResponse.json({ data: hours })));
  await openHome();
  const slide = within(await screen.findByRole('group', { name: '1 od 6: Radno vreme' }));
  expect(await slide.findByText('od 9 do 17 h')).toBeVisible();
  return slide;
}

const LAST_ENTRY = 'Poslednji ulaz je 60 minuta pre zatvaranja.';

it('says that today, a special day, is closed: without its note, which may be long', async () => {
  const slide = await openOnTuesday([{ date: '2027-05-04', open: null, note: 'Popis' }]);
  const heading = await slide.findByText('Danas zatvoreno');
  expect(heading.parentElement).toHaveTextContent('Danas zatvorenoOtvaramo sutra u 9 h');
  expect(slide.queryByText(LAST_ENTRY)).not.toBeInTheDocument();
});

it('says nothing of today while it is like any other day of the week', async () => {
  const slide = await openOnTuesday([{ date: '2027-05-05', open: null, note: 'Popis' }]);
  expect(slide.getByText(LAST_ENTRY)).toBeVisible();
  expect(slide.queryByText(/^Danas/)).not.toBeInTheDocument();
});

it.each([
  ['Utisci posetilaca', 5],
  ['Naši partneri', 6],
])('the strip „%s“ shows its %i pieces five times and is read once', async (label, pieces) => {
  await openHome();
  const strip = within(screen.getByRole('region', { name: label }));
  expect(strip.getAllByRole('list')).toHaveLength(1);
  const rounds = strip.getAllByRole('list', { hidden: true });
  expect(rounds).toHaveLength(5);
  for (const round of rounds) {
    expect(within(round).getAllByRole('listitem', { hidden: true })).toHaveLength(pieces);
  }
});

it('each impression has a picture and words, which are said to be examples', async () => {
  await openHome();
  const strip = within(screen.getByRole('region', { name: 'Utisci posetilaca' }));
  const impressions = strip.getAllByRole('listitem');
  expect(impressions).toHaveLength(5);
  for (const impression of impressions) {
    expect(within(impression).getByRole('img')).toBeInTheDocument();
    expect(within(impression).getByRole('blockquote')).toHaveTextContent(/^„.+“$/);
  }
  expect(screen.getAllByText('Utisci su primeri.')).toHaveLength(1);
});

it('the map is 300 high and opens the maps service in a new tab', async () => {
  await openHome();
  const map = screen.getByRole('link', { name: /Otvorite mapu u novoj kartici/ });
  expect(map).toHaveStyle({ height: '300px' });
  expect(map).toHaveAttribute('href', organisation.map.url);
  expect(map).toHaveAttribute('target', '_blank');
});

it('the way to us is told by distances and an address', async () => {
  await openHome();
  for (const { label, value } of home.directions.distances)
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      value.replace('\u00a0', ' '),
    );
  const address = screen.getByText('Adresa:').parentElement;
  for (const part of [
    organisation.name,
    organisation.streetAddress,
    organisation.postalCode,
    organisation.town,
  ])
    expect(address).toHaveTextContent(part);
});
