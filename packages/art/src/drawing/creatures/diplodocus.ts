import { leg, limb, raise, sampleSpine } from '#drawing/parts/curve.ts';
import { creature, type Anatomy, type Coat } from '#drawing/parts/creature.ts';
import { circle, line, num, path, type Defs, type Placement } from '#drawing/parts/svg.ts';

const GROUND = 192;

/** The spine from the nape to the tip of the tail; the skeleton uses it too. */
export const diplodocusSpine = limb(
  [52, -262, 15],
  [66, -250, 14.5],
  [80, -228, 14],
  [108, -190, 16],
  [158, -140, 21],
  [222, -92, 29],
  [286, -52, 42],
  [345, -22, 62],
  [420, -8, 80],
  [500, -18, 78],
  [562, -14, 56],
  [628, 6, 37],
  [706, 36, 24],
  [800, 64, 14],
  [900, 80, 8],
  [1000, 80, 4.5],
  [1090, 58, 2.4],
  [1150, 32, 1.2],
);

export const diplodocusAnatomy: Anatomy = {
  near: raise(
    [
      diplodocusSpine,
      limb([60, -264, 15], [40, -264, 15], [22, -257, 11], [6, -249, 8.5], [-4, -244, 6]),
      leg(
        [358, 0, 42],
        [348, 60, 33],
        [338, 108, 23],
        [342, 150, 20],
        [343, 172, 22],
        [342, 186, 25],
      ),
      leg(
        [512, 0, 62],
        [524, 56, 42],
        [538, 104, 27],
        [524, 146, 21],
        [523, 170, 24],
        [521, 186, 27],
      ),
    ],
    GROUND,
  ),
  far: raise(
    [
      leg(
        [372, 20, 40],
        [384, 70, 28],
        [398, 120, 21],
        [392, 156, 18],
        [390, 172, 20],
        [388, 182, 23],
      ),
      leg(
        [470, 10, 52],
        [462, 70, 34],
        [452, 118, 23],
        [460, 154, 19],
        [461, 170, 21],
        [459, 182, 24],
      ),
    ],
    GROUND,
  ),
};

/** Darker bands that hang from the ridge of the back, from the neck to the middle of the tail. */
const bandPath = sampleSpine(diplodocusSpine.spine, 3)
  .filter(([x], i) => i % 2 && x > 90 && x < 820)
  .map(([x, y, r]) => {
    const top = y - GROUND - r * 0.86;
    const h = r * 0.85 + 8;
    return `M${num(x - 10)} ${num(top)}q${num(10)} ${num(h * 0.5)} ${num(4)} ${num(h)}q${num(14)} ${num(-h * 0.3)} ${num(14)} ${num(-h)}Z`;
  })
  .join('');

/** Diplodocus, head to the left unless flipped; about 1150 units long and 460 high. */
export function diplodocus(
  defs: Defs,
  placement: Placement,
  coat: Coat,
  { eye, mouth, bands }: { eye?: string; mouth?: string; bands?: string } = {},
): string {
  const detail =
    (eye ? circle(40, -461, 4, eye) : '') +
    (mouth ? line('M-8 -434Q16 -438 32 -444', mouth, 2.4) : '');
  const skin = bands ? path(bandPath, bands, { 'fill-opacity': 0.3 }) : '';
  return creature(defs, diplodocusAnatomy, placement, coat, { detail, skin });
}
