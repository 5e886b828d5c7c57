import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import { FACTS_ELEMENT_ID } from '#lib/page-facts.ts';
import { noteServerTime } from '#lib/time/server-time.ts';

import { renderApp } from '#test/render-app.tsx';
import { server } from '#test/api/server.ts';

const servePrices = (answer: () => Response) => {
  server.use(http.get('*/api/v1/prices/mapping', answer));
};
const priceOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

afterEach(() => {
  document.getElementById(FACTS_ELEMENT_ID)?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  noteServerTime(new Date().toISOString());
});

it('shows the ticket prices of the price list', async () => {
  servePrices(() => HttpResponse.json({ data: buildPriceMapping({ TICKET_ADULT: 870.5 }) }));
  renderApp('/tickets');
  expect(await screen.findByText('870,50 din')).toBeVisible();
  expect(priceOf('Porodica sa četvoro dece')).toBe('3.000,00 din');
});

type Arrival = {
  /** How many bytes came over the network: none of the browser's own copy. */
  transferSize: number;
  /** Whether the server says that the prices hold now. */
  isMarked: boolean;
};

/** Opens the page as the server sends it, with its prices. */
function openWithPrices({ transferSize, isMarked }: Arrival) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = FACTS_ELEMENT_ID;
  block.textContent = JSON.stringify({ prices: { TICKET_ADULT: 700 } });
  document.body.append(block);
  const serverTiming = isMarked ? [{ name: 'facts' }] : [];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { transferSize, serverTiming } as unknown as PerformanceNavigationTiming,
  ]);
  servePrices(() => HttpResponse.json({ data: buildPriceMapping({ TICKET_ADULT: 800 }) }));
  return renderApp('/tickets');
}

it.each([
  ['the browser’s own copy of the page', { transferSize: 0, isMarked: true }],
  ['a page of the server that may be behind', { transferSize: 300, isMarked: false }],
])('shows the prices of %s until newer ones arrive', async (_, arrival) => {
  openWithPrices(arrival);
  expect(await screen.findByText('700,00 din')).toBeVisible();
  expect(await screen.findByText('800,00 din', { selector: 'dd' })).toBeVisible();
});

it('asks for other prices than those that it has just come with when it is looked at a minute later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { queryClient } = openWithPrices({ transferSize: 300, isMarked: true });
  expect(await screen.findByText('700,00 din')).toBeVisible();
  expect(queryClient.isFetching({ queryKey: ['price-mappings'] })).toBe(0);

  vi.setSystemTime(Date.now() + 61_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('800,00 din', { selector: 'dd' })).toBeVisible();
});

it('says of a price that staff took off the list that it is to be asked for', async () => {
  servePrices(() => HttpResponse.json({ data: { TICKET_CHILD: 500 } }));
  renderApp('/tickets');
  expect(await screen.findByText('500,00 din')).toBeVisible();
  expect(priceOf('Odrasli')).toBe('cena na upit');
});

it('says that prices did not come, where to ask, and tries again', async () => {
  servePrices(() => HttpResponse.json({ errors: [] }, { status: 404 }));
  const { user } = renderApp('/tickets');
  expect(await screen.findByText('Cene trenutno nisu dostupne')).toBeVisible();
  expect(priceOf('Odrasli')).toBe('na blagajni');

  servePrices(() => HttpResponse.json({ data: buildPriceMapping() }));
  await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
  expect(await screen.findByText('800,00 din', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByText('Cene trenutno nisu dostupne')).not.toBeInTheDocument();
});

it('says whether the centre is open by the server’s clock, whatever the device takes the time for', async () => {
  servePrices(() => HttpResponse.json({ data: buildPriceMapping() }));
  // A Tuesday, on which it opens at nine: a quarter past four on the device, a quarter past twelve here.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-04T02:15:00Z') });
  noteServerTime('Tue, 04 May 2027 10:15:00 GMT');
  renderApp('/tickets');
  expect(await screen.findByText(/^Danas otvoreno/)).toHaveTextContent('Danas otvoreno do 17 h');
});
