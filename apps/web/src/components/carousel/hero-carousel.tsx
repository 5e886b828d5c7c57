import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { FocusEvent, KeyboardEvent } from 'react';

import { heroLook } from '#art/photo.ts';
import { CarouselControls } from '#components/carousel/carousel-controls.tsx';
import { CarouselSlide } from '#components/carousel/carousel-slide.tsx';
import { useCarousel } from '#components/carousel/use-carousel.ts';
import { tallMedia } from '#components/scene-picture.tsx';
import type { Slide } from '#content/pages/home.ts';
import { palette } from '#lib/palette.ts';

const Stage = styled('section')({
  position: 'relative',
  backgroundColor: palette.navy,
  '--stage-height': 'clamp(560px, 45vw, 760px)',
  [tallMedia]: { '--stage-height': 'max(clamp(620px, 172vw, 760px), 38rem)' },
  '& > .swiper': { overflow: 'hidden' },
  // As high as its highest slide where larger or wider set text needs more.
  '& .swiper-wrapper': { display: 'flex', minHeight: 'var(--stage-height)' },
});

const ControlPlace = styled(Container)({
  position: 'absolute',
  insetInline: 0,
  zIndex: 2,
  bottom: 92,
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [tallMedia]: { bottom: 84 },
  // Buttons that nothing would answer.
  '@media (scripting: none)': { display: 'none' },
});

type HeroCarouselProps = { label: string; slides: readonly Slide[] };

/** The slides of the home page: six messages that follow each other, in a loop (spec §2). */
export function HeroCarousel({ label, slides }: HeroCarouselProps) {
  const { stage, carousel, activeIndex, isPlaying } = useCarousel();
  const active = slides[activeIndex] ?? slides[0];

  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') carousel?.previous();
    if (key === 'ArrowRight') carousel?.next();
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
