import type { FormatName, PlateName, SceneName } from './art-names.ts';

/** One photograph as it is shipped: `<base>-<width>.avif`, `.webp` and `.jpg`. */
export type PhotoFile = {
  base: string;
  /** In pixels, rising. */
  widths: readonly number[];
  /** Of the largest. */
  width: number;
  height: number;
};

type PhotoText = { alt: string; credit?: string };

/** In place of a hero; `focus` is what must stay in sight, in percent from the left and the top. */
export type HeroPhoto = PhotoText & { focus: readonly [number, number] } & Record<
    FormatName,
    PhotoFile
  >;

/** In place of a small picture. */
export type PlatePhoto = PhotoText & { picture: PhotoFile };

/** What the build found in this package's folder photos. */
export type Photos = {
  heroes: Partial<Record<SceneName, HeroPhoto>>;
  plates: Partial<Record<PlateName, PlatePhoto>>;
};

/** Newest format first: a browser takes the first that it knows. The last is the one all know. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
type PhotoFormat = (typeof photoFormats)[number];

/** Every width of a photograph, as `srcset` wants it. */
export const photoSrcSet = ({ base, widths }: PhotoFile, format: PhotoFormat) =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** The one address for browsers without `srcset`, and for link previews. */
export const photoSrc = ({ base, widths }: PhotoFile) => `${base}-${widths.at(-1)}.jpg`;
