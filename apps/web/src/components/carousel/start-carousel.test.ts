import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SLIDE_MS, startCarousel, type Carousel } from '#components/carousel/start-carousel.ts';

const SLIDES = 6;

let carousel: Carousel | undefined;

/** Six slides in motion; tells which one is shown. */
function start() {
  const shown = { index: 0, isPlaying: false };
  document.body.innerHTML = `<div class="swiper"><div class="swiper-wrapper">${'<div class="swiper-slide"></div>'.repeat(SLIDES)}</div></div>`;
  carousel = startCarousel(document.querySelector<HTMLElement>('.swiper') as HTMLElement, {
    onSlide: (index) => (shown.index = index),
    onPlaying: (isPlaying) => (shown.isPlaying = isPlaying),
  });
  return { shown, carousel };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  carousel?.leave();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The loop and the turning by hand need a layout, which jsdom has not.
it('moves on after three seconds, not a moment earlier', () => {
  const { shown } = start();
  expect(SLIDE_MS).toBe(3000);
  pass(SLIDE_MS - 50);
  expect(shown).toEqual({ index: 0, isPlaying: true });
  pass(50);
  expect(shown.index).toBe(1);
});

it('stands still once it was paused, until it is started again', () => {
  const { shown, carousel } = start();
  carousel.stop();
  pass(10 * SLIDE_MS);
  expect(shown).toEqual({ index: 0, isPlaying: false });
  carousel.play();
  pass(SLIDE_MS);
  expect(shown).toEqual({ index: 1, isPlaying: true });
});

it('does not move for people who asked their device for stillness', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { shown } = start();
  pass(10 * SLIDE_MS);
  expect(shown).toEqual({ index: 0, isPlaying: false });
});
