import { limb, limbPath } from '#drawing/parts/curve.ts';
import { circle, group, num, path, rect, type Placement, type Point } from '#drawing/parts/svg.ts';

export type Clothes = {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoes?: string;
  bag?: string;
  /** How the hair falls; short unless told. */
  cut?: 'short' | 'bob' | 'tail' | 'cap';
  /** A dress hangs from the shoulders to the knees in the colour of the top. */
  dress?: boolean;
};
export type Pose = 'walk' | 'stand' | 'point' | 'raise' | 'slide' | 'ride' | 'sit';

/** Ankles of the far and the near leg, the knee before each, in units of the figure. */
const STRIDES: Record<
  'walk' | 'stand' | 'slide' | 'ride' | 'sit',
  readonly (readonly [Point, Point])[]
> = {
  walk: [
    [
      [7, -25],
      [15, -6],
    ],
    [
      [-8, -25],
      [-11, -4],
    ],
  ],
  stand: [
    [
      [5, -25],
      [5.4, -4],
    ],
    [
      [-4, -25],
      [-4.6, -4],
    ],
  ],
  slide: [
    [
      [-15, -44],
      [-33, -42],
    ],
    [
      [-17, -42],
      [-36, -38],
    ],
  ],
  ride: [
    [
      [-14, -44],
      [1, -27],
    ],
    [
      [-16, -35],
      [-7, -11],
    ],
  ],
  sit: [
    [
      [-19, -44],
      [-21, -8],
    ],
    [
      [-17, -42],
      [-19, -4],
    ],
  ],
};

/** Elbow and hand of the far and the near arm. */
const REACH: Record<Pose, readonly (readonly [Point, Point])[]> = {
  walk: [
    [
      [9, -60],
      [13, -46],
    ],
    [
      [-7, -60],
      [-16, -49],
    ],
  ],
  stand: [
    [
      [8, -59],
      [7, -45],
    ],
    [
      [-6, -59],
      [-5, -45],
    ],
  ],
  point: [
    [
      [8, -59],
      [7, -45],
    ],
    [
      [-14, -74],
      [-27, -82],
    ],
  ],
  raise: [
    [
      [13, -82],
      [17, -97],
    ],
    [
      [-12, -82],
      [-15, -98],
    ],
  ],
  slide: [
    [
      [13, -82],
      [17, -97],
    ],
    [
      [-12, -82],
      [-15, -98],
    ],
  ],
  ride: [
    [
      [-12, -66],
      [-24, -60],
    ],
    [
      [-12, -63],
      [-26, -58],
    ],
  ],
  sit: [
    [
      [-8, -60],
      [-22, -62],
    ],
    [
      [-6, -58],
      [-20, -60],
    ],
  ],
};

const SHOULDERS = [
  [4, -73],
  [-2, -73],
] as const;
const SHIRT =
  'M-4 -80C-10 -79 -11 -72 -10.5 -63L-10 -44Q0 -41.500 10 -44L10.500 -63C11 -72 9 -79 4 -80Z';
const DRESS = 'M-4 -80C-9 -79 -10 -72 -9 -62L-15 -33Q0 -28 15 -33L9.500 -62C10 -72 9 -79 4 -80Z';

const shoe = ([x, y]: Point) =>
  `M${num(x + 4.4)} ${num(y - 2)}L${num(x + 4.4)} ${num(y + 4)}H${num(x - 9)}C${num(x - 9.4)} ${num(y + 0.4)} ${num(x - 5)} ${num(y)} ${num(x - 4)} ${num(y - 2.4)}Z`;

/** Hair as seen from the left: over the crown, behind the ear, down to the nape. */
function hairPath(r: number, y: number, cut: Clothes['cut']): string {
  const p = (x: number, up: number) => `${num(x * r)} ${num(y + up * r)}`;
  const crown = `M${p(-0.9, -0.42)}C${p(-1, -1.24)} ${p(0.5, -1.5)} ${p(1, -0.62)}`;
  if (cut === 'cap')
    return `M${p(-0.94, -0.34)}C${p(-0.9, -1.3)} ${p(0.8, -1.4)} ${p(1.04, -0.2)}L${p(-0.9, -0.34)}L${p(-1.6, -0.1)}Q${p(-1.5, -0.5)} ${p(-0.94, -0.5)}Z`;
  const fringe = `C${p(0.1, -0.62)} ${p(-0.4, -0.44)} ${p(-0.9, -0.42)}Z`;
  if (cut === 'bob')
    return `${crown}C${p(1.3, 0.1)} ${p(1.34, 0.8)} ${p(1.1, 1.16)}C${p(0.7, 1.3)} ${p(0.3, 1.2)} ${p(0.12, 0.9)}C${p(0.3, 0.4)} ${p(0.2, -0.1)} ${p(0.12, -0.3)}${fringe}`;
  const nape = `${crown}C${p(1.16, -0.1)} ${p(1.06, 0.5)} ${p(0.74, 0.78)}C${p(0.5, 0.5)} ${p(0.36, 0.3)} ${p(0.3, -0.1)}${fringe}`;
  return cut === 'tail'
    ? `${nape}M${p(0.9, -0.5)}C${p(1.8, -0.6)} ${p(2.1, 0.5)} ${p(1.7, 1.5)}C${p(1.5, 0.9)} ${p(1.2, 0.3)} ${p(0.8, 0.1)}Z`
    : nape;
}

/** A visitor of 100 units, facing left; children have a larger head for their height. */
export function person(
  placement: Placement,
  { skin, hair, top, bottom, bag, cut, dress, shoes = '#2A2226' }: Clothes,
  pose: Pose = 'walk',
  child = false,
): string {
  const stride = pose in STRIDES ? STRIDES[pose as keyof typeof STRIDES] : STRIDES.stand;
  const r = child ? 11.6 : 8.8;
  const y = child ? -88 : -89;
  const legs = stride.map(
    ([knee, ankle], i) =>
      path(
        limbPath(limb([i ? -2 : 3, -46, 7], [knee[0], knee[1], 5], [ankle[0], ankle[1] - 3, 4])),
        dress ? skin : bottom,
      ) + path(shoe(ankle), shoes),
  );
  const arms = REACH[pose].map(([elbow, hand], i) => {
    const [x, from] = SHOULDERS[i] ?? SHOULDERS[0];
    const sleeve = limbPath(
      limb(
        [x, from, 4.6],
        [elbow[0], elbow[1], 3.8],
        [(hand[0] * 3 + elbow[0]) / 4, (hand[1] * 3 + elbow[1]) / 4, 3],
      ),
    );
    return (
      circle(hand[0], hand[1], 3.2, skin) +
      path(sleeve, top) +
      (i ? '' : path(sleeve, '#000', { 'fill-opacity': 0.16 }))
    );
  });
  const face =
    rect(-2.6, y + r * 0.5, 6.4, 10, skin) +
    circle(0, y, r, skin) +
    // Nose and chin turn a disc into a profile.
    path(
      `M${num(-r * 0.94)} ${num(y - r * 0.16)}l${num(-r * 0.26)} ${num(r * 0.36)}l${num(r * 0.3)} ${num(r * 0.1)}Z`,
      skin,
    ) +
    circle(-r * 0.52, y - r * 0.02, r * 0.1, hair);
  return group(
    placement,
    (legs[0] ?? '') +
      (arms[0] ?? '') +
      (bag ? rect(5, -76, 14, 25, bag, { rx: 5 }) : '') +
      (legs[1] ?? '') +
      face +
      path(dress ? DRESS : SHIRT, top) +
      path(hairPath(r, y, cut), cut === 'cap' ? (bag ?? bottom) : hair) +
      (arms[1] ?? ''),
  );
}

/** One flat colour, for figures far away or against the light. */
export const silhouette = (
  colour: string,
  bag?: string,
  cut?: Clothes['cut'],
  dress?: boolean,
): Clothes => ({
  skin: colour,
  hair: colour,
  top: colour,
  bottom: colour,
  shoes: colour,
  bag,
  cut,
  dress,
});
