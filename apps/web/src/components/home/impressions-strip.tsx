import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';

import { ArtImage } from '#components/article/art-image.tsx';
import { Marquee } from '#components/pictures/marquee.tsx';
import { sectionId } from '#components/section-id.ts';
import { typeset } from '#components/typeset.ts';
import type { home } from '#content/pages/home.ts';
import { fonts } from '#lib/fonts.ts';

const Tile = styled('li')({
  width: 'clamp(220px, 24vw, 320px)',
  marginRight: 18,
  borderRadius: 14,
  overflow: 'hidden',
  backgroundColor: palette.limestone,
  '& > blockquote': {
    margin: '16px 20px 0',
    fontFamily: fonts.display,
    fontSize: '1.125rem',
    fontWeight: 700,
    lineHeight: 1.35,
    textWrap: 'balance',
  },
  '& > p': { margin: '6px 20px 18px', color: palette.secondaryText, fontSize: '0.9375rem' },
});

/** What visitors took home: five pictures with their words, five times over (spec §9). */
export function ImpressionsStrip({ heading, note, images }: (typeof home)['impressions']) {
  return (
    <Container component="section" id={sectionId(heading)} sx={{ py: { xs: 5, md: 7 } }}>
      <Marquee
        heading={<Typography variant="h2">{heading}</Typography>}
        label={heading}
        seconds={50}
      >
        {images.map((image) => (
          <Tile key={image.art}>
            <ArtImage art={image.art} alt={image.alt} />
            <blockquote>{typeset(image.quote)}</blockquote>
            <p>{image.who}</p>
          </Tile>
        ))}
      </Marquee>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Container>
  );
}
