import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { server } from '#test/api/server.ts';

const openOffer = async () => {
  const app = renderApp('/lunchOffer');
  await screen.findByRole('heading', { name: 'Dnevna ponuda obroka' });
  return app;
};

const meal = (name: string) =>
  screen.getByRole('heading', { name }).closest('article') as HTMLElement;

describe('the offer of meals', () => {
  it('shows five meals with contents and prices, two for a meal with variants', async () => {
    servePrices({ KIDS_DINO_WITHOUT_SOUP: 651, KIDS_DINO_WITH_SOUP: 1751.5, ADULT_DINNER: 1200 });
    await openOffer();
    await screen.findByText('1.751,50 din');
    expect(screen.getAllByRole('article')).toHaveLength(5);
    const kids = meal('Dečiji dino obrok');
    expect(within(kids).getByText('Bez supe').nextSibling).toHaveTextContent('651,00 din');
    expect(within(kids).getByText('Sa supom').nextSibling).toHaveTextContent('1.751,50 din');
    expect(kids).toHaveTextContent('grilovana piletina 130 g, pire krompir, salata');
    expect(meal('Osnovnoškolski obrok 1')).toHaveTextContent(
      'pljeskavica ili pileći file, pomfrit ili pire krompir, salata, lepinja, sok u čaši',
    );
    const adults = meal('Obrok za odrasle sa kolačem');
    expect(adults).toHaveTextContent(/sok ili mineralna voda u čaši, pileća supa/i);
    expect(within(adults).getByText('1.200,00 din')).toBeInTheDocument();
    // A price that isn't on the list shows as 0 (spec §2), but not as a gift.
    expect(within(meal('Školski obrok')).getByText('0,00 din, cena na upit')).toBeInTheDocument();
    expect(screen.getByText(/U cene je uračunat PDV/)).toBeInTheDocument();
  });

  it('shows the prices that are cached as price-mappings', async () => {
    servePrices({ SCHOOL_DINNER: 555 });
    const { queryClient } = await openOffer();
    await screen.findByText('555,00 din');
    expect(queryClient.getQueryData(['price-mappings'])).toEqual({ SCHOOL_DINNER: 555 });

    act(() => {
      queryClient.setQueryData(['price-mappings'], { SCHOOL_DINNER: 580.5 });
    });
    expect(await screen.findByText('580,50 din')).toBeInTheDocument();
  });

  it('says that prices are on their way', async () => {
    server.use(http.get('*/api/v1/prices/mapping', () => new Promise<Response>(() => {})));
    await openOffer();
    expect(screen.getByText('Nabavljanje najnovijih cena..')).toBeInTheDocument();
    expect(screen.queryByText(/din$/)).not.toBeInTheDocument();
  });

  it('offers to try again when prices could not be loaded', async () => {
    server.use(
      http.get('*/api/v1/prices/mapping', () =>
        HttpResponse.json(
          { errors: [{ code: 'NOT_FOUND', message: 'Traženi podatak nije pronađen' }] },
          { status: 404 },
        ),
      ),
    );
    const { user } = await openOffer();
    await screen.findByText('Cene trenutno nisu dostupne');
    servePrices({ SCHOOL_DINNER: 555 });
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByText('555,00 din')).toBeInTheDocument();
    expect(screen.queryByText('Cene trenutno nisu dostupne')).not.toBeInTheDocument();
  });
});
