import { type PhotoFile, photoFormats, photoSrcSet } from '@museum/art/photo-file';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

type PhotoSourcesProps = {
  photo: PhotoFile;
  /** How wide the picture will be, as the attribute `sizes` wants it. */
  sizes: string;
  media?: string;
};

/** The sources of a photograph for a `<picture>`, the lightest format first. */
export function PhotoSources({ photo, sizes, media }: PhotoSourcesProps) {
  return photoFormats.map((format) => (
    <source
      key={format}
      type={TYPES[format]}
      media={media}
      srcSet={photoSrcSet(photo, format)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
    />
  ));
}
