import { stripSize, type StripName } from '#art-names.ts';
import { createDefs, ellipse, rect, svgDocument, type Defs, type Point } from './parts/svg.ts';
import { stripLooks } from '#strip-looks.ts';

/** What a strip is drawn on. */
export type StripSheet = { defs: Defs; width: number; height: number; sky: string };

export type Strip = { name: StripName; draw: () => string };

/**
 * A low head's drawing. Its subject stands between 1290 and 1930 and below 70, where no screen cuts
 * it and no words lie over it; left of 1250 all is calm.
 */
export function defineStrip(name: StripName, compose: (sheet: StripSheet) => string): Strip {
  return {
    name,
    draw: () => {
      const { width, height } = stripSize;
      const defs = createDefs(`${name}-strip`);
      const { sky } = stripLooks[name];
      const drawing = compose({ defs, width, height, sky });
      return svgDocument(width, height, defs, rect(0, 0, width, height, sky) + drawing);
    },
  };
}

/** A veil over the part that words may cover; it ends before the subject. */
export const calm = ({ defs, height, sky }: StripSheet, strength: number) =>
  rect(
    0,
    0,
    1420,
    height,
    defs.linear(
      [
        [0, sky, strength],
        [0.82, sky, strength],
        [0.88, sky, strength * 0.86],
        [1, sky, 0],
      ],
      1,
      0,
    ),
  );

/** Light on a wall, too wide for a round glow: it must not reach the upper edge. */
export const wallGlow = (
  { defs }: StripSheet,
  [x, y]: Point,
  [rx, ry]: Point,
  colour: string,
  opacity: number,
) =>
  ellipse(
    x,
    y,
    rx,
    ry,
    defs.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.38],
      [1, colour, 0],
    ]),
  );

/** The sky below the flat colour of the upper edge. */
export const stripSky = ({ defs, width, height }: StripSheet, ...colours: readonly string[]) =>
  rect(
    0,
    0,
    width,
    height,
    defs.linear([
      [0.06, colours[0] ?? '', 0],
      ...colours.map((colour, i) => [0.3 + (0.6 * i) / colours.length, colour] as const),
    ]),
  );
