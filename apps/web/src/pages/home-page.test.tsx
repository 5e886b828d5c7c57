import { organisation } from '@museum/shared/organisation/organisation';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { home } from '#content/pages/home.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';

const openHome = async () => {
  renderApp('/');
  await screen.findByRole('heading', { level: 1 });
};

beforeEach(() => {
  servePrices();
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
