import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import type { SceneName } from '#art/art-names.ts';
import { heroLook } from '#art/photo.ts';
import { ScenePicture, tallMedia } from '#components/scene-picture.tsx';
import { typeset } from '#components/typeset.ts';
import { palette } from '#lib/palette.ts';

type HeroProps = {
  eyebrow?: string;
  heading: string;
  lead?: ReactNode;
  scene: SceneName;
  /** Empty when the drawing only decorates. */
  alt: string;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** For a page that puts the focus on its heading. */
  headingRef?: Ref<HTMLHeadingElement>;
};

const Stage = styled('section')({
  position: 'relative',
  display: 'grid',
  minHeight: 'clamp(420px, 43.75vw, 640px)',
  overflow: 'hidden',
  backgroundColor: palette.navy,
  [tallMedia]: { minHeight: 'clamp(540px, 164vw, 680px)', alignItems: 'start' },
});

/** The drawn head of a page: picture, scrim of its scene, heading, lead and buttons. */
export function Hero({ eyebrow, heading, lead, scene, alt, actions, headingRef }: HeroProps) {
  const { tone } = heroLook(scene);
  const color = tone === 'dark' ? palette.white : palette.ink;
  return (
    <Stage data-hero-tone={tone} className={tone === 'dark' ? 'on-dark' : undefined}>
      <ScenePicture scene={scene} alt={alt} />
      <Container
        sx={{
          position: 'relative',
          alignSelf: 'center',
          color,
          [tallMedia]: { alignSelf: 'start' },
        }}
      >
        <Box
          sx={{
            maxWidth: 'min(560px, 46vw)',
            pt: 14,
            pb: 10,
            [tallMedia]: { maxWidth: 560, pt: 11.5, pb: 6 },
          }}
        >
          {eyebrow ? (
            <Typography variant="overline" component="p" sx={{ m: 0, mb: 1 }}>
              {eyebrow}
            </Typography>
          ) : null}
          <Typography
            variant="h1"
            ref={headingRef}
            tabIndex={headingRef ? -1 : undefined}
            sx={{ '&:focus-visible': { outline: 'none' } }}
          >
            {heading}
          </Typography>
          {lead ? (
            <Typography
              variant="subtitle1"
              component="p"
              sx={{
                mt: 2,
                maxWidth: 500,
                textWrap: 'balance',
                [tallMedia]: { mt: 1.5, fontSize: '1.0625rem' },
              }}
            >
              {typeof lead === 'string' ? typeset(lead) : lead}
            </Typography>
          ) : null}
          {actions ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>{actions}</Box>
          ) : null}
        </Box>
      </Container>
    </Stage>
  );
}
