import { organisation } from '@museum/shared/organisation/organisation';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { theme } from '#app/theme.ts';
import { renderApp } from '#test/render-app.tsx';
import { server } from '#test/api/server.ts';
import { servePrices } from '#test/api/serve-prices.ts';

const open = async (path: string) => {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return app;
};

const bar = () => screen.getByRole('banner');
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
};
const wordsAndTargets = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

const mainLinks = [
  ['Početna', '/'],
  ['O nama', '/aboutUs'],
  ['Ulaznice', '/tickets'],
  ['Kupovina grupnih karata', '/buyingGroupTickets'],
  ['Ponuda restorana za grupne posete', '/lunchOffer'],
  ['Kontakt', '/contactUs'],
];

const museumLinks = [
  ['Planirajte posetu', '/planirajte-posetu'],
  ['Izložbe', '/exhibitions'],
  ['Dinosville', '/dinosville'],
  ['Igraonica', '/gameRoom'],
  ['Restoran', '/restaurant'],
  ['Suvenirnica', '/souvenirShop'],
  ['Grupne posete', '/groupVisit'],
  ['Dečiji rođendani', '/birthday'],
  ['Organizacija događaja', '/happening'],
  ['Iznajmljivanje bicikala', '/bicycle-info'],
];

beforeEach(() => {
  servePrices();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the top bar (spec §2)', () => {
  it('leads home by its logo and holds the six main links', async () => {
    await open('/tickets');
    const logo = within(bar()).getByRole('link', { name: /početna strana/ });
    expect(logo).toHaveAttribute('href', '/');
    // The list is hidden below 1060 px, and jsdom has no width at all.
    const [main] = within(bar()).getAllByRole('list', { hidden: true });
    const links = within(main ?? bar()).getAllByRole('link', { hidden: true });
    expect(wordsAndTargets(links)).toEqual(mainLinks);
  });

  it('leads to the museum’s own pages by one button', async () => {
    await open('/tickets');
    const button = [...bar().querySelectorAll('button')].find(
      (found) => found.textContent === 'Muzej i park',
    );
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    expect(menu).toHaveAttribute('popover', 'auto');
    const links = within(menu ?? bar()).getAllByRole('link', { hidden: true });
    expect(wordsAndTargets(links)).toEqual(museumLinks);
  });

  it.each([
    ['/', 'Početna'],
    ['/aboutUs', 'O nama'],
    ['/contactus', 'Kontakt'],
  ])('highlights on %s the link %s alone', async (path, label) => {
    await open(path);
    const links = within(bar()).getAllByRole('link', { hidden: true });
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([label]);
  });

  it('gets its ground as soon as the page is scrolled, and loses it at the top', async () => {
    await open('/tickets');
    expect(bar()).toHaveStyle({ position: 'fixed' });
    expect(bar()).toHaveAttribute('data-scrolled', 'false');
    scrollTo(1);
    expect(bar()).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
    expect(bar()).toHaveAttribute('data-scrolled', 'false');
  });

  it('changes at 1060 px', () => {
    expect(theme.breakpoints.up('nav')).toBe(`@media (min-width:${1060 / 16}rem)`);
  });
});

describe('the selected-page marker (spec §2)', () => {
  it.each([
    ['/contactus', 'contactUs'],
    ['/contactUs', 'home'],
    ['/aboutUs', 'home'],
    ['/', 'home'],
  ])('is for %s: %s', async (path, page) => {
    await open(path);
    expect(bar()).toHaveAttribute('data-selected-page', page);
  });

  it('lies on one of the five named pages of the top bar', async () => {
    await open('/contactus');
    const named = [...bar().querySelectorAll('[data-page]')].map((item) => [
      item.getAttribute('data-page'),
      item.getAttribute('data-selected'),
    ]);
    expect(named).toEqual([
      ['home', 'false'],
      ['aboutUs', 'false'],
      ['tickets', 'false'],
      ['buyingGroupTickets', 'false'],
      ['contactUs', 'true'],
    ]);
  });

  it('goes back to home at the top, while the active link stays', async () => {
    await open('/contactus');
    scrollTo(300);
    expect(bar()).toHaveAttribute('data-selected-page', 'contactUs');
    scrollTo(0);
    expect(bar()).toHaveAttribute('data-selected-page', 'home');
    const contact = within(bar()).getByRole('link', { name: 'Kontakt', hidden: true });
    expect(contact).toHaveAttribute('aria-current', 'page');
  });
});

describe('the side panel (spec §2)', () => {
  const openPanel = async () => {
    const app = await open('/tickets');
    const button = within(bar()).getByRole('button', { name: 'Otvorite meni' });
    await app.user.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Glavni meni' });
    return { ...app, button, panel };
  };
  const panelIsGone = () =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

  it('holds the main links and the museum’s, is 300 px wide and keeps the focus', async () => {
    const { panel, user } = await openPanel();
    const [main, museum] = within(panel).getAllByRole('list');
    expect(wordsAndTargets(within(main ?? panel).getAllByRole('link'))).toEqual(mainLinks);
    expect(museum).toHaveAccessibleName('Muzej i park');
    expect(wordsAndTargets(within(museum ?? panel).getAllByRole('link'))).toEqual(museumLinks);
    expect(panel).toHaveStyle({ width: '300px' });
    for (let stops = 0; stops < 20; stops += 1) {
      await user.tab();
      expect(panel.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes by its button and gives the focus back', async () => {
    const { panel, user, button } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'Zatvorite meni' }));
    await panelIsGone();
    expect(button).toHaveFocus();
  });

  it('closes by Escape', async () => {
    const { user } = await openPanel();
    await user.keyboard('{Escape}');
    await panelIsGone();
  });

  it('closes when a link is followed', async () => {
    const { panel, user, currentAddress } = await openPanel();
    await user.click(within(panel).getByRole('link', { name: 'O nama' }));
    await panelIsGone();
    expect(currentAddress()).toBe('/aboutUs');
  });

  it('closes when the screen becomes wide', async () => {
    const queries: MediaQueryList[] = [];
    const matchMedia = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) => {
      const list = matchMedia(query);
      queries.push(list);
      return list;
    });
    await openPanel();
    const wide = queries.find(({ media }) => media === '(min-width:66.25rem)');
    act(() => {
      wide?.dispatchEvent(new Event('change'));
    });
    await panelIsGone();
  });
});

describe('every page', () => {
  it('scrolls to the top on opening and moves the focus to its content', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const { user } = await open('/tickets');
    // A fresh page is at its top, a reloaded one where the browser keeps it.
    expect(scroll).not.toHaveBeenCalled();
    const footer = within(screen.getByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Restoran' }));
    await screen.findByRole('heading', { level: 1, name: 'Restoran' });
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['/restaurant', 'contentinfo', 'Restoran'],
    ['/', 'contentinfo', 'Dino kamp'],
    ['/tickets', 'banner', 'Ulaznice'],
    ['/', 'banner', 'Prirodnjački centar – početna strana'],
  ])('scrolls %s to the top by its own link in the %s: %s', async (path, part, name) => {
    const { user } = await open(path);
    const scroll = vi.spyOn(window, 'scrollTo');
    const link = within(screen.getByRole(part)).getByRole('link', { name, hidden: true });
    await user.click(link);
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the canonical link true after a navigation', async () => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = 'https://dinosville.example.rs/tickets';
    document.head.append(link);
    const { user } = await open('/tickets');
    expect(link.href).toBe('https://dinosville.example.rs/tickets');
    const footer = within(screen.getByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Restoran' }));
    await screen.findByRole('heading', { level: 1, name: 'Restoran' });
    expect(link.href).toBe('https://dinosville.example.rs/restaurant');
    link.remove();
  });

  it('begins with a link past the navigation', async () => {
    const { user } = await open('/tickets');
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Preskočite na sadržaj');
    const target = document.activeElement?.getAttribute('href') ?? '';
    expect(screen.getByRole('main')).toHaveAttribute('id', target.slice(1));
  });
});

describe('the footer (spec §2)', () => {
  it('holds the specified links', async () => {
    await open('/tickets');
    const footer = within(screen.getByRole('contentinfo'));
    const links = wordsAndTargets(footer.getAllByRole('link'));
    expect(links).toEqual(
      expect.arrayContaining([
        ['Izložbe', '/exhibitions'],
        ['Dinosville', '/dinosville'],
        ['Restoran', '/restaurant'],
        ['Suvenirnica', '/souvenirShop'],
        ['Igraonica', '/gameRoom'],
        ['Grupne posete', '/groupVisit'],
        ['Organizacija dečijih rođendana', '/birthday'],
        ['Organizacija događaja', '/happening'],
        ['Dino kamp', '/'],
      ]),
    );
  });

  it('leads to the map by the address, to both social profiles and to the planning of a visit', async () => {
    await open('/tickets');
    const footer = within(screen.getByRole('contentinfo'));
    const map = footer.getByRole('link', { name: /^Ulica primera 1, 00000\s+Primerovac/ });
    expect(map).toHaveAttribute('href', organisation.map.url);
    for (const { name, url } of organisation.socialProfiles) {
      const profile = footer.getByRole('link', { name: (words) => words.startsWith(name) });
      expect(profile).toHaveAttribute('href', url);
    }
    const plan = footer.getByRole('link', { name: 'Planirajte posetu' });
    expect(plan).toHaveAttribute('href', '/planirajte-posetu');
  });

  it('says once that times and practical facts are examples', async () => {
    await open('/');
    expect(screen.getAllByText(/Vremena i praktični podaci su primer/)).toHaveLength(1);
    expect(screen.queryByText(/navedena kao primer/)).not.toBeInTheDocument();
  });

  it('opens three documents in a new tab', async () => {
    await open('/tickets');
    const footer = within(screen.getByRole('contentinfo'));
    const documents = footer
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.endsWith('.pdf'));
    expect(documents).toHaveLength(3);
    for (const link of documents) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(
        `${link.textContent.replaceAll('\u00a0', ' ')}, PDF, otvara se u novoj kartici`,
      );
    }
  });
});

it('says in the footer which hours hold in the present season, and none of another', async () => {
  const open = (to: string) => ({ from: '10:00', to });
  const all = { weekday: 2, open: open('18:00') };
  const winter = { weekday: 2, from: '11-01', to: '02-28', open: open('16:00') };
  const hours = { weekly: [all, winter], weeklyNow: [winter], specialDays: [], notice: null };
  server.use(http.get('*/api/v1/site/hours', () => HttpResponse.json({ data: hours })));
  renderApp('/tickets');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByText(/^Utorak \(1\.11\.–28\.2\.\): od 10 do 16/)).toBeVisible();
  expect(footer.queryByText(/do 18/)).toBeNull();
});

describe('a notice', () => {
  const notice = { text: 'U sredu zatvoreno zbog <radova>', from: '2026-11-01', to: '2026-11-30' };

  let told: object | null;
  beforeEach(() => {
    const hours = { weekly: [], specialDays: [] };
    server.use(
      http.get('*/api/v1/site/hours', () =>
        HttpResponse.json({ data: { ...hours, notice: told } }),
      ),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stands before everything else while staff have one, and on a page opened later', async () => {
    told = notice;
    const { user, queryClient } = await open('/tickets');
    const strip = await screen.findByRole('region', { name: 'Obaveštenje' });
    expect(strip).toHaveTextContent('U sredu zatvoreno zbog <radova>');
    expect(strip.nextElementSibling).toBe(bar());

    told = null;
    await queryClient.invalidateQueries();
    const footer = within(screen.getByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Restoran' }));
    await waitFor(() => {
      expect(strip).not.toBeInTheDocument();
    });
  });

  it('is heard within the hour by a page that stays open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    told = null;
    await open('/tickets');
    told = notice;
    act(() => void vi.advanceTimersByTime(60 * 60_000));
    expect(await screen.findByRole('region', { name: 'Obaveštenje' })).toBeVisible();
  });
});
