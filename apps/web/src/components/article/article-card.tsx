import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { CardLink } from './action-link.tsx';
import { ArtImage } from './art-image.tsx';
import { ItemList } from './item-list.tsx';
import { RichText } from './rich-text.tsx';
import { UnfoldingList } from './unfolding-list.tsx';
import { sectionId } from '#components/section-id.ts';
import { typeset } from '#components/typeset.ts';
import type { Card as CardContent, CardList } from '#content/blocks.ts';

type Level = 2 | 3;
type ArticleCardProps = { card: CardContent; level: Level; visibleItems?: number };

/** A plate of a field guide: picture, title, text, lists and a way on. `level` is its heading's. */
export function ArticleCard({ card, level, visibleItems }: ArticleCardProps) {
  const { title, text, image, lists = [], action } = card;
  return (
    <Card
      component="li"
      id={sectionId(title)}
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}
    >
      {image ? <ArtImage {...image} /> : null}
      <Box sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 1.5, flexGrow: 1 }}>
        <Typography variant="h3" component={level === 2 ? 'h2' : 'h3'} sx={{ textWrap: 'balance' }}>
          {typeset(title)}
        </Typography>
        {text ? (
          <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
            <RichText text={text} />
          </Typography>
        ) : null}
        {lists.map((list, index) => (
          <ListOfCard key={index} list={list} level={level} visibleItems={visibleItems} />
        ))}
        {action ? (
          <Box sx={{ mt: 'auto' }}>
            <CardLink action={action} title={title} />
          </Box>
        ) : null}
      </Box>
    </Card>
  );
}

type ListOfCardProps = { list: CardList; level: Level; visibleItems?: number };

function ListOfCard({ list, level, visibleItems }: ListOfCardProps) {
  const unfolds = visibleItems !== undefined && list.items.length > visibleItems;
  return (
    <Box sx={unfolds ? { display: 'flex', flexDirection: 'column', flexGrow: 1 } : undefined}>
      {list.heading ? (
        <Typography variant="h4" component={level === 2 ? 'h3' : 'h4'} sx={{ mt: 1, mb: 1.5 }}>
          {list.heading}
        </Typography>
      ) : null}
      {unfolds ? (
        <UnfoldingList items={list.items} visibleItems={visibleItems} />
      ) : (
        <ItemList items={list.items} />
      )}
    </Box>
  );
}
