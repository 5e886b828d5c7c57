import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { ArticleCard } from '#components/article/article-card.tsx';
import { BlockSection } from '#components/article/block-section.tsx';
import { RichText } from '#components/article/rich-text.tsx';
import type { CardsBlock as CardsContent } from '#content/blocks.ts';

/** Narrowest card in pixels for a grid of so many columns; below it the grid drops a column. */
const narrowestCard = { 2: 380, 3: 300, 4: 250 } as const;

const Grid = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 24,
});

/** A grid of cards. */
export function CardsBlock(block: CardsContent) {
  const { heading, intro, columns, cards, note, visibleItems } = block;
  const track = `minmax(min(100%, ${narrowestCard[columns]}px), 1fr)`;
  return (
    <BlockSection heading={heading} layout="above">
      {intro ? (
        <Typography sx={{ mb: 3, maxWidth: '66ch' }}>
          <RichText text={intro} />
        </Typography>
      ) : null}
      <Grid role="list" style={{ gridTemplateColumns: `repeat(auto-fill, ${track})` }}>
        {cards.map((card) => (
          <ArticleCard
            key={card.title}
            card={card}
            level={heading ? 3 : 2}
            visibleItems={visibleItems}
          />
        ))}
      </Grid>
      {note ? (
        <Typography sx={{ mt: 3, maxWidth: '66ch', color: 'text.secondary' }}>
          <RichText text={note} />
        </Typography>
      ) : null}
    </BlockSection>
  );
}
