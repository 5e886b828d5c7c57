import type { Defs } from '#drawing/parts/svg.ts';

/** Coats of animals that stand on more than one picture. */

/** The stegosaurus beside the cycle path. */
export const mossCoat = (defs: Defs) =>
  ({
    body: defs.linear([
      [0, '#7FA06A'],
      [1, '#3A6A4E'],
    ]),
    far: '#2E5440',
    rim: '#FFF8DC',
    rimShift: [5, 5],
    dark: '#2F5A44',
    accent: '#E58A4A',
  }) as const;

/** The diplodocus before the lit entrance. */
export const duskCoat = (defs: Defs) =>
  ({
    body: defs.linear([
      [0, '#46696A'],
      [0.6, '#2A4A50'],
      [1, '#1B343B'],
    ]),
    far: '#172B33',
    rim: '#FFC486',
    rimShift: [6, 4],
  }) as const;

export const giraffeCoat = {
  body: '#F1C87E',
  far: '#8A5832',
  patch: '#9C5426',
  dark: '#4A2818',
  rim: '#FFF0C9',
  rimShift: [4, 3],
} as const;
