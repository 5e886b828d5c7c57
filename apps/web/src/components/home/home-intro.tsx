import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';

import { lineWidth } from '#components/article/line-width.ts';
import { RichText } from '#components/article/rich-text.tsx';
import { sectionId } from '#components/section-id.ts';
import { typeset } from '#components/typeset.ts';
import type { home } from '#content/pages/home.ts';

type HomeIntroProps = Pick<typeof home, 'hero' | 'intro'> & { eyebrow: string };

/** The journey through time in a few sentences; it carries the page's own heading. */
export function HomeIntro({ eyebrow, hero, intro }: HomeIntroProps) {
  return (
    <Container
      component="section"
      id={sectionId(intro.heading)}
      sx={{ pt: { xs: 8, md: 12 }, pb: { xs: 4, md: 6 } }}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 4,
          gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 7fr)' },
        }}
      >
        <div>
          <Typography variant="overline" component="p" sx={{ m: 0, mb: 1.5, color: palette.rust }}>
            {eyebrow}
          </Typography>
          <Typography variant="h1">{hero.heading}</Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, maxWidth: '36ch' }}>
            {typeset(hero.lead)}
          </Typography>
        </div>
        <Box sx={{ pt: { md: 4 } }}>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {intro.heading}
          </Typography>
          {intro.paragraphs.map((paragraph, index) => (
            <Typography
              key={index}
              sx={{
                maxWidth: lineWidth(66),
                fontSize: '1.125rem',
                textWrap: 'pretty',
                '& + &': { mt: 2 },
              }}
            >
              <RichText text={paragraph} />
            </Typography>
          ))}
        </Box>
      </Box>
    </Container>
  );
}
