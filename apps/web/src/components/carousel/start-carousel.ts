import { Swiper } from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';
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
  modules: [Autoplay, EffectFade],
  loop: true,
  // A press or swipe during the change counts; a slow finger needs no half of the screen.
  loopPreventsSliding: false,
  longSwipesRatio: 0.2,
  speed: 700,
  effect: 'fade',
  fadeEffect: { crossFade: true },
} satisfies SwiperOptions;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sets slides in motion that are on the page already. */
export function startCarousel(
  stage: HTMLElement,
  { onSlide, onPlaying }: CarouselListeners,
): Carousel {
  let isHeld = false;
  const swiper = new Swiper(stage, {
    ...LOOK,
    autoplay: {
      enabled: !wantsStillness(),
      delay: SLIDE_MS,
      disableOnInteraction: false,
      // The next three seconds begin with the change, not after its cross-fade.
      waitForTransition: false,
    },
    on: {
      realIndexChange: ({ realIndex }) => onSlide(realIndex),
      autoplayStart: () => onPlaying(true),
      autoplayStop: () => {
        if (!isHeld) onPlaying(false);
      },
    },
  });
  return {
    previous: () => void swiper.slidePrev(),
    next: () => void swiper.slideNext(),
    play: () => void swiper.autoplay.start(),
    stop: () => void swiper.autoplay.stop(),
    // Swiper's own pause lasts for one transition only.
    hold: () => {
      isHeld = true;
      swiper.autoplay.stop();
    },
    resume: () => {
      if (isHeld) swiper.autoplay.start();
      isHeld = false;
    },
    leave: () => void swiper.destroy(),
  };
}
