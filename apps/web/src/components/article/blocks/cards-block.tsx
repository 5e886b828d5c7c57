import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { lineWidth } from '#components/article/line-width.ts';
import { ArticleCard } from '#components/article/article-card.tsx';
import { BlockSection } from './block-section.tsx';
import { RichText } from '#components/article/rich-text.tsx';
import type { CardsBlock as CardsContent } from '#content/blocks.ts';

const gap = 24;

/** So many columns where there is room for cards of `narrowest`, fewer where text is set larger. */
const tracks = (columns: number, narrowest: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${narrowest}, (100% - ${(columns - 1) * gap}px) / ${columns})), 1fr))`;

/** From md on a grid has all its columns (spec §9); on tablets three and four stand in pairs. */
const Grid = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap,
  // Two wide cards side by side would be all picture at 4:3.
  '&[data-columns="2"] > li img': { aspectRatio: '2 / 1' },
  [theme.breakpoints.between('sm', 'md')]: {
    '&:not([data-columns="2"])': { gridTemplateColumns: '1fr 1fr' },
    // The last of an odd number would stand beside a hole.
    '&[data-columns="3"] > li:last-child:nth-child(odd)': {
      gridColumn: '1 / -1',
      '& img': { aspectRatio: '5 / 2' },
    },
  },
  [theme.breakpoints.up('md')]: {
    '&[data-columns="2"]': { gridTemplateColumns: tracks(2, '20rem') },
    '&[data-columns="3"]': { gridTemplateColumns: tracks(3, '14rem') },
    '&[data-columns="4"]': { gridTemplateColumns: tracks(4, '11rem') },
  },
  // Four beside each other are slim here.
  [theme.breakpoints.between('md', 'nav')]: {
    '&[data-columns="4"] > li': {
      '& > div': { padding: 16 },
      '& h2, & h3': { fontSize: '1.125rem', overflowWrap: 'anywhere' },
    },
  },
}));

/** A grid of cards. */
export function CardsBlock(block: CardsContent) {
  const { heading, intro, columns, cards, note, visibleItems } = block;
  return (
    <BlockSection heading={heading} layout="above">
      {intro ? (
        <Typography
          sx={{ mb: 4, maxWidth: lineWidth(66), fontSize: '1.125rem', textWrap: 'pretty' }}
        >
          <RichText text={intro} />
        </Typography>
      ) : null}
      <Grid role="list" data-columns={columns}>
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
        <Typography
          sx={{ mt: 3, maxWidth: lineWidth(66), color: 'text.secondary', textWrap: 'pretty' }}
        >
          <RichText text={note} />
        </Typography>
      ) : null}
    </BlockSection>
  );
}
