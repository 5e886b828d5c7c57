import { limb, limbPath } from '../parts/curve.ts';
import { circle, group, path, rect, type Placement } from '../parts/svg.ts';

export type Clothes = {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoes?: string;
  bag?: string;
};
export type Pose = 'walk' | 'stand' | 'point' | 'raise';

const LEGS: Record<Pose, readonly [string, string]> = {
  walk: [
    limbPath(limb([2, -46, 6.5], [8, -26, 5], [15, -6, 3.6])) +
      limbPath(limb([15, -4, 3.4], [10, -2, 3.2])),
    limbPath(limb([0, -46, 7], [-8, -25, 5], [-11, -5, 3.8])) +
      limbPath(limb([-11, -3.6, 3.6], [-17, -3, 3])),
  ],
  stand: [
    limbPath(limb([4, -46, 6.5], [5, -26, 5], [5, -6, 3.8])) +
      limbPath(limb([5, -3.4, 3.4], [0, -3, 3])),
    limbPath(limb([-2, -46, 6.5], [-3, -25, 5], [-4, -6, 3.8])) +
      limbPath(limb([-4, -3.4, 3.4], [-9, -3, 3])),
  ],
  point: ['', ''],
  raise: ['', ''],
};

const ARMS: Record<Pose, readonly [string, string]> = {
  walk: [
    limbPath(limb([3, -70, 4], [11, -57, 3.4], [14, -45, 3])),
    limbPath(limb([0, -70, 4.2], [-8, -57, 3.6], [-16, -48, 3])),
  ],
  stand: [
    limbPath(limb([3, -70, 4], [8, -57, 3.4], [7, -44, 3])),
    limbPath(limb([-1, -70, 4.2], [-6, -57, 3.6], [-4, -44, 3])),
  ],
  point: [
    limbPath(limb([3, -70, 4], [8, -57, 3.4], [7, -44, 3])),
    limbPath(limb([-1, -70, 4.2], [-14, -74, 3.6], [-27, -82, 2.8])),
  ],
  raise: [
    limbPath(limb([3, -70, 4], [13, -80, 3.4], [18, -94, 2.8])),
    limbPath(limb([-1, -70, 4.2], [-11, -82, 3.6], [-15, -97, 2.8])),
  ],
};

/** A visitor of 100 units, facing left; children have a larger head for their height. */
export function person(
  placement: Placement,
  { skin, hair, top, bottom, bag }: Clothes,
  pose: Pose = 'walk',
  child = false,
): string {
  const [farLeg, nearLeg] = pose === 'walk' ? LEGS.walk : LEGS.stand;
  const [farArm, nearArm] = ARMS[pose];
  const r = child ? 11.5 : 8.4;
  const headY = child ? -85 : -88;
  const cap = `M${-r * 0.72} ${headY - r * 0.5}A${r} ${r} 0 1 1 ${r * 0.6} ${headY + r * 0.86}Q${r * 0.2} ${headY} ${-r * 0.72} ${headY - r * 0.5}Z`;
  return group(
    placement,
    path(farLeg, bottom) +
      path(farArm, top, { 'fill-opacity': 0.75 }) +
      (bag ? rect(4, -74, 13, 22, bag, { rx: 5 }) : '') +
      path(nearLeg, bottom) +
      path(limbPath(limb([0, -70, 8.6], [0.5, -58, 9.4], [1, -47, 8.4])), top) +
      rect(-3, headY + r * 0.6, 6, 10, skin) +
      circle(0, headY, r, skin) +
      path(cap, hair) +
      path(nearArm, top) +
      circle(...handOf(pose), 3, skin),
  );
}

function handOf(pose: Pose): [number, number] {
  if (pose === 'walk') return [-17, -46];
  if (pose === 'stand') return [-4, -42];
  return pose === 'point' ? [-29, -83] : [-15.5, -99];
}

/** One flat colour, for figures far away or against the light. */
export const silhouette = (colour: string, bag?: string): Clothes => ({
  skin: colour,
  hair: colour,
  top: colour,
  bottom: colour,
  bag,
});
