import type { FormatName, SceneName } from './art-names.ts';
import { focusOf, type Part } from './hero-frame.ts';

/** `dark` scenes carry white text, `light` ones ink. */
export type Tone = 'dark' | 'light';

/** One veil over the picture: strength at places along its direction. */
export type Veil = {
  to: 'right' | 'bottom';
  colour: readonly [red: number, green: number, blue: number];
  stops: readonly (readonly [offset: number, opacity: number])[];
  /** In CSS pixels where it does not reach from edge to edge. */
  length?: number;
};

/** What a page must know of a scene to set text on it; free of drawing code, so clients may import it. */
export type HeroLook = {
  tone: Tone;
  scrim: Record<FormatName, readonly Veil[]>;
  /** Where the picture is held when its frame cuts it, in percent (CSS `object-position`). */
  focus: Record<FormatName, readonly [x: number, y: number]>;
};

/** Drawings also say what must never be cut. */
export type SceneLook = HeroLook & { subject: Record<FormatName, Part> };

/** Left, top, right and lower edge, in percent of the picture. */
type Edges = readonly [left: number, top: number, right: number, bottom: number];

const part = ([left, top, right, bottom]: Edges): Part => ({
  x: left / 100,
  y: top / 100,
  width: (right - left) / 100,
  height: (bottom - top) / 100,
});

type Strength = { wide?: number; tall?: number; nav?: number };

/** Under the top bar, as high as the bar and half as much again. */
const underBar = (colour: Veil['colour'], strength: number): Veil => ({
  to: 'bottom',
  colour,
  stops: [
    [0, strength],
    [0.5, strength * 0.9],
    [1, 0],
  ],
  length: 128,
});

/** A scrim in the scene's own darkest (or lightest) colour: over the text strong, over the subject none. */
function look(
  tone: Tone,
  colour: Veil['colour'],
  subject: { wide: Edges; tall: Edges },
  { wide = 0.78, tall = 0.82, nav = 0.5 }: Strength = {},
): SceneLook {
  const parts = { wide: part(subject.wide), tall: part(subject.tall) };
  return {
    tone,
    subject: parts,
    focus: { wide: focusOf(parts.wide), tall: focusOf(parts.tall) },
    scrim: {
      wide: [
        {
          to: 'right',
          colour,
          stops: [
            [0, wide],
            [0.36, wide * 0.92],
            [0.45, wide * 0.78],
            [0.6, 0],
          ],
        },
        underBar(colour, nav),
      ],
      tall: [
        {
          to: 'bottom',
          colour,
          stops: [
            [0, tall],
            [0.4, tall * 0.92],
            [0.5, tall * 0.6],
            [0.66, 0],
          ],
        },
      ],
    },
  };
}

export const sceneLooks = {
  mesozoic: look('dark', [13, 28, 44], { wide: [44, 28, 96, 88], tall: [20, 40, 96, 85] }),
  mammoth: look(
    'light',
    [252, 248, 234],
    { wide: [46, 30, 96, 89], tall: [3, 48, 95, 90] },
    { wide: 0.74, tall: 0.6, nav: 0.4 },
  ),
  minerals: look(
    'dark',
    [11, 10, 36],
    { wide: [42, 46, 98, 86], tall: [2, 55, 98, 92] },
    { wide: 0.74, tall: 0.5, nav: 0.52 },
  ),
  dinosaurs: look('dark', [10, 29, 35], { wide: [42, 5, 99, 92], tall: [5, 38, 97, 93] }),
  'time-machine': look(
    'dark',
    [8, 14, 38],
    { wide: [42, 12, 99, 94], tall: [8, 42, 98, 93] },
    { wide: 0.72 },
  ),
  'mineral-world': look(
    'light',
    [242, 247, 245],
    { wide: [46, 12, 99, 96], tall: [16, 45, 83, 87] },
    { wide: 0.55, tall: 0.7, nav: 0.72 },
  ),
  africa: look(
    'light',
    [255, 240, 205],
    { wide: [45.5, 13, 97.5, 94.5], tall: [3, 39, 98, 93] },
    { wide: 0.68, tall: 0.78, nav: 0.3 },
  ),
  biodiversity: look(
    'light',
    [247, 249, 232],
    { wide: [47, 14, 98, 95], tall: [9, 41, 96, 95] },
    { wide: 0.72, tall: 0.76, nav: 0.35 },
  ),
  geodiversity: look(
    'light',
    [255, 249, 234],
    { wide: [44, 16, 99, 98], tall: [30, 42, 98, 98] },
    { wide: 0.6, tall: 0.6, nav: 0.35 },
  ),
  volcano: look(
    'dark',
    [22, 12, 22],
    { wide: [40, 9, 98, 97], tall: [10, 40, 92, 93] },
    { nav: 0.82 },
  ),
  hours: look('dark', [13, 28, 44], { wide: [49, 33, 98, 89], tall: [6, 48, 96, 88] }),
  weekend: look(
    'light',
    [250, 250, 238],
    { wide: [44, 41, 99, 90], tall: [3, 58, 98, 92] },
    { wide: 0.7, tall: 0.6, nav: 0.35 },
  ),
  'group-visit': look(
    'light',
    [248, 249, 232],
    { wide: [45, 14, 93, 94], tall: [5, 42, 84, 90] },
    { wide: 0.7, tall: 0.72, nav: 0.35 },
  ),
  birthday: look(
    'light',
    [255, 243, 214],
    { wide: [42, 20, 98.5, 98.5], tall: [2, 43, 98, 98] },
    { wide: 0.62, tall: 0.58, nav: 0.5 },
  ),
  restaurant: look(
    'dark',
    [12, 40, 38],
    { wide: [42, 13, 97, 94], tall: [3, 40, 95, 95] },
    { wide: 0.8, nav: 0.6 },
  ),
  'game-room': look(
    'light',
    [255, 246, 222],
    { wide: [41, 14, 99, 98], tall: [3, 57, 98, 97] },
    { wide: 0.74, tall: 0.55, nav: 0.3 },
  ),
  'souvenir-shop': look(
    'dark',
    [12, 38, 40],
    { wide: [42, 15, 99, 96], tall: [5, 37, 95, 95] },
    { nav: 0.6 },
  ),
  happening: look('dark', [9, 22, 36], { wide: [46, 11, 95, 90], tall: [8, 40, 92, 90] }),
  gallery: look('dark', [26, 16, 22], { wide: [41, 20, 97, 94], tall: [2, 44, 98, 96] }),
  'cycle-path': look(
    'light',
    [250, 250, 238],
    { wide: [45, 49, 98.5, 93], tall: [14, 66, 97, 92] },
    { wide: 0.7, tall: 0.6, nav: 0.35 },
  ),
  collection: look(
    'dark',
    [10, 32, 31],
    { wide: [42, 17, 99.5, 93], tall: [3, 38, 97, 97] },
    { nav: 0.55 },
  ),
  horizon: look(
    'dark',
    [13, 32, 46],
    { wide: [55, 25, 97, 67], tall: [22, 57, 97, 76] },
    { wide: 0.9 },
  ),
  layers: look(
    'light',
    [251, 250, 240],
    { wide: [43, 48, 98, 96], tall: [4, 52, 95, 94] },
    { wide: 0.7, tall: 0.6, nav: 0.35 },
  ),
} satisfies Record<SceneName, SceneLook>;

/** Dark enough for white text on any photograph, a field of snow included. */
export const photoLook: HeroLook = {
  tone: 'dark',
  focus: { wide: [50, 50], tall: [50, 50] },
  scrim: {
    wide: [
      {
        to: 'right',
        colour: [13, 28, 44],
        stops: [
          [0, 0.82],
          [0.34, 0.74],
          [0.46, 0.67],
          [0.74, 0],
        ],
      },
      underBar([13, 28, 44], 0.72),
    ],
    tall: [
      {
        to: 'bottom',
        colour: [13, 28, 44],
        stops: [
          [0, 0.8],
          [0.46, 0.7],
          [0.58, 0.4],
          [0.72, 0],
        ],
      },
    ],
  },
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The scrim as a CSS `background-image`. */
export function scrimCss(look: Pick<HeroLook, 'scrim'>, format: FormatName): string {
  return look.scrim[format]
    .map(({ to, colour, stops, length }) => {
      const place = (offset: number) => (length ? `${length * offset}px` : percent(offset));
      const list = stops.map(
        ([offset, opacity]) =>
          `rgb(${colour.join(' ')} / ${Math.round(opacity * 1000) / 1000}) ${place(offset)}`,
      );
      return `linear-gradient(to ${to}, ${list.join(', ')})`;
    })
    .join(', ');
}
