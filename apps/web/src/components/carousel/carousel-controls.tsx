import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import type { Carousel } from './start-carousel.ts';
import {
  chevronLeftPath,
  chevronRightPath,
  playerPausePath,
  playerPlayPath,
} from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

const PADDING = 4;
const BUTTON = 44;
export const CONTROLS_HEIGHT = BUTTON + 2 * PADDING;

const Bar = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  padding: PADDING,
  borderRadius: 28,
  backgroundColor: 'rgb(14 37 38 / 92%)',
  color: palette.white,
  fontSize: '0.9375rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { paddingInline: 8 },
});

const Round = styled('button')({
  display: 'grid',
  placeContent: 'center',
  width: BUTTON,
  height: BUTTON,
  padding: 0,
  border: 0,
  borderRadius: BUTTON / 2,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 16%)' },
});

type CarouselControlsProps = {
  carousel: Carousel | undefined;
  isPlaying: boolean;
  activeIndex: number;
  count: number;
};

/** Back, pause, on; and where one is. */
export function CarouselControls(props: CarouselControlsProps) {
  const { carousel, isPlaying, activeIndex, count } = props;
  return (
    <Bar className="on-dark">
      <Round type="button" aria-label="Prethodni slajd" onClick={carousel?.previous}>
        <Icon path={chevronLeftPath} size={22} />
      </Round>
      <Round
        type="button"
        aria-label={
          isPlaying ? 'Zaustavite smenjivanje slajdova' : 'Pokrenite smenjivanje slajdova'
        }
        onClick={isPlaying ? carousel?.stop : carousel?.play}
      >
        <Icon path={isPlaying ? playerPausePath : playerPlayPath} size={22} />
      </Round>
      <Round type="button" aria-label="Sledeći slajd" onClick={carousel?.next}>
        <Icon path={chevronRightPath} size={22} />
      </Round>
      <span aria-hidden>
        {activeIndex + 1} / {count}
      </span>
    </Bar>
  );
}
