import { heroSizes, type SceneName } from '@museum/art/art-names';
import { artUrl } from '@museum/art/art-url';
import { heroPhoto } from '@museum/art/photo';
import { photoSrc, photoSrcSet } from '@museum/art/photo-file';

type SceneImageProps = {
  scene: SceneName;
  /** Empty when it only decorates; else a photograph's own words take its place. */
  alt: string;
  /** How wide a photograph will be, as the attribute `sizes` wants it. */
  sizes: string;
};

/** The wide form of a scene at a place of its own: a banner, the poster of a film. */
export function SceneImage({ scene, alt, sizes }: SceneImageProps) {
  const photo = heroPhoto(scene);
  const source = photo
    ? {
        src: photoSrc(photo.wide),
        srcSet: photoSrcSet(photo.wide, 'webp'),
        sizes,
        width: photo.wide.width,
        height: photo.wide.height,
      }
    : { src: artUrl(scene, 'wide'), ...heroSizes.wide };
  return <img {...source} alt={photo && alt ? photo.alt : alt} loading="lazy" decoding="async" />;
}
