import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type StripName, stripSize } from '@museum/art/art-names';
import { stripUrl } from '@museum/art/art-url';
import {
  LOW_BESIDE_FROM,
  LOW_HEAD,
  STRIP_FOCUS,
  STRIP_FREE,
  STRIP_HEIGHT_CSS,
} from '@museum/art/hero-frame';
import { stripLooks } from '@museum/art/strip-looks';
import { palette } from '@museum/shared/organisation/palette';
import type { ReactNode } from 'react';

import { HeroWords, type HeroWordsProps } from './hero-words.tsx';

type LowHeroProps = HeroWordsProps & {
  strip: StripName;
  /** Empty when the drawing only decorates. */
  alt: string;
  actions?: ReactNode;
};

/** On narrower screens the words stand above the strip. */
export const lowAboveMedia = `@media (max-width:${LOW_BESIDE_FROM - 1}px)`;

const Band = styled('section')({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: `max(${LOW_HEAD.wide}px, ${STRIP_HEIGHT_CSS})`,
  overflow: 'hidden',
  '& > img': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    width: '100%',
    height: STRIP_HEIGHT_CSS,
    objectFit: 'cover',
    objectPosition: `${STRIP_FOCUS.wide}% 100%`,
  },
  [lowAboveMedia]: {
    minHeight: LOW_HEAD.tall,
    // The drawn ground stays free of words, its sky lies behind them.
    paddingBottom: `calc(${STRIP_HEIGHT_CSS} * ${STRIP_FREE})`,
    '& > img': { objectPosition: `${STRIP_FOCUS.tall}% 100%` },
  },
});

/**
 * The low head of a page whose facts come first: a strip of landscape along the lower edge, its sky
 * going on above it however much room the words need.
 */
export function LowHero({ strip, alt, actions, ...words }: LowHeroProps) {
  const { tone, sky } = stripLooks[strip];
  const isDark = tone === 'dark';
  return (
    <Band
      data-hero-tone={tone}
      className={isDark ? 'on-dark' : undefined}
      style={{ backgroundColor: sky }}
    >
      <img src={stripUrl(strip)} alt={alt} fetchPriority="high" decoding="async" {...stripSize} />
      <Container sx={{ position: 'relative', color: isDark ? palette.white : palette.ink }}>
        <Box
          sx={{
            maxWidth: 'max(16rem, min(600px, 44vw))',
            pt: '84px',
            pb: 4,
            '& h1': { fontSize: 'clamp(min(2.25rem, 11.4vw), 3.4vw, 3rem)' },
            [lowAboveMedia]: {
              maxWidth: 560,
              pt: '72px',
              pb: 1,
              // The first fact belongs on a phone's first screen.
              '& h1': { fontSize: 'min(clamp(1.5rem, 7vw, 2.25rem), 11.4vw)' },
              '& h1 + p': { mt: 1, fontSize: '1rem' },
            },
          }}
        >
          <HeroWords {...words} />
          {actions ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{actions}</Box>
          ) : null}
        </Box>
      </Container>
    </Band>
  );
}
