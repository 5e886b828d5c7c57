import { beforeAll, describe, expect, it } from 'vitest';

import type { SiteHours } from '@museum/shared/opening-hours/site-hours-schema';
import type { SiteFacts } from '@museum/shared/site/site-facts';

import { publicPaths } from '#content/public-path.ts';
import { type BuiltSite, renderSite } from './render-site.ts';

const built: BuiltSite = {
  shell: '<html><head></head><body><div id="root"></div></body></html>',
  previews: { tickets: '/preview.png' },
};
const job = { publicUrl: 'https://muzej.example.rs', today: '2026-11-22' };

const weekly: SiteHours['weekly'] = [
  { weekday: 1, open: null },
  { weekday: 2, open: { from: '07:30', to: '19:00' } },
];
const hours: SiteHours = {
  weekly,
  weeklyNow: weekly,
  specialDays: [{ date: '2026-05-16', open: { from: '10:00', to: '23:30' }, note: 'Noć muzeja' }],
  notice: { text: 'Radovi <b>na krovu</b> & oko njega', from: '2026-05-01', to: '2026-05-20' },
};

/** As it is read: React parts neighbouring texts by a comment. */
const words = (html = '') => html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

const render = (facts?: SiteFacts) => renderSite(built, { ...job, facts });

describe('the site with prices and hours', () => {
  let documents: Record<string, string>;
  let notFound: string;
  beforeAll(async () => {
    ({ documents, notFound } = await render({
      prices: { TICKET_ADULT: 950.5, GROUP_ALL: 9_100_001 },
      hours,
    }));
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
    expect(page('/mammoth')).toContain('id="page-facts">{"hours":{"weekly":');
  });

  it('tells the hours at the foot of every page, and of the page for what there is not', () => {
    for (const html of [...publicPaths.map(page), notFound])
      expect(words(html.split('<footer')[1])).toContain('Utorak: od 7.30 do 19 h');
  });

  it.each(['/', '/tickets', '/contactUs', '/planirajte-posetu'])(
    'tells the hours on %s beside its foot',
    (path) => {
      expect(words(page(path).split('<footer')[0])).toContain('od 7.30 do 19 h');
    },
  );

  it('tells special days, to people and to machines', () => {
    for (const path of ['/planirajte-posetu', '/tickets', '/'])
      expect(page(path)).toContain('16. maj 2026. – Noć muzeja');
    expect(page('/')).toContain(
      '"opens":"10:00","closes":"23:30","validFrom":"2026-05-16","validThrough":"2026-05-16"',
    );
  });

  it('has the notice on every page, as a text and nothing else', () => {
    for (const html of [...publicPaths.map(page), notFound]) {
      expect(html).toContain('<p>Radovi &lt;b&gt;na krovu&lt;/b&gt; &amp; oko njega</p>');
      expect(html).not.toContain('<b>na krovu');
    }
  });

  it('names its own address in every page', () => {
    expect(page('/tickets')).toContain(
      '<link rel="canonical" href="https://muzej.example.rs/tickets">',
    );
    expect(page('/tickets')).toContain('content="https://muzej.example.rs/preview.png"');
  });
});

describe('the site while prices and hours are unknown', () => {
  it('waits for the browser, and has a page for what there is not', async () => {
    const { documents, notFound } = await render();
    expect(documents['/tickets']).toContain('>…</span>');
    expect(documents['/tickets']).not.toMatch(/page-facts|"Offer"|cena na upit/);
    expect(documents['/']).not.toMatch(/openingHoursSpecification|aria-label="Obaveštenje"/);
    expect(notFound).toContain('Ove strane više nema');
    expect(notFound).toContain('<meta name="robots" content="noindex">');
  });
});
