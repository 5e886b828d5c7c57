import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { ArtImage } from '#components/article/art-image.tsx';
import { Marquee } from '#components/marquee.tsx';
import { sectionId } from '#components/section-id.ts';
import type { home } from '#content/pages/home.ts';

const Tile = styled('li')({
  width: 'clamp(220px, 24vw, 320px)',
  marginRight: 18,
  borderRadius: 14,
  overflow: 'hidden',
});

/** What visitors took home: five pictures, five times over (spec §9). */
export function ImpressionsStrip({ heading, images }: (typeof home)['impressions']) {
  return (
    <Container component="section" id={sectionId(heading)} sx={{ py: { xs: 5, md: 7 } }}>
      <Marquee
        heading={<Typography variant="h2">{heading}</Typography>}
        label={heading}
        seconds={50}
      >
        {images.map((image) => (
          <Tile key={image.art}>
            <ArtImage {...image} />
          </Tile>
        ))}
      </Marquee>
    </Container>
  );
}
