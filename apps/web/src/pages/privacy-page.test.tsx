import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { paths } from '#lib/paths.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';

beforeEach(() => {
  servePrices();
});

describe('the page about personal data', () => {
  it('tells who keeps what, why, how long, who sees it, which rights there are and how to use them', async () => {
    renderApp(paths.privacy);
    await screen.findByRole('heading', { level: 1, name: 'Zaštita podataka o ličnosti' });
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.textContent.replaceAll('\u00a0', ' '));
    expect(headings.slice(0, 8)).toEqual([
      '1. Ko čuva podatke',
      '2. Koje podatke čuvamo',
      '3. Zašto su nam potrebni',
      '4. Ko ih vidi',
      '5. Koliko dugo',
      '6. Šta ostaje u vašem uređaju',
      '7. Vaša prava',
      '8. Kako da ih ostvarite',
    ]);
    const periods = screen.getByText(/posle posete/).closest('ol, ul')!;
    expect(periods).toHaveTextContent(/zahteva za posetu i ručak čuvamo najviše 2 godine posle/);
    expect(periods).toHaveTextContent(/Poruke .* 1 godinu, a .* 1 godinu/);
    expect(periods).toHaveTextContent(/šta je tačno promenjeno čuvamo najviše 3 godine/);
  });

  it.each([paths.contact, paths.requestGroupVisit])(
    'is linked above the button of the form on %s, which stays open',
    async (path) => {
      renderApp(path);
      const link = await screen.findByRole('link', { name: /Kako čuvamo vaše podatke/ });
      expect(link.closest('form')).not.toBeNull();
      expect(link).toHaveAttribute('href', paths.privacy);
      expect(link).toHaveAttribute('target', '_blank');
    },
  );

  it('is linked at the bottom of every page', async () => {
    renderApp(paths.tickets);
    const footer = within(await screen.findByRole('contentinfo'));
    const link = footer.getByRole('link', { name: 'Zaštita podataka o ličnosti' });
    expect(link).toHaveAttribute('href', paths.privacy);
  });
});
