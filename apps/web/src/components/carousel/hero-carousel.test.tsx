import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { HeroCarousel } from './hero-carousel.tsx';
import { home } from '#content/pages/home.ts';

const headings = home.slides.map(({ heading }) => heading);

const slides = () => screen.getAllByRole('group', { hidden: true });
/** What can be read and reached; all other slides are inert. */
const visible = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label')?.replace(/^\d od \d: /, ''));

/** jsdom has no transitions, so their end has to be told. */
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
  for (const slide of slides()) fireEvent.transitionEnd(slide);
};

const renderCarousel = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HeroCarousel label="Najvažnije" slides={home.slides} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** What tells whether somebody wants less motion. */
const lessMotion = (matches: boolean) => Object.assign(new EventTarget(), { matches });

const openCarousel = async (less = lessMotion(false)) => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(prefers-reduced-motion: reduce)' ? less : matchMedia(query),
  );
  renderCarousel();
  await act(() => vi.dynamicImportSettled());
  return screen.getByRole('region', { name: 'Najvažnije' });
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  for (const slide of slides()) fireEvent.transitionEnd(slide);
};

const expectFullTimeOfFirst = () => {
  pass(2999);
  expect(visible()).toEqual([headings[0]]);
  pass(1);
  expect(visible()).toEqual([headings[1]]);
};

/** One finger, at a place from the left. */
const finger = (target: EventTarget, type: string, pageX: number) => {
  const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true };
  // jsdom knows no place on the page.
  const event = Object.defineProperties(new PointerEvent(type, touch), {
    pageX: { value: pageX },
    pageY: { value: 300 },
  });
  act(() => void target.dispatchEvent(event));
};

beforeEach(() => {
  // A layout has no size in jsdom; the carousel does nothing without one.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('the carousel (spec §2)', () => {
  it('shows no words of later slides while it starts', () => {
    renderCarousel();
    const [first, ...later] = slides();
    expect(first).toBeVisible();
    for (const slide of later) expect(slide).not.toBeVisible();
  });

  it('shows six slides, each for 3000 ms, and begins again', async () => {
    await openCarousel();
    expect(visible()).toEqual([headings[0]]);
    for (const heading of [...headings.slice(1), headings[0]]) {
      pass(2999);
      expect(visible()).not.toEqual([heading]);
      pass(1);
      expect(visible()).toEqual([heading]);
    }
  });

  it('asks nothing of the browser while a slide stands', async () => {
    await openCarousel();
    const nextFrame = vi.spyOn(window, 'requestAnimationFrame');
    pass(2000);
    expect(nextFrame).not.toHaveBeenCalled();
  });

  it('is not stopped by interaction', async () => {
    await openCarousel();
    press('Sledeći slajd');
    expect(visible()).toEqual([headings[1]]);
    pass(3000);
    expect(visible()).toEqual([headings[2]]);
  });

  it('is turned by a finger: to the left it goes on, to the right back', async () => {
    const region = await openCarousel();
    const slide = region.querySelector('.swiper-slide:not([inert])')!;
    const swipe = (from: number, to: number) => {
      finger(slide, 'pointerdown', from);
      for (const part of [1, 2, 3])
        finger(document.body, 'pointermove', from + ((to - from) * part) / 3);
      finger(document.body, 'pointerup', to);
      for (const each of slides()) fireEvent.transitionEnd(each);
    };

    swipe(1200, 300);
    expect(visible()).toEqual([headings[1]]);
    swipe(300, 1200);
    expect(visible()).toEqual([headings[0]]);
  });

  it.each(['pointerup', 'pointercancel'])(
    'takes no slide from under a finger: its time begins at the %s',
    async (end) => {
      const region = await openCarousel();
      finger(region.querySelector('.swiper-slide:not([inert])')!, 'pointerdown', 1200);
      for (const pageX of [1190, 1150, 1100]) finger(document.body, 'pointermove', pageX);
      pass(10_000);
      expect(visible()).toEqual([headings[0]]);
      finger(document.body, end, 1100);
      expectFullTimeOfFirst();
    },
  );

  it('stands still in a tab that is not looked at, and for three seconds more when it is again', async () => {
    await openCarousel();
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const look = (isHidden: boolean) => {
      hidden.mockReturnValue(isHidden);
      fireEvent(document, new Event('visibilitychange'));
    };
    pass(2000);
    look(true);
    pass(2000);
    look(false);
    expectFullTimeOfFirst();
  });

  it('goes back and on by its buttons, beyond both ends', async () => {
    await openCarousel();
    press('Prethodni slajd');
    expect(visible()).toEqual([headings[5]]);
    press('Sledeći slajd');
    expect(visible()).toEqual([headings[0]]);
  });

  it('is turned by the arrow keys', async () => {
    const region = await openCarousel();
    fireEvent.keyDown(within(region).getByRole('button', { name: 'Sledeći slajd' }), {
      key: 'ArrowRight',
    });
    expect(visible()).toEqual([headings[1]]);
  });

  it('takes the focus along when an arrow key is pressed on a slide', async () => {
    await openCarousel();
    const linkOf = (slide: Element | undefined) => slide?.querySelector('a') ?? null;
    const [first, second] = slides();
    act(() => linkOf(first)?.focus());
    for (const [key, slide] of [
      ['ArrowRight', second],
      ['ArrowLeft', first],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(linkOf(slide)).toHaveFocus();
    }
  });

  it('rests when it is told to, and goes on when it is told to', async () => {
    await openCarousel();
    press('Zaustavite smenjivanje slajdova');
    pass(10_000);
    expect(visible()).toEqual([headings[0]]);
    press('Pokrenite smenjivanje slajdova');
    pass(3000);
    expect(visible()).toEqual([headings[1]]);
  });

  it('rests for who asked for less motion', async () => {
    await openCarousel(lessMotion(true));
    pass(10_000);
    expect(visible()).toEqual([headings[0]]);
    expect(screen.getByRole('button', { name: 'Pokrenite smenjivanje slajdova' })).toBeVisible();
  });

  it('rests from the moment that somebody asks for less motion', async () => {
    const less = lessMotion(false);
    await openCarousel(less);
    act(() => {
      less.matches = true;
      less.dispatchEvent(new Event('change'));
    });
    pass(10_000);
    expect(visible()).toEqual([headings[0]]);
  });

  it('gives each slide a drawing of its own for phones', async () => {
    await openCarousel();
    for (const [index, slide] of slides().entries()) {
      const scene = home.slides[index]?.scene;
      expect(slide.querySelector('img')).toHaveAttribute(
        'src',
        expect.stringMatching(`/${scene}-wide.svg$`),
      );
      expect(slide.querySelector('source')).toHaveAttribute(
        'srcset',
        expect.stringMatching(`/${scene}-tall.svg$`),
      );
    }
  });
});
