import { frameHeightCss, frames } from '@museum/art/hero-frame';
import { heroLook } from '@museum/art/photo';
import { palette } from '@museum/shared/organisation/palette';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import {
  type FocusEvent,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { CarouselControls, CONTROLS_HEIGHT } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { aboveMedia, stackedMedia, tallMedia } from '#components/pictures/scene-picture.tsx';
import type { Slide } from '#content/pages/home.ts';
import type { Carousel } from './start-carousel.ts';

const Stage = styled('section')({
  position: 'relative',
  backgroundColor: palette.navy,
  '--stage-height': frameHeightCss(frames.slide.wide),
  [stackedMedia]: { '--stage-height': 'auto' },
  [tallMedia]: { '--stage-height': `max(${frameHeightCss(frames.slide.tall)}, 38rem)` },
  // The browser scrolls up and down only, so that a swipe to the side turns the slide.
  // A slide that fades lies over the others only, not over the bar of facts.
  '& > .swiper': { overflow: 'hidden', touchAction: 'pan-y', isolation: 'isolate' },
  // As high as its highest slide where larger or wider set text needs more.
  '& .swiper-wrapper': { display: 'flex', minHeight: 'var(--stage-height)' },
});

const ControlPlace = styled(Container)({
  position: 'absolute',
  insetInline: 0,
  zIndex: 2,
  // Below the words, where no scene has its subject; on narrower screens on the picture's lower edge.
  bottom: 72,
  display: 'flex',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [aboveMedia]: { bottom: -CONTROLS_HEIGHT / 2, justifyContent: 'center' },
  // Without scripts the buttons do nothing.
  '@media (scripting: none)': { display: 'none' },
});

type HeroCarouselProps = { label: string; slides: readonly Slide[] };

/** The slides of the home page: six messages that follow each other, in a loop (spec §2). */
export function HeroCarousel({ label, slides }: HeroCarouselProps) {
  const { stage, carousel, activeIndex, isPlaying } = useCarousel();
  const active = slides[activeIndex] ?? slides[0];

  const turnByKey = ({ key }: KeyboardEvent) => {
    const turn = { ArrowLeft: carousel?.previous, ArrowRight: carousel?.next }[key];
    if (!turn) return;
    const wasOnSlide = stage.current?.contains(document.activeElement);
    flushSync(turn);
    // The slide that left is inert, and would leave the focus nowhere.
    const shown = stage.current?.querySelector<HTMLElement>('.swiper-slide:not([inert]) a');
    if (wasOnSlide) shown?.focus({ preventScroll: true });
  };
  // A slide that left while its link has the keyboard's focus would take the focus along.
  const holdForKeyboard = ({ target }: FocusEvent) => {
    if (isPlaying && target.matches(':focus-visible')) carousel?.hold();
  };
  const resume = () => {
    if (isPlaying) carousel?.resume();
  };

  return (
    <Stage
      aria-roledescription="karusel"
      aria-label={label}
      data-hero-tone={active ? heroLook(active.scene).tone : 'dark'}
      onKeyDown={turnByKey}
    >
      <div className="swiper" ref={stage} onFocus={holdForKeyboard} onBlur={resume}>
        <div className="swiper-wrapper" aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <CarouselSlide
              key={slide.heading}
              slide={slide}
              number={index + 1}
              count={slides.length}
              isActive={index === activeIndex}
              showsPicture={index === 0 || carousel !== undefined}
            />
          ))}
        </div>
      </div>
      <ControlPlace>
        <CarouselControls
          carousel={carousel}
          isPlaying={isPlaying}
          activeIndex={activeIndex}
          count={slides.length}
        />
      </ControlPlace>
    </Stage>
  );
}

/**
 * The moving part comes in a file of its own, after the page: the first slide never waits for it,
 * and without it the first slide simply stays.
 */
function useCarousel() {
  const stage = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [activeIndex, setActiveIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    let started: Carousel | undefined;
    let isLeft = false;
    void import('./start-carousel.ts').then(({ startCarousel }) => {
      const element = stage.current;
      if (isLeft || !element) return;
      // As a transition the other five slides are drawn in slices, between which the page answers.
      startTransition(() => {
        started = startCarousel(element, { onSlide: setActiveIndex, onPlaying: setIsPlaying });
        setCarousel(started);
      });
    });
    return () => {
      isLeft = true;
      started?.leave();
    };
  }, []);

  return { stage, carousel, activeIndex, isPlaying };
}
