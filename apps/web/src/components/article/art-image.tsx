import { styled } from '@mui/material/styles';

import { artFile } from '#art/art-url.ts';
import type { ContentImage } from '#content/blocks.ts';

/** Plates are drawn on a sheet of this size, in CSS pixels. */
const plateSize = { width: 400, height: 300 };

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});

/** A small drawn picture of the content. */
export function ArtImage({ art, alt }: ContentImage) {
  return (
    <Picture src={artFile(`${art}.svg`)} alt={alt} loading="lazy" decoding="async" {...plateSize} />
  );
}
