import { organisation } from '@museum/shared/organisation/organisation';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { allPages } from '#content/all-pages.ts';
import { actionsOf, proseOf } from '#content/walk-content.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';

const plain = (text: string | null) =>
  (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

/** Everything in the page's main part that is read or heard. */
function wordsOf(main: HTMLElement): string {
  const spoken = [...main.querySelectorAll('[alt], [aria-label]')].flatMap((element) => [
    element.getAttribute('alt'),
    element.getAttribute('aria-label'),
  ]);
  return plain([main.textContent, ...spoken].join(' '));
}

/** Said in the head, before the prices came, after a request was sent, by a wrong link, or to who runs no script. */
const toldElsewhere = ['title', 'description', 'loadingText', 'withoutScript', 'sent', 'wrongKey'];

/** The page's content without what does not stand in its main part. */
const contentOfMain = (part: object): object =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !toldElsewhere.includes(key))
      .map(([key, value]: [string, unknown]) =>
        key === 'form' && typeof value === 'object' && value
          ? [key, contentOfMain(value)]
          : [key, value],
      ),
  );

/** Imperatives of the singular with which buttons begin. */
const SINGULAR_ORDER =
  /^(Otvori|Zatvori|Zaustavi|Pokreni|Osveži|Pokušaj|Preskoči|Pošalji|Obriši|Vrati|Izaberi|Pusti|Dodaj|Ukloni)(?!\p{L})/u;

beforeEach(() => {
  // A day like any other: on a special one the home page says how things stand instead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  servePrices();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(allPages.map((page) => [page.path, page] as const))(
  '%s shows everything that its content says, and its links',
  async (_, page) => {
    renderApp(page.path);
    await screen.findByRole('heading', { level: 1 });
    const main = screen.getByRole('main');
    const prose = proseOf(contentOfMain(page)).map(plain).filter(Boolean);
    expect(prose.length).toBeGreaterThan(3);
    await waitFor(
      () => {
        const words = wordsOf(main);
        expect(prose.filter((text) => !words.includes(text))).toEqual([]);
      },
      { timeout: 5000 },
    );
    const links = within(main)
      .getAllByRole('link', { hidden: true })
      .map((link) => [plain(link.textContent), link.getAttribute('href')] as const);
    // Each heading has an address: of its section, or of its card.
    const headings = [...main.querySelectorAll('section h2')];
    expect(headings.filter((heading) => !heading.closest('section[id], li[id], form'))).toEqual([]);
    const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // Everybody is addressed as "vi": no button or label orders about in the singular.
    const orders = [...document.querySelectorAll('button, a, [aria-label]')]
      .flatMap((element) => [element.textContent, element.getAttribute('aria-label')])
      .filter((words) => SINGULAR_ORDER.test(plain(words)));
    expect(orders).toEqual([]);
    const isShown = ([label, to]: [string, string]) =>
      links.some(([words, href]) => words.includes(label) && href === to);
    expect(actionsOf(page).filter((action) => !isShown(action))).toEqual([]);
  },
);

it('the contact pages show the numbers and addresses of the organisation as links', async () => {
  const { phone, mobile, email } = organisation.contactPerson;
  const expected = [
    [
      '/contactUs',
      [
        ...organisation.emails,
        ...organisation.phones,
        ...organisation.socialProfiles.map(({ url }) => url),
      ],
    ],
    [`/${organisation.contactPerson.slug}`, [phone, mobile, email]],
  ] as const;
  for (const [path, addresses] of expected) {
    const { unmount } = renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    const hrefs = [...screen.getByRole('main').querySelectorAll('a')].map((link) => link.href);
    for (const address of addresses)
      expect(hrefs.filter((href) => href.includes(address.replace(/\s/g, '')))).toHaveLength(1);
    unmount();
  }
});
