import { styled } from '@mui/material/styles';

import { ArtImage } from '#components/article/art-image.tsx';
import { BlockSection } from './block-section.tsx';
import type { ImagesBlock as ImagesContent } from '#content/blocks.ts';

const Row = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > li': { borderRadius: 14, overflow: 'hidden' },
  '@media (width >= 56.25rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const Scroller = styled('div')({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Room for the focus ring of the scroller itself.
  padding: '4px 4px 16px',
  '& > ul': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'clamp(240px, 30%, 380px)',
    width: '100%',
  },
  '& li': { scrollSnapAlign: 'start' },
});

/** A row of pictures, or a strip to scroll sideways by hand, wheel or arrow keys. */
export function ImagesBlock({ heading, display, images }: ImagesContent) {
  const list = (
    <Row role="list">
      {images.map((image) => (
        <li key={image.art}>
          <ArtImage {...image} />
        </li>
      ))}
    </Row>
  );
  return (
    <BlockSection heading={heading} layout="above">
      {display === 'row' ? (
        list
      ) : (
        <Scroller role="region" aria-label="Slike, pomerajte u stranu" tabIndex={0}>
          {list}
        </Scroller>
      )}
    </BlockSection>
  );
}
