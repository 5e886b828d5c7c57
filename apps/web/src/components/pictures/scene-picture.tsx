import { styled } from '@mui/material/styles';
import { heroSizes, type SceneName } from '@museum/art/art-names';
import { artUrl } from '@museum/art/art-url';
import { BESIDE_FROM, STACKED_HEIGHT_CSS, WIDE_FROM } from '@museum/art/hero-frame';
import { heroLook, heroPhoto } from '@museum/art/photo';
import { type HeroPhoto, photoSrc } from '@museum/art/photo-file';
import { scrimCss } from '@museum/art/scene-looks';

import { PhotoCredit } from './photo-credit.tsx';
import { PhotoSources } from './photo-sources.tsx';

/** On phones the separately composed tall drawing is shown, with the words on its sky. */
export const tallMedia = `@media (max-width:${WIDE_FROM - 1}px)`;
const tallQuery = tallMedia.replace('@media ', '');
/** On tablets the words stand above the wide drawing. */
export const stackedMedia = `@media (min-width:${WIDE_FROM}px) and (max-width:${BESIDE_FROM - 1}px)`;
/** On phones and tablets: the words stand above what is drawn. */
export const aboveMedia = `@media (max-width:${BESIDE_FROM - 1}px)`;

const Picture = styled('picture')({
  position: 'absolute',
  inset: 0,
  [stackedMedia]: { top: 'auto', height: STACKED_HEIGHT_CSS },
  '& > img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'var(--focus)',
    [tallMedia]: { objectPosition: 'var(--focus-tall)' },
  },
});

const Scrim = styled('div')({
  position: 'absolute',
  inset: 0,
  [stackedMedia]: { top: 'auto', height: STACKED_HEIGHT_CSS },
});

type ScenePictureProps = {
  scene: SceneName;
  /** Empty when the drawing only decorates. */
  alt: string;
  /** True for what is seen first; false lets it wait for its turn. */
  isFirst?: boolean;
};

const loading = (isFirst: boolean) =>
  ({ fetchPriority: isFirst ? 'high' : 'low', decoding: 'async' }) as const;

/** Where the picture is held when its frame cuts it. */
function focusStyle(scene: SceneName) {
  const { wide, tall } = heroLook(scene).focus;
  return { '--focus': `${wide[0]}% ${wide[1]}%`, '--focus-tall': `${tall[0]}% ${tall[1]}%` };
}

function Drawing({ scene, alt, isFirst }: Required<ScenePictureProps>) {
  return (
    <Picture sx={focusStyle(scene)}>
      <source media={tallQuery} srcSet={artUrl(scene, 'tall')} {...heroSizes.tall} />
      <img src={artUrl(scene, 'wide')} alt={alt} {...loading(isFirst)} {...heroSizes.wide} />
    </Picture>
  );
}

type PhotographProps = Required<ScenePictureProps> & { photo: HeroPhoto };

function Photograph({ photo, scene, alt, isFirst }: PhotographProps) {
  const { wide, tall } = photo;
  return (
    <Picture sx={focusStyle(scene)}>
      <PhotoSources photo={tall} sizes="100vw" media={tallQuery} />
      <PhotoSources photo={wide} sizes="100vw" />
      <img
        src={photoSrc(wide)}
        alt={alt ? photo.alt : ''}
        width={wide.width}
        height={wide.height}
        {...loading(isFirst)}
      />
    </Picture>
  );
}

/** A scene that fills its positioned parent, under the veil that text on it needs. */
export function ScenePicture({ scene, alt, isFirst = true }: ScenePictureProps) {
  const photo = heroPhoto(scene);
  const look = heroLook(scene);
  return (
    <>
      {photo ? (
        <Photograph photo={photo} scene={scene} alt={alt} isFirst={isFirst} />
      ) : (
        <Drawing scene={scene} alt={alt} isFirst={isFirst} />
      )}
      <Scrim
        sx={{
          backgroundImage: scrimCss(look, 'wide'),
          [tallMedia]: { backgroundImage: scrimCss(look, 'tall') },
          // The picture comes out of the ground on which the words stand.
          [stackedMedia]: { backgroundImage: `linear-gradient(${look.colour}, transparent 24%)` },
        }}
      />
      <PhotoCredit credit={photo?.credit} />
    </>
  );
}
