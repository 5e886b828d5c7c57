import { organisation } from '@museum/shared/organisation/organisation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { allPages } from '#content/all-pages.ts';
import { publicPaths } from '#content/public-path.ts';
import { paths } from '#lib/paths.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';

const mainHeading = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => {
  servePrices();
});

describe('public addresses', () => {
  it('are all named in paths.ts, but for the contact person', () => {
    const named = Object.values(paths) as string[];
    const unnamed = publicPaths.filter((path) => !named.includes(path));
    expect(unnamed).toEqual([`/${organisation.contactPerson.slug}`]);
  });

  it.each(allPages.map(({ path, title, hero }) => ({ path, title, heading: hero.heading })))(
    '$path shows „$heading“ under its own title',
    async ({ path, title, heading }) => {
      renderApp(path);
      expect(await mainHeading()).toHaveTextContent(heading);
      await waitFor(() => {
        expect(document.title).toBe(`${title} – ${organisation.name}`);
      });
      expect(screen.getByRole('banner')).toBeInTheDocument();
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    },
  );

  it.each(['/nema-ga', '/ana', '/tickets/nema', '/administracija'])(
    '%s is not found, inside the layout, with ways on',
    async (path) => {
      renderApp(path);
      expect(await mainHeading()).toHaveTextContent('Ove strane više nema');
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      const ways = within(screen.getByRole('main'));
      expect(ways.getByRole('link', { name: 'Ulaznice' })).toHaveAttribute('href', '/tickets');
    },
  );

  it('opens the sign-in page without the public layout', async () => {
    renderApp('/signin');
    expect(await mainHeading()).toHaveTextContent('Prijava');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
