import type { FormatName, SceneName } from './art-names.ts';
import { focusOf, type Part } from './hero-frame.ts';

/** `dark` scenes carry white text, `light` ones ink. */
export type Tone = 'dark' | 'light';

/** One veil over the picture: strength at places along its direction. */
export type Veil = {
  to: 'right' | 'bottom';
  /** As `#RRGGBB`. */
  colour: string;
  stops: readonly (readonly [offset: number, opacity: number])[];
  /** In CSS pixels where it does not reach from edge to edge. */
  length?: number;
};

/** What a page must know of a scene to set text on it; free of drawing code, so clients may import it. */
export type HeroLook = {
  tone: Tone;
  /** That of the veils, and of the ground on which words stand above the picture, as `#RRGGBB`. */
  colour: string;
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

/** Of the scrim over the wide picture and over the tall one, and under the top bar. */
type Strengths = readonly [wide: number, tall: number, nav: number];

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

/** Red, green and blue of `#RRGGBB`. */
export function channels(colour: string): readonly [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/**
 * A scrim in the scene's own darkest (or lightest) colour, strong over the text and gone over the
 * subject, which stands between these edges of the wide and of the tall picture.
 */
function look(
  tone: Tone,
  colour: string,
  wideSubject: Edges,
  tallSubject: Edges,
  [wide, tall, nav]: Strengths,
): SceneLook {
  const parts = { wide: part(wideSubject), tall: part(tallSubject) };
  return {
    tone,
    colour,
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
  mesozoic: look('dark', '#0D1C2C', [44, 28, 96, 88], [20, 40, 96, 85], [0.78, 0.82, 0.5]),
  mammoth: look('light', '#FCF8EA', [46, 30, 96, 89], [3, 48, 95, 90], [0.74, 0.6, 0.4]),
  minerals: look('dark', '#0B0A24', [42, 46, 98, 86], [2, 55, 98, 92], [0.74, 0.5, 0.52]),
  dinosaurs: look('dark', '#0A1D23', [42, 5, 99, 92], [5, 38, 97, 93], [0.78, 0.82, 0.5]),
  'time-machine': look('dark', '#080E26', [42, 12, 99, 94], [8, 42, 98, 93], [0.72, 0.82, 0.5]),
  'mineral-world': look('light', '#F2F7F5', [46, 12, 99, 96], [16, 45, 83, 87], [0.62, 0.7, 0.72]),
  africa: look('light', '#FFF0CD', [45.5, 13, 97.5, 94.5], [3, 39, 98, 93], [0.68, 0.78, 0.3]),
  biodiversity: look('light', '#F7F9E8', [47, 14, 98, 95], [9, 41, 96, 95], [0.72, 0.76, 0.35]),
  geodiversity: look('light', '#FFF9EA', [44, 16, 99, 98], [30, 42, 98, 98], [0.6, 0.6, 0.35]),
  volcano: look('dark', '#160C16', [40, 9, 98, 97], [10, 40, 92, 93], [0.78, 0.82, 0.82]),
  hours: look('dark', '#0D1C2C', [49, 33, 98, 89], [6, 48, 96, 88], [0.78, 0.82, 0.5]),
  weekend: look('light', '#FAFAEE', [44, 41, 99, 90], [3, 58, 98, 92], [0.7, 0.6, 0.35]),
  'group-visit': look('light', '#F8F9E8', [45, 14, 93, 94], [5, 42, 84, 90], [0.7, 0.72, 0.35]),
  birthday: look('light', '#FFF3D6', [42, 20, 98.5, 98.5], [2, 43, 98, 98], [0.62, 0.58, 0.5]),
  restaurant: look('dark', '#0C2826', [42, 13, 97, 94], [3, 40, 95, 95], [0.8, 0.82, 0.6]),
  'game-room': look('light', '#FFF6DE', [41, 14, 99, 98], [3, 57, 98, 97], [0.74, 0.55, 0.3]),
  'souvenir-shop': look('dark', '#0C2628', [42, 15, 99, 96], [5, 37, 95, 95], [0.78, 0.82, 0.6]),
  happening: look('dark', '#091624', [46, 11, 95, 90], [8, 40, 92, 90], [0.78, 0.82, 0.5]),
  gallery: look('dark', '#1A1016', [41, 20, 97, 94], [2, 44, 98, 96], [0.78, 0.82, 0.5]),
  'cycle-path': look('light', '#FAFAEE', [45, 49, 98.5, 93], [14, 66, 97, 92], [0.7, 0.6, 0.35]),
  collection: look('dark', '#0A201F', [42, 17, 99.5, 93], [3, 38, 97, 97], [0.78, 0.82, 0.55]),
  horizon: look('dark', '#0D202E', [55, 25, 97, 67], [22, 57, 97, 76], [0.9, 0.82, 0.5]),
  layers: look('light', '#FBFAF0', [43, 48, 98, 96], [4, 52, 95, 94], [0.7, 0.6, 0.35]),
} satisfies Record<SceneName, SceneLook>;

/** Dark enough for white text on any photograph, a field of snow included. */
export const photoLook: HeroLook = {
  tone: 'dark',
  colour: '#0D1C2C',
  focus: { wide: [50, 50], tall: [50, 50] },
  scrim: {
    wide: [
      {
        to: 'right',
        colour: '#0D1C2C',
        stops: [
          [0, 0.82],
          [0.34, 0.74],
          [0.46, 0.67],
          [0.74, 0],
        ],
      },
      underBar('#0D1C2C', 0.72),
    ],
    tall: [
      {
        to: 'bottom',
        colour: '#0D1C2C',
        stops: [
          [0, 0.8],
          [0.54, 0.7],
          [0.64, 0.4],
          [0.76, 0],
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
          `rgb(${channels(colour).join(' ')} / ${Math.round(opacity * 1000) / 1000}) ${place(offset)}`,
      );
      return `linear-gradient(to ${to}, ${list.join(', ')})`;
    })
    .join(', ');
}
