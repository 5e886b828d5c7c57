import { styled } from '@mui/material/styles';
import { type StripName, stripSize } from '@museum/art/art-names';
import { stripUrl } from '@museum/art/art-url';
import { STRIP_FOCUS } from '@museum/art/hero-frame';
import { stripLooks } from '@museum/art/strip-looks';

import { lowAboveMedia } from './low-hero.tsx';

const Band = styled('div')({
  position: 'relative',
  height: 280,
  overflow: 'hidden',
  '& > img': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    width: '100%',
    height: '84%',
    objectFit: 'cover',
    // No words need the left side, so the subjects stand in the middle at every width.
    objectPosition: `${STRIP_FOCUS.tall}% 100%`,
  },
  [lowAboveMedia]: { height: 200 },
});

type StripBandProps = {
  strip: StripName;
  /** Empty when the drawing only decorates. */
  alt: string;
};

/** The drawn head of a page whose words stand in a card below, over the picture's lower edge. */
export function StripBand({ strip, alt }: StripBandProps) {
  const { tone, sky } = stripLooks[strip];
  return (
    <Band data-hero-tone={tone} style={{ backgroundColor: sky }}>
      <img src={stripUrl(strip)} alt={alt} fetchPriority="high" decoding="async" {...stripSize} />
    </Band>
  );
}
