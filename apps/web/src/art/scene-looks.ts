import type { FormatName, SceneName } from './art-names.ts';

/** `dark` scenes carry white text, `light` ones ink. */
export type Tone = 'dark' | 'light';

/** Where text may stand, as shares of the picture. */
export type TextBox = { x: number; y: number; width: number; height: number };

/** One veil over the picture: strength at places along its direction. */
export type Veil = {
  to: 'right' | 'bottom';
  colour: readonly [red: number, green: number, blue: number];
  stops: readonly (readonly [offset: number, opacity: number])[];
};

/** What a page must know of a scene to set text on it; free of drawing code, so clients may import it. */
export type SceneLook = {
  tone: Tone;
  textBox: Record<FormatName, TextBox>;
  scrim: Record<FormatName, readonly Veil[]>;
};

const textBox: SceneLook['textBox'] = {
  wide: { x: 0, y: 0, width: 0.42, height: 0.84 },
  tall: { x: 0, y: 0, width: 1, height: 0.4 },
};

type Strength = { wide?: number; tall?: number; nav?: number };

/** A scrim in the scene's own darkest (or lightest) colour: over the text strong, over the subject none. */
function look(
  tone: Tone,
  colour: Veil['colour'],
  { wide = 0.78, tall = 0.82, nav = 0.5 }: Strength = {},
): SceneLook {
  return {
    tone,
    textBox,
    scrim: {
      wide: [
        {
          to: 'right',
          colour,
          stops: [
            [0, wide],
            [0.36, wide * 0.82],
            [0.46, wide * 0.52],
            [0.64, 0],
          ],
        },
        {
          to: 'bottom',
          colour,
          stops: [
            [0, nav],
            [0.13, nav * 0.82],
            [0.3, 0],
          ],
        },
      ],
      tall: [
        {
          to: 'bottom',
          colour,
          stops: [
            [0, tall],
            [0.4, tall * 0.84],
            [0.5, tall * 0.4],
            [0.62, 0],
          ],
        },
      ],
    },
  };
}

export const sceneLooks = {
  mesozoic: look('dark', [13, 28, 44]),
  mammoth: look('light', [246, 250, 252], { wide: 0.64, tall: 0.6, nav: 0.4 }),
  minerals: look('dark', [11, 10, 36], { wide: 0.72, tall: 0.5, nav: 0.4 }),
  dinosaurs: look('dark', [10, 29, 35]),
  'time-machine': look('dark', [8, 14, 38], { wide: 0.66 }),
  'mineral-world': look('light', [242, 247, 245], { wide: 0.55, tall: 0.55, nav: 0.3 }),
  africa: look('light', [255, 240, 205], { wide: 0.66, tall: 0.55, nav: 0.3 }),
  biodiversity: look('light', [247, 249, 232], { wide: 0.68, tall: 0.6, nav: 0.35 }),
  geodiversity: look('light', [255, 249, 234], { wide: 0.6, tall: 0.6, nav: 0.35 }),
  volcano: look('dark', [22, 12, 22]),
  hours: look('dark', [13, 28, 44]),
  weekend: look('light', [250, 250, 238], { wide: 0.62, tall: 0.6, nav: 0.35 }),
  'group-visit': look('light', [248, 249, 232], { wide: 0.62, tall: 0.6, nav: 0.35 }),
  birthday: look('light', [255, 243, 214], { wide: 0.6, tall: 0.55, nav: 0.3 }),
  restaurant: look('dark', [12, 40, 38]),
  'game-room': look('light', [255, 246, 222], { wide: 0.6, tall: 0.55, nav: 0.3 }),
  'souvenir-shop': look('dark', [12, 38, 40], { nav: 0.6 }),
  happening: look('dark', [9, 22, 36]),
  gallery: look('dark', [26, 16, 22]),
  'cycle-path': look('light', [250, 250, 238], { wide: 0.62, tall: 0.6, nav: 0.35 }),
  collection: look('dark', [10, 32, 31], { nav: 0.55 }),
  horizon: look('dark', [13, 32, 46], { wide: 0.9 }),
  layers: look('light', [251, 250, 240], { wide: 0.7, tall: 0.6, nav: 0.35 }),
} satisfies Record<SceneName, SceneLook>;

/** Dark enough for white text on any photograph, a field of snow included. */
export const photoLook: SceneLook = {
  tone: 'dark',
  textBox,
  scrim: {
    wide: [
      {
        to: 'right',
        colour: [13, 28, 44],
        stops: [
          [0, 0.82],
          [0.34, 0.74],
          [0.46, 0.64],
          [0.74, 0],
        ],
      },
      {
        to: 'bottom',
        colour: [13, 28, 44],
        stops: [
          [0, 0.72],
          [0.13, 0.64],
          [0.3, 0],
        ],
      },
    ],
    tall: [
      {
        to: 'bottom',
        colour: [13, 28, 44],
        stops: [
          [0, 0.8],
          [0.42, 0.66],
          [0.56, 0.4],
          [0.72, 0],
        ],
      },
    ],
  },
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The scrim as a CSS `background-image`. */
export function scrimCss(look: SceneLook, format: FormatName): string {
  return look.scrim[format]
    .map(({ to, colour, stops }) => {
      const list = stops.map(
        ([offset, opacity]) =>
          `rgb(${colour.join(' ')} / ${Math.round(opacity * 1000) / 1000}) ${percent(offset)}`,
      );
      return `linear-gradient(to ${to}, ${list.join(', ')})`;
    })
    .join(', ');
}
