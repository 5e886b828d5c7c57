import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { SceneName, StripName } from '@museum/art/art-names';
import { frameHeightCss, frames, STACKED_HEIGHT_CSS } from '@museum/art/hero-frame';
import { heroLook, heroPhoto } from '@museum/art/photo';
import { palette } from '@museum/shared/organisation/palette';
import type { ReactNode } from 'react';

import { HeroWords, type HeroWordsProps } from './hero-words.tsx';
import { LowHero } from './low-hero.tsx';
import {
  aboveMedia,
  ScenePicture,
  stackedMedia,
  tallMedia,
} from '#components/pictures/scene-picture.tsx';

type HeroProps = HeroWordsProps & {
  scene: SceneName;
  /** A low band in place of the scene, where the facts should be seen first. */
  strip?: StripName;
  /** Empty when the drawing only decorates. */
  alt: string;
  /** Buttons under the text. */
  actions?: ReactNode;
};

const Stage = styled('section')({
  position: 'relative',
  display: 'grid',
  minHeight: frameHeightCss(frames.page.wide),
  overflow: 'hidden',
  [stackedMedia]: { minHeight: 0, paddingBottom: STACKED_HEIGHT_CSS },
  [tallMedia]: { minHeight: frameHeightCss(frames.page.tall) },
});

/** The drawn head of a page: picture, scrim of its scene, heading, lead and buttons. */
export function Hero({ scene, strip, alt, actions, ...words }: HeroProps) {
  if (strip && !heroPhoto(scene))
    return <LowHero strip={strip} alt={alt} actions={actions} {...words} />;
  const { tone, colour } = heroLook(scene);
  return (
    <Stage
      data-hero-tone={tone}
      className={tone === 'dark' ? 'on-dark' : undefined}
      style={{ backgroundColor: colour }}
    >
      <ScenePicture scene={scene} alt={alt} />
      <Container
        sx={{
          position: 'relative',
          alignSelf: 'center',
          color: tone === 'dark' ? palette.white : palette.ink,
          [aboveMedia]: { alignSelf: 'start' },
        }}
      >
        <Box
          sx={{
            // The longest word of a heading has room, however large text is set.
            maxWidth: 'max(16rem, min(520px, 40vw))',
            pt: 14,
            pb: 10,
            [aboveMedia]: { maxWidth: 560, pt: 11.5, pb: 6 },
            [stackedMedia]: { pb: 2 },
          }}
        >
          <HeroWords {...words} />
          {actions ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>{actions}</Box>
          ) : null}
        </Box>
      </Container>
    </Stage>
  );
}
