import { readdirSync, readFileSync } from 'node:fs';
import { organisation } from '@museum/shared/organisation/organisation';
import { describe, expect, it } from 'vitest';
import { pagePlateNames } from '@museum/art/art-names';
import { allPages } from './all-pages.ts';
import { facts } from './facts.ts';
import {
  documentLinks,
  footerColumns,
  mainLinks,
  museumLinks,
  privacyLink,
  visitColumn,
} from './navigation.ts';
import { notFound } from './pages/not-found.ts';
import { publicPaths } from './public-path.ts';
import { science } from './science-facts.ts';
import { proseOf, valuesOf } from './walk-content.ts';

/** Where links lead; hours, too, go from and to. */
const pathsOf = (part: unknown) => valuesOf(part, 'to').filter((to) => to.startsWith('/'));

const pages = allPages.map((page) => [page.path, page] as const);
const everything = [
  ...allPages,
  notFound,
  mainLinks,
  museumLinks,
  visitColumn,
  footerColumns,
  documentLinks,
  privacyLink,
  organisation,
];

it('stands at the addresses of spec §2, and at three of our own', () => {
  const spec = [
    '/',
    '/dinosville',
    '/restaurant',
    '/gameRoom',
    '/souvenirShop',
    '/exhibitions',
    '/tickets',
    '/visit-rules',
    '/bicycle-info',
    '/bicycle-rules',
    '/animalsOfAfrica',
    '/volcano',
    '/biodiversity',
    '/dinosaurusPage',
    '/fluorescentMinerals',
    '/geodiversity',
    '/geologicalTimeMachine',
    '/mammoth',
    '/theWorldOfMinerals',
    '/buyingGroupTickets',
    '/buyingGroupTicketsSuccess',
    '/lunchOffer',
    '/contactUs',
    '/aboutUs',
    '/birthday',
    '/happening',
    '/ana-primerovic',
    '/groupVisit',
  ];
  const own = ['/planirajte-posetu', '/privatnost', '/moj-zahtev'];
  expect([...publicPaths].toSorted()).toEqual([...spec, ...own].toSorted());
});

describe('every public route', () => {
  it('has exactly one page of content', () => {
    expect(allPages.map((page) => page.path).toSorted()).toEqual([...publicPaths].toSorted());
  });

  it('has a title, a description and a slot of its own', () => {
    for (const key of ['title', 'description', 'slot'] as const)
      expect(new Set(allPages.map((page) => page[key])).size).toBe(allPages.length);
  });

  it('can be reached by a link from another page or the navigation', () => {
    const linked = new Set(
      everything.flatMap((part) =>
        pathsOf(part).filter((to) => !('path' in part) || part.path !== to),
      ),
    );
    // Only a sent request leads to the thank-you page, only a link of a mail to the requester's own.
    const reached = [...linked, '/buyingGroupTicketsSuccess', '/moj-zahtev'];
    expect(reached.toSorted()).toEqual([...publicPaths].toSorted());
  });
});

describe.each(pages)('%s', (path, page) => {
  it('has a heading, a lead and a title that fits a search result', () => {
    expect(page.hero.heading).toMatch(/^\p{Lu}/u);
    expect(page.hero.lead).toMatch(/[.!?]$/);
    expect(page.title.length).toBeLessThanOrEqual(40);
  });

  it('describes itself in 120 to 155 characters', () => {
    expect(page.description.length).toBeGreaterThanOrEqual(120);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(page.description).toMatch(/[.!?]$/);
  });

  it('links only to addresses that exist', () => {
    for (const to of pathsOf(page)) expect(publicPaths).toContain(to);
    expect(page.parent?.path).not.toBe(path);
  });

  it('describes every picture in words of its own', () => {
    const alts = valuesOf(page, 'alt');
    for (const alt of alts) expect(alt).toMatch(/^Crtež \p{Ll}[^.]{3,}$/u);
    const names = valuesOf('blocks' in page ? page.blocks : page, 'art');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the breadcrumbs', () => {
  it.each(pages.filter(([, page]) => page.parent))('of %s name the page above', (_, page) => {
    const parent = allPages.find((candidate) => candidate.path === page.parent?.path);
    expect(parent?.title).toBe(page.parent?.label);
  });
});

it('shows every plate that is drawn for pages', () => {
  const shown = new Set(allPages.flatMap((page) => valuesOf(page, 'art')));
  expect(pagePlateNames.filter((name) => !shown.has(name))).toEqual([]);
});

describe('the language', () => {
  const texts = everything
    .flatMap((part) => proseOf(part))
    .filter((text) => !/:\/\/|@|^\+\d/.test(text));

  it.each([
    ['straight quotation marks', /["'`´]/],
    ['English quotation marks', /”/],
    ['three points instead of an ellipsis', /\.{3}/],
    ['a hyphen where a dash belongs', /(^|\s)-(\s|$)/],
    ['a hyphen between numbers', /\d-\d/],
    ['doubled or stray spaces', /\s{2}|\s[,.;:!?]|\(\s|\s\)/],
    ['Cyrillic letters', /\p{Script=Cyrillic}/u],
    ['digraphs for đ, č, ž', /(?<!(?:^|\P{L})(?:o|pre|na|po))dj|ch|zh/iu],
    ['letters that Serbian does not have', /[wqxy]/i],
    [
      'ijekavian forms',
      /vrijem|cijen|djec|mjest|svijet|mijenj|uspješ|lijep|bijel|rijek|dijete|posjet|dijel|slijed|vjer|cvjet|zvijezd|(?<!\p{L})ljet|zahtjev/iu,
    ],
    [
      'words that lost their diacritics',
      /(?<!\p{L})(sta|vec|jos|moze|mozete|vise|nas[aeiou]|vas[aeiou]|kuc[aeiu]|skol\p{L}*|decij\p{L}*|ruc(ak|ka|ku)|izlozb\p{L}*|zivot\p{L}*|ucen\p{L}*|ucionic\p{L}*|vodic\p{L}*|podrsk\p{L}*|placa\p{L}*|pocet\p{L}*|pocin\p{L}*|rod(j)?endan\p{L}*)(?!\p{L})/iu,
    ],
    ['a number that may be torn from its unit', /\d (m|km|cm|kg|t|h|%|°C|godin|minut|sat|replik)/],
    ['a number without the point between thousands', /(?<![\d.])(?!19|18|20)\d{4,}/],
    ['an amount of money', /\d\s?(din|rsd)/i],
  ])('has no %s', (_, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('closes every quotation mark', () => {
    for (const text of texts) expect(text.split('„').length, text).toBe(text.split('“').length);
  });

  it('really uses the Serbian letters', () => {
    for (const letter of 'čćšžđ') expect(texts.join('').includes(letter)).toBe(true);
  });
});

describe('facts.ts', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(directions|(exhibitions|park|pages)\/.*)\.ts$/.test(name))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

  /** Names, not facts: numbered menus and the status of the not-found page. */
  const numberedNames = [
    'Rođendanski meni 1',
    'Rođendanski meni 2',
    'Švedski sto 1 za odrasle',
    'Švedski sto 2 za odrasle',
    'Švedski sto 3 za odrasle',
    'Greška 404',
  ];

  it.each(sources)('is the only place of numbers: %s types none', (_, source) => {
    const typed = source
      .replace(/\$\{[^}]*\}/g, '')
      .replace(/(art|priceKind): '[^']*'/g, '')
      .matchAll(/'([^'\n]*)'|`([^`]*)`/g);
    const withDigits = [...typed]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((text) => /\d/.test(text));
    expect(withDigits.filter((text) => !numberedNames.includes(text))).toEqual([]);
  });

  it('holds no number that no page speaks of', () => {
    const prose = sources.map(([, source]) => source).join('\n');
    const names = [...Object.values(facts), science].flatMap((group) => Object.keys(group));
    expect(names.filter((name) => !prose.includes(`.${name}`))).toEqual([]);
  });
});

describe("the owner's details", () => {
  it('gives the contact person an address that no page has', () => {
    expect(organisation.contactPerson.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(
      publicPaths.filter((path) => path === `/${organisation.contactPerson.slug}`),
    ).toHaveLength(1);
  });

  it('has reachable-looking phones, e-mails and addresses', () => {
    const { phone, mobile, email } = organisation.contactPerson;
    for (const number of [...organisation.phones, phone, mobile])
      expect(number).toMatch(/^\+\d[\d ]+$/);
    for (const address of [...organisation.emails, email])
      expect(address).toMatch(/^[\w.-]+@[\w-]+\.[\w.]+$/);
    for (const url of [
      organisation.map.url,
      ...organisation.socialProfiles.map((profile) => profile.url),
    ])
      expect(new URL(url).protocol).toBe('https:');
  });

  it('names a city for every distance', () => {
    expect(organisation.cities).toHaveLength(facts.distancesKm.cities.length);
  });
});
