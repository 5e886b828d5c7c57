import { plateSize, type PlateName, type SceneName } from './art-names.ts';
import { plateUrl } from './art-url.ts';
import {
  type HeroPhoto,
  photoSrc,
  photoSrcSet,
  type Photos,
  type PlatePhoto,
} from './photo-file.ts';
import { photos } from './photos.generated.ts';
import { type HeroLook, photoLook, sceneLooks } from './scene-looks.ts';

const { heroes, plates }: Photos = photos;

/** The photograph that replaces a hero, if staff have put one there. */
export const heroPhoto = (scene: SceneName): HeroPhoto | undefined => heroes[scene];

/** The photograph that replaces a small picture. */
export const platePhoto = (plate: PlateName): PlatePhoto | undefined => plates[plate];

/** How a hero carries text and where it is held, whether it is drawn or photographed. */
export function heroLook(scene: SceneName): HeroLook {
  const { focus } = heroPhoto(scene) ?? {};
  return focus ? { ...photoLook, focus: { wide: focus, tall: focus } } : sceneLooks[scene];
}

/** What a plain `<img>` needs to show a small picture, drawn or photographed. */
export function plateSource(plate: PlateName) {
  const { picture } = platePhoto(plate) ?? {};
  if (!picture) return { src: plateUrl(plate), ...plateSize };
  const { width, height } = picture;
  return { src: photoSrc(picture), srcSet: photoSrcSet(picture, 'webp'), width, height };
}
