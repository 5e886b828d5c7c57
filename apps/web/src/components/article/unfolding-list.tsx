import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { ItemList } from './item-list.tsx';
import type { RichText } from '#content/blocks.ts';

/** The browser's own disclosure: several open at once, and it works before any script has come. */
const Details = styled('details')({
  display: 'flex',
  flexDirection: 'column',
  // At the foot of its card, so that the toggles of a row stand at one height.
  flexGrow: 1,
  justifyContent: 'flex-end',
  '&[open]': { justifyContent: 'space-between' },
  '& > summary': {
    // Below what it unfolds.
    order: 1,
    alignSelf: 'flex-start',
    marginTop: 12,
    cursor: 'pointer',
    listStyle: 'none',
    padding: '6px 0',
    minHeight: 24,
    fontWeight: 700,
    color: palette.forest,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&:not([open]) > summary > .less, &[open] > summary > .more': { display: 'none' },
  '& > ul': { marginTop: 12 },
});

type UnfoldingListProps = { items: readonly RichText[]; visibleItems: number };

/** Shows the first items and unfolds the rest. */
export function UnfoldingList({ items, visibleItems }: UnfoldingListProps) {
  return (
    <>
      <ItemList items={items.slice(0, visibleItems)} />
      <Details>
        <summary>
          <span className="more">Više detalja</span>
          <span className="less">Manje detalja</span>
        </summary>
        <ItemList items={items.slice(visibleItems)} />
      </Details>
    </>
  );
}
