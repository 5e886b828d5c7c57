import { limbs, type Limb } from './curve.ts';
import { group, layer, path, stamp, type Defs, type Placement, type Point } from './svg.ts';

/** Faces left, soles at y = 0. `far` are the limbs on the side away from us. */
export type Anatomy = { far: readonly Limb[]; near: readonly Limb[] };

export type Coat = {
  body: string;
  far: string;
  rim?: string;
  /** Shift of the body inside its rim: points away from the light. */
  rimShift?: Point;
};

/**
 * A body with a rim of light: the outline in the rim's colour, and the same outline, shifted and
 * clipped to itself, in the body's. `skin` is clipped to the body, `detail` lies on top.
 */
export function creature(
  defs: Defs,
  { far, near }: Anatomy,
  placement: Placement,
  { body, far: farFill, rim, rimShift = [5, 4] }: Coat,
  { skin = '', detail = '', behind = '' }: { skin?: string; detail?: string; behind?: string } = {},
): string {
  const shape = defs.shape(limbs(near));
  const clip = defs.clip(stamp(shape));
  const inner = rim
    ? stamp(shape, undefined, { fill: rim }) +
      layer(stamp(shape, { x: rimShift[0], y: rimShift[1] }, { fill: body }) + skin, {
        'clip-path': clip,
      })
    : stamp(shape, undefined, { fill: body }) + (skin ? layer(skin, { 'clip-path': clip }) : '');
  return group(placement, path(limbs(far), farFill) + behind + inner + detail);
}
