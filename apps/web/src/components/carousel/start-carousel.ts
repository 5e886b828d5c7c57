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

/** What keeps a slide from being turned: the pause button, the keyboard's focus on it, a finger or mouse button. */
type Holder = 'pause' | 'keyboard' | 'finger';

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

/**
 * Turns a slide that nothing holds and that has been looked at for its time. Swiper's own autoplay
 * counts every frame: a tenth of a processor for as long as the page is open.
 */
function slideTimer(turn: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const holders = new Set<Holder>();
  const restart = () => {
    clearTimeout(timer);
    if (holders.size === 0 && !document.hidden) timer = setTimeout(turn, SLIDE_MS);
  };
  return {
    restart,
    hold: (holder: Holder) => {
      holders.add(holder);
      restart();
    },
    release: (holder: Holder) => {
      if (holders.delete(holder)) restart();
    },
    end: () => clearTimeout(timer),
  };
}

/** A finger on a slide holds it; a tab that is looked at again gives it its full time. */
function heedFingerAndTab(
  timer: ReturnType<typeof slideTimer>,
  stage: HTMLElement,
  signal: AbortSignal,
): void {
  stage.addEventListener('pointerdown', () => timer.hold('finger'), { signal });
  document.addEventListener('pointerup', () => timer.release('finger'), { signal });
  document.addEventListener('pointercancel', () => timer.release('finger'), { signal });
  document.addEventListener('visibilitychange', timer.restart, { signal });
}

/** Sets slides in motion that are on the page already. */
export function startCarousel(
  stage: HTMLElement,
  { onSlide, onPlaying }: CarouselListeners,
): Carousel {
  const timer = slideTimer(() => swiper.slideNext());
  const play = (plays: boolean) => {
    onPlaying(plays);
    if (plays) timer.release('pause');
    else timer.hold('pause');
  };
  const turned = ({ realIndex }: Swiper) => {
    onSlide(realIndex);
    timer.restart();
  };
  const swiper = new Swiper(stage, { ...LOOK, on: { realIndexChange: turned } });
  const listening = new AbortController();
  const { signal } = listening;
  heedFingerAndTab(timer, stage, signal);
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const rest = () => {
    if (lessMotion.matches) play(false);
  };
  lessMotion.addEventListener('change', rest, { signal });
  play(!lessMotion.matches);
  timer.restart();
  return {
    previous: () => void swiper.slidePrev(),
    next: () => void swiper.slideNext(),
    play: () => play(true),
    stop: () => play(false),
    hold: () => timer.hold('keyboard'),
    resume: () => timer.release('keyboard'),
    leave: () => {
      timer.end();
      listening.abort();
      swiper.destroy();
    },
  };
}
