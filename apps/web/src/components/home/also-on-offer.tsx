import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';

import { ActionButtons } from '#components/article/action-link.tsx';
import { ArticleCard } from '#components/article/article-card.tsx';
import { SceneImage } from '#components/pictures/scene-image.tsx';
import { sectionId } from '#components/section-id.ts';
import { typeset } from '#components/typeset.ts';
import type { home } from '#content/pages/home.ts';

const Banner = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 16,
  backgroundColor: palette.forest,
  color: palette.paper,
  '& > img': {
    width: '100%',
    // High enough for the whole drawing's height, which only its sides may lose.
    height: 'max(220px, 44vw)',
    objectFit: 'cover',
    objectPosition: '80% 100%',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    '& > img': { order: 1, height: '100%' },
  },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
  // The tallest head stands above the middle.
  '& > li img': { aspectRatio: '16 / 9', objectPosition: '50% 30%' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** Group visits as a band, birthdays and events as cards (spec §2). */
export function AlsoOnOffer({ heading, groupVisit, cards }: (typeof home)['alsoOnOffer']) {
  return (
    <Container component="section" id={sectionId(heading)} sx={{ py: { xs: 5, md: 7 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <Banner className="on-dark">
        <SceneImage scene="group-visit" alt="" sizes="(min-width: 900px) 54vw, 100vw" />
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <Typography variant="h2" component="h3">
            {groupVisit.heading}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 1.5, mb: 4, maxWidth: '44ch', textWrap: 'balance' }}
          >
            {typeset(groupVisit.text)}
          </Typography>
          <ActionButtons actions={groupVisit.actions} />
        </Box>
      </Banner>
      <Cards role="list">
        {cards.map((card) => (
          <ArticleCard key={card.title} card={card} level={3} />
        ))}
      </Cards>
    </Container>
  );
}
