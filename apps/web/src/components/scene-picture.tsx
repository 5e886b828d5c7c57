import { styled } from '@mui/material/styles';

import { heroSizes, type SceneName } from '#art/art-names.ts';
import { artUrl } from '#art/art-url.ts';
import { scrimCss } from '#art/scene-looks.ts';

/** On narrower screens the separately composed tall drawing is shown. */
export const tallMedia = '@media (max-width:767px)';

const Picture = styled('picture')({
  position: 'absolute',
  inset: 0,
  '& > img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '70% 100%',
    [tallMedia]: { objectPosition: '50% 100%' },
  },
});

const Scrim = styled('div')({ position: 'absolute', inset: 0 });

type ScenePictureProps = {
  scene: SceneName;
  /** Empty when the drawing only decorates. */
  alt: string;
  /** True for what is seen first; false lets it wait for its turn. */
  isFirst?: boolean;
};

/** A drawn scene that fills its positioned parent, under the veil that text on it needs. */
export function ScenePicture({ scene, alt, isFirst = true }: ScenePictureProps) {
  return (
    <>
      <Picture>
        <source
          media={tallMedia.replace('@media ', '')}
          srcSet={artUrl(scene, 'tall')}
          {...heroSizes.tall}
        />
        <img
          src={artUrl(scene, 'wide')}
          alt={alt}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding="async"
          {...heroSizes.wide}
        />
      </Picture>
      <Scrim
        sx={{
          backgroundImage: scrimCss(scene, 'wide'),
          [tallMedia]: { backgroundImage: scrimCss(scene, 'tall') },
        }}
      />
    </>
  );
}
