// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';

import { publicPaths } from '#content/public-path.ts';
import { type BuiltSite, renderSite } from './render-site.ts';

const built: BuiltSite = {
  shell: '<html><head></head><body><div id="root"></div></body></html>',
  previews: { tickets: '/preview.png' },
};
const job = { publicUrl: 'https://muzej.example.rs', year: 2026 };

const render = (facts?: { prices: Record<string, number> }) => renderSite(built, { ...job, facts });

describe('the site with prices', () => {
  let documents: Record<string, string>;
  beforeAll(async () => {
    ({ documents } = await render({ prices: { TICKET_ADULT: 950.5, GROUP_ALL: 9_100_001 } }));
  });
  const page = (path: string) => documents[path]!;

  it('has every public page, and what search engines read', () => {
    const expected = [...publicPaths, '/robots.txt', '/sitemap.xml'];
    expect(Object.keys(documents).toSorted()).toEqual(expected.toSorted());
    expect(page('/robots.txt')).toContain('Sitemap: https://muzej.example.rs/sitemap.xml');
    expect(page('/sitemap.xml')).toContain('<loc>https://muzej.example.rs/tickets</loc>');
  });

  it('shows them to readers, to search engines and to the program in the browser', () => {
    expect(page('/tickets')).toContain('950,50 din');
    expect(page('/tickets')).toContain('9.100.001,00 din');
    expect(page('/tickets')).toContain('"price":"950.50","priceCurrency":"RSD"');
    expect(page('/tickets')).toContain('id="page-facts">{"prices":{"TICKET_ADULT":950.5,');
  });

  it('says that a missing price is to be asked for, and offers nothing for it', () => {
    expect(page('/tickets')).toContain('cena na upit');
    expect(page('/tickets').match(/"@type":"Offer"/g)).toHaveLength(2);
  });

  it('shows a missing price of a meal as 0 and as one to be asked for', () => {
    expect(page('/lunchOffer')).toContain('0,00 din, cena na upit');
  });

  it('brings no prices to a page that shows none', () => {
    expect(page('/mammoth')).not.toContain('page-facts');
  });

  it('names its own address in every page', () => {
    expect(page('/tickets')).toContain(
      '<link rel="canonical" href="https://muzej.example.rs/tickets">',
    );
    expect(page('/tickets')).toContain('content="https://muzej.example.rs/preview.png"');
  });
});

describe('the site while prices are unknown', () => {
  it('waits for the browser, and has a page for what there is not', async () => {
    const { documents, notFound } = await render();
    expect(documents['/tickets']).toContain('>…</span>');
    expect(documents['/tickets']).not.toMatch(/page-facts|"Offer"|cena na upit/);
    expect(notFound).toContain('Ove strane više nema');
    expect(notFound).toContain('<meta name="robots" content="noindex">');
  });
});
