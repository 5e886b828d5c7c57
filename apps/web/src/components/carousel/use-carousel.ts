import { useEffect, useRef, useState } from 'react';

import type { Carousel } from './start-carousel.ts';

/**
 * The moving part comes in a file of its own, after the page: the first slide never waits for it,
 * and without it the first slide simply stays.
 */
export function useCarousel() {
  const stage = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [activeIndex, setActiveIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    let started: Carousel | undefined;
    let isLeft = false;
    void import('./start-carousel.ts').then(({ startCarousel }) => {
      if (isLeft || !stage.current) return;
      started = startCarousel(stage.current, { onSlide: setActiveIndex, onPlaying: setIsPlaying });
      setCarousel(started);
    });
    return () => {
      isLeft = true;
      started?.leave();
    };
  }, []);

  return { stage, carousel, activeIndex, isPlaying };
}
