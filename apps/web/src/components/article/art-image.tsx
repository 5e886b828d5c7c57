import { styled } from '@mui/material/styles';
import { plateSize } from '@museum/art/art-names';
import { plateUrl } from '@museum/art/art-url';
import { platePhoto } from '@museum/art/photo';
import { type PlatePhoto, photoSrc } from '@museum/art/photo-file';

import { PhotoCredit } from '#components/pictures/photo-credit.tsx';
import { PhotoSources } from '#components/pictures/photo-sources.tsx';
import type { ContentImage } from '#content/blocks.ts';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});

const Frame = styled('div')({ position: 'relative' });

/** The widest place of a small picture is a card of a grid of three. */
const SIZES = '(min-width: 900px) 400px, 100vw';

const waiting = { loading: 'lazy', decoding: 'async' } as const;

function Photograph({ photo, alt }: { photo: PlatePhoto; alt: string }) {
  const { picture, credit } = photo;
  const { width, height } = picture;
  return (
    <Frame>
      <picture>
        <PhotoSources photo={picture} sizes={SIZES} />
        <Picture
          src={photoSrc(picture)}
          alt={alt ? photo.alt : ''}
          {...waiting}
          width={width}
          height={height}
        />
      </picture>
      <PhotoCredit credit={credit} />
    </Frame>
  );
}

/** A small picture of the content, drawn or photographed. */
export function ArtImage({ art, alt }: ContentImage) {
  const photo = platePhoto(art);
  return photo ? (
    <Photograph photo={photo} alt={alt} />
  ) : (
    <Picture src={plateUrl(art)} alt={alt} {...waiting} {...plateSize} />
  );
}
