import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { lineWidth } from './line-width.ts';
import { RichText } from './rich-text.tsx';
import type { RichText as RichTextContent } from '#content/blocks.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  maxWidth: lineWidth(70),
  counterReset: 'item',
});

/** Layers of stone instead of a dot: the mark of the site. */
const Item = styled('li')({
  position: 'relative',
  paddingLeft: 32,
  textWrap: 'pretty',
  'ul > &::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.55em',
    width: 18,
    height: 9,
    borderTop: `3px solid ${palette.amber}`,
    borderBottom: `3px solid ${palette.lava}`,
  },
  'ol > &': { paddingLeft: 48, minHeight: 36, paddingTop: 4 },
  'ol > &::before': {
    counterIncrement: 'item',
    content: 'counter(item)',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 36,
    height: 36,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 18,
    backgroundColor: palette.mint,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
});

type ItemListProps = { items: readonly RichTextContent[]; ordered?: boolean };

/** Points of a list, numbered on request. */
export function ItemList({ items, ordered = false }: ItemListProps) {
  // Safari takes the list's role away together with its dots.
  return (
    <List as={ordered ? 'ol' : 'ul'} role="list">
      {items.map((item, index) => (
        <Item key={index}>
          <RichText text={item} />
        </Item>
      ))}
    </List>
  );
}
