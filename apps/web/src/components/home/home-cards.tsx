import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { ArticleCard } from '#components/article/article-card.tsx';
import { sectionId } from '#components/section-id.ts';
import type { Card } from '#content/blocks.ts';

/** Two wide cards above three, so that five of them fill the sheet. */
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(-n + 2)': { gridColumn: 'span 3' },
    '& > li:nth-of-type(-n + 2)  img': { aspectRatio: '2 / 1' },
  },
}));

type HomeCardsProps = { label: string; cards: readonly Card[] };

/** The ways into the house and the park. */
export function HomeCards({ label, cards }: HomeCardsProps) {
  return (
    <Container
      component="section"
      id={sectionId(label)}
      aria-label={label}
      sx={{ py: { xs: 4, md: 5 } }}
    >
      <Grid role="list">
        {cards.map((card) => (
          <ArticleCard key={card.title} card={card} level={2} />
        ))}
      </Grid>
    </Container>
  );
}
