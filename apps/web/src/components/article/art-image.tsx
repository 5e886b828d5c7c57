import { styled } from '@mui/material/styles';

import { plateSize } from '#art/art-names.ts';
import { plateUrl } from '#art/art-url.ts';
import type { ContentImage } from '#content/blocks.ts';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});

/** A small drawn picture of the content. */
export function ArtImage({ art, alt }: ContentImage) {
  return <Picture src={plateUrl(art)} alt={alt} loading="lazy" decoding="async" {...plateSize} />;
}
