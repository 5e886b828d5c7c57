import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** How long each slide stands, in milliseconds (spec §2). */
const SLIDE_MS = 3000;

export type Carousel = {
  previous: () => void;
  next: () => void;
  play: () => void;
  stop: () => void;
  /** Waits for as long as somebody is on a slide with the keyboard. */
  hold: () => void;
  resume: () => void;
  leave: () => void;
};

type CarouselListeners = {
  onSlide: (index: number) => void;
  onPlaying: (isPlaying: boolean) => void;
};

const LOOK = {
  modules: [EffectFade],
  loop: true,
  // A press or swipe during the change counts; a slow finger needs no half of the screen.
  loopPreventsSliding: false,
  longSwipesRatio: 0.2,
  speed: 700,
  effect: 'fade',
  fadeEffect: { crossFade: true },
} satisfies SwiperOptions;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns the slides while they play and nobody holds one; in a tab that nobody sees they stay. Swiper's
 * own autoplay counts every frame: a tenth of a processor for as long as the page is open.
 */
function slideClock(turn: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state = { isPlaying: false, isHeld: false };
  const wait = () => {
    clearTimeout(timer);
    if (!state.isPlaying || state.isHeld) return;
    timer = setTimeout(() => {
      if (document.hidden) wait();
      else turn();
    }, SLIDE_MS);
  };
  const set = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    wait();
  };
  return { wait, set };
}

/** Sets slides in motion that are on the page already. */
export function startCarousel(
  stage: HTMLElement,
  { onSlide, onPlaying }: CarouselListeners,
): Carousel {
  const clock = slideClock(() => void swiper.slideNext());
  const swiper = new Swiper(stage, {
    ...LOOK,
    on: {
      realIndexChange: ({ realIndex }) => {
        onSlide(realIndex);
        clock.wait();
      },
      // Not from under a finger.
      sliderMove: clock.wait,
    },
  });
  const play = (isPlaying: boolean) => {
    clock.set({ isPlaying });
    onPlaying(isPlaying);
  };
  play(!wantsStillness());
  return {
    previous: () => void swiper.slidePrev(),
    next: () => void swiper.slideNext(),
    play: () => play(true),
    stop: () => play(false),
    hold: () => clock.set({ isHeld: true }),
    resume: () => clock.set({ isHeld: false }),
    leave: () => {
      clock.set({ isPlaying: false });
      swiper.destroy();
    },
  };
}
