import Typography from '@mui/material/Typography';

import { lineWidth } from '#components/article/line-width.ts';
import { BlockSection } from './block-section.tsx';
import { ItemList } from '#components/article/item-list.tsx';
import { RichText } from '#components/article/rich-text.tsx';
import type { ListBlock as ListContent } from '#content/blocks.ts';

/** A list with its heading and, where it needs one, a sentence before it. */
export function ListBlock({ heading, intro, items, ordered }: ListContent) {
  return (
    <BlockSection heading={heading} layout="aside">
      {intro ? (
        <Typography sx={{ mb: 2, maxWidth: lineWidth(66) }}>
          <RichText text={intro} />
        </Typography>
      ) : null}
      <ItemList items={items} ordered={ordered} />
    </BlockSection>
  );
}
