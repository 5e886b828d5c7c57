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
 * Sets slides in motion that are on the page already. Swiper's own autoplay counts every frame, which
 * kept a tenth of a processor busy for as long as the page was open.
 */
export function startCarousel(
  stage: HTMLElement,
  { onSlide, onPlaying }: CarouselListeners,
): Carousel {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPlaying = !wantsStillness();
  let isHeld = false;
  const turn = () => {
    if (document.hidden) wait();
    else swiper.slideNext();
  };
  const wait = () => {
    clearTimeout(timer);
    if (isPlaying && !isHeld) timer = setTimeout(turn, SLIDE_MS);
  };
  const play = (plays: boolean) => {
    isPlaying = plays;
    onPlaying(plays);
    wait();
  };
  const hold = (holds: boolean) => {
    isHeld = holds;
    wait();
  };
  const swiper = new Swiper(stage, {
    ...LOOK,
    on: {
      realIndexChange: ({ realIndex }) => {
        onSlide(realIndex);
        wait();
      },
      // Not from under a finger.
      sliderMove: wait,
    },
  });
  play(isPlaying);
  return {
    previous: () => void swiper.slidePrev(),
    next: () => void swiper.slideNext(),
    play: () => play(true),
    stop: () => play(false),
    hold: () => hold(true),
    resume: () => hold(false),
    leave: () => {
      clearTimeout(timer);
      swiper.destroy();
    },
  };
}
