import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { ArticleCard } from '#components/article/article-card.tsx';
import { BlockSection } from '#components/article/block-section.tsx';
import { RichText } from '#components/article/rich-text.tsx';
import type { CardsBlock as CardsContent } from '#content/blocks.ts';

const gap = 24;

/** Narrowest card in pixels for a grid of so many columns; below it the grid drops a column. */
const narrowestCard = { 2: 380, 3: 280 } as const;

/** As many columns as fit, never more than asked for. */
function gridTracks(columns: CardsContent['columns']) {
  // Four stand in pairs until there is room for all; three and one would leave a hole.
  if (columns === 4) return undefined;
  const share = `(100% - ${(columns - 1) * gap}px) / ${columns}`;
  const narrowest = `min(100%, max(${narrowestCard[columns]}px, ${share}))`;
  return `repeat(auto-fill, minmax(${narrowest}, 1fr))`;
}

const Grid = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap,
  // Two wide cards side by side would be all picture at 4:3.
  '&[data-columns="2"] > li img': { aspectRatio: '2 / 1' },
  '&[data-columns="4"]': {
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [theme.breakpoints.up('nav')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));

/** A grid of cards. */
export function CardsBlock(block: CardsContent) {
  const { heading, intro, columns, cards, note, visibleItems } = block;
  return (
    <BlockSection heading={heading} layout="above">
      {intro ? (
        <Typography sx={{ mb: 4, maxWidth: '66ch', fontSize: '1.125rem', textWrap: 'pretty' }}>
          <RichText text={intro} />
        </Typography>
      ) : null}
      <Grid role="list" data-columns={columns} style={{ gridTemplateColumns: gridTracks(columns) }}>
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
        <Typography sx={{ mt: 3, maxWidth: '66ch', color: 'text.secondary', textWrap: 'pretty' }}>
          <RichText text={note} />
        </Typography>
      ) : null}
    </BlockSection>
  );
}
