import { brachiosaurus } from '#drawing/creatures/brachiosaurus.ts';
import { triceratops } from '#drawing/creatures/dinosaurs.ts';
import { person, type Clothes } from '#drawing/creatures/people.ts';
import { chair, glass, plant, plateSet, table } from '#drawing/parts/furniture.ts';
import { ammonite, trilobite } from '#drawing/parts/fossils.ts';
import { floorLines, framed, paneWindow, pendant } from '#drawing/parts/interior.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, glow, mist, sun } from '#drawing/parts/sky.ts';
import { ellipse, num, path, rect } from '#drawing/parts/svg.ts';
import { araucaria, grove, oak } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

type Frame = readonly [x: number, y: number, width: number, height: number];

/** The park through the restaurant's window, a Brachiosaurus looking in. */
function park({ defs, pick }: Sheet, [x, y, w, h]: Frame): string {
  const base = y + h;
  const hill = (lift: number, amplitude: number, seed: number) =>
    ridge(x + w, base - lift, amplitude, seed, { from: x - 20 });
  const [far, near] = [hill(h * 0.34, h * 0.26, 7), hill(h * 0.18, h * 0.16, 12)];
  return (
    rect(
      x,
      y,
      w,
      h,
      defs.linear([
        [0, '#8CC3C9'],
        [0.4, '#CDE4D4'],
        [0.7, '#FBF0CC'],
        [1, '#F8DFA0'],
      ]),
    ) +
    sun(x + w * 0.26, y + h * 0.4, h * 0.13, '#FFF8DC', '#FFFCEE', 1.8) +
    clouds(
      { width: x + w, height: h },
      [y + h * 0.08, y + h * 0.34],
      pick(4, 2),
      5,
      '#fff',
      0.6,
      x,
    ) +
    path(far.d, '#A5CBA4') +
    mist(defs, x + w, base - h * 0.36, h * 0.24, '#FBF3D0', 0.7) +
    path(near.d, '#6FA77C') +
    grove(pick(12, 6), 4, [x, x + w * 0.42], [h * 0.14, h * 0.24], (tx, th, i) =>
      i % 2
        ? araucaria(defs, tx, near.at(tx) + 4, th, '#4F8A68', i)
        : oak(
            defs,
            tx,
            near.at(tx) + 4,
            th,
            i,
            { trunk: '#4A6A50', dark: '#4F8A68', leaf: '#6BA376', lit: '#A5C98A' },
            -1,
          ),
    ) +
    triceratops(
      defs,
      { x: x + w * 0.1, y: base - h * 0.1, scale: (h / 392) * 0.3 },
      { body: '#5E9A72', far: '#3F7A5A', rim: '#FFF1C0', dark: '#3F7A5A', accent: '#E3A45E' },
    ) +
    brachiosaurus(
      defs,
      { x: x + w * pick(0.545, 0.68), y: base + h * pick(0.28, 0.34), scale: (h / 392) * 0.66 },
      {
        body: defs.linear([
          [0, '#5E9480'],
          [0.6, '#2C6456'],
          [1, '#1F5A4B'],
        ]),
        far: '#174438',
        rim: '#FFF1C0',
        rimShift: [-7, 5],
        dark: '#174438',
        light: '#CFE3B4',
        eye: '#FFF1C0',
      },
    ) +
    path(hill(h * 0.03, h * 0.06, 20).d, '#2F6B4E')
  );
}

const WAITER: Clothes = {
  skin: '#E0A878',
  hair: '#221714',
  top: '#FBF3E0',
  bottom: '#16282C',
  cut: 'tail',
};
const MOTHER: Clothes = {
  skin: '#E9B88D',
  hair: '#3A2218',
  top: '#4F86A8',
  bottom: '#2A3A4A',
  cut: 'tail',
};
const TODDLER: Clothes = { skin: '#F0C49C', hair: '#5A3320', top: '#E9789E', bottom: '#3A3348' };
const CHILD: Clothes = {
  skin: '#F0C49C',
  hair: '#7A4A24',
  top: '#F2B33D',
  bottom: '#2A4A5A',
  cut: 'bob',
};

/** The waiter with a tray. */
const waiter = ({ pick }: Sheet) => {
  const [x, y, k] = pick([1474, 654, 1.36], [352, 548, 0.72]);
  return (
    ellipse(x, y, 24 * k, 4 * k, '#1A0E08', { 'fill-opacity': 0.4 }) +
    person({ x, y, scale: k }, WAITER, 'point') +
    ellipse(x - 38 * k, y - 88 * k, 26 * k, 3.4 * k, '#D9C8A4') +
    rect(x - 54 * k, y - 110 * k, 9 * k, 20 * k, '#F6A84A', { rx: 2 * k }) +
    rect(x - 40 * k, y - 106 * k, 9 * k, 16 * k, '#C8472B', { rx: 2 * k }) +
    path(
      `M${num(x - 29 * k)} ${num(y - 90 * k)}a${num(8 * k)} ${num(8 * k)} 0 0 1 ${num(16 * k)} 0Z`,
      '#FBF8F1',
    )
  );
};

const food = (x: number, y: number, w: number) =>
  ellipse(x - w * 0.1, y - w * 0.05, w * 0.16, w * 0.06, '#C9803F') +
  ellipse(x + w * 0.14, y - w * 0.045, w * 0.12, w * 0.05, '#F6DD9A') +
  ellipse(x + w * 0.02, y - w * 0.02, w * 0.1, w * 0.035, '#6FAE5C');

/** The restaurant: laid tables by the great window on the park. */
export const restaurant = defineScene('restaurant', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const floor = pick(566, 476);
  const window: Frame = pick([690, 96, 840, 392], [24, 250, 342, 182]);
  const seat = (x: number, y: number, k: number) =>
    chair(x - 128 * k, y, 168 * k, '#2A1A12', '#B8421F') +
    chair(x + 128 * k, y, 168 * k, '#2A1A12', '#B8421F', true) +
    table(x, y, 240 * k, 112 * k, '#E3B778', '#A8703A', '#2A1A12') +
    plateSet(x - 54 * k, y - 116 * k, 62 * k, food(x - 54 * k, y - 116 * k, 62 * k)) +
    plateSet(x + 56 * k, y - 116 * k, 62 * k, food(x + 56 * k, y - 116 * k, 62 * k)) +
    glass(x - 8 * k, y - 114 * k, 34 * k, '#F2A33D') +
    glass(x + 14 * k, y - 120 * k, 32 * k, '#C8472B');
  // Mother and children face each other over the table.
  const family = (x: number, y: number, k: number) =>
    person({ x: x - 108 * k, y: y - 2 * k, scale: 1.62 * k, flip: true }, MOTHER, 'sit') +
    person({ x: x + 104 * k, y: y - 20 * k, scale: 1.28 * k }, CHILD, 'sit', true) +
    person({ x: x + 30 * k, y: y - 52 * k, scale: 1.06 * k }, TODDLER, 'raise', true) +
    seat(x, y, k);
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear(
        [
          [0, '#123A38'],
          [0.5, '#1B4A42'],
          [1, '#2A5A4C'],
        ],
        1,
        0.3,
      ),
    ) +
    repeat(pick(17, 6), (i) =>
      rect(i * pick(100, 70), 0, 1.6, floor, '#0E2E2C', { 'fill-opacity': 0.5 }),
    ) +
    rect(0, floor - pick(96, 50), width, pick(96, 50), '#0F3230') +
    rect(0, floor - pick(100, 53), width, pick(6, 4), '#8C6A42') +
    pick(
      framed(
        { x: 90, y: 214 },
        118,
        144,
        '#2F5A4C',
        '#1F4E45',
        ammonite({ x: 58, y: 72, scale: 0.74 }, '#3F7464', '#1F4E45'),
      ) +
        framed(
          { x: 250, y: 190 },
          140,
          176,
          '#2F5A4C',
          '#1F4E45',
          trilobite({ x: 70, y: 92, scale: 1.2 }, '#3F7464', '#1F4E45'),
        ) +
        framed(
          { x: 434, y: 222 },
          118,
          140,
          '#2F5A4C',
          '#1F4E45',
          ammonite({ x: 59, y: 70, scale: 0.66, rotate: 120 }, '#3F7464', '#1F4E45'),
        ),
      '',
    ) +
    glow(
      defs,
      window[0] + window[2] / 2,
      window[1] + window[3] / 2,
      window[2] * 0.8,
      '#FFE9B0',
      0.35,
    ) +
    paneWindow(defs, window, park(sheet, window), {
      frame: '#2A1A12',
      columns: pick(4, 3),
      rows: 1,
      bar: pick(9, 5),
    }) +
    rect(
      window[0] - pick(26, 12),
      window[1] + window[3],
      window[2] + pick(52, 24),
      pick(20, 10),
      '#A8703A',
    ) +
    rect(
      0,
      floor,
      width,
      height - floor,
      defs.linear([
        [0, '#A8703A'],
        [0.2, '#8A5A30'],
        [1, '#3E2618'],
      ]),
    ) +
    path(
      `M${num(window[0])} ${floor}H${num(window[0] + window[2])}L${num(window[0] + window[2] * 0.86)} ${height}H${num(window[0] - window[2] * 0.3)}Z`,
      defs.linear([
        [0, '#FFE9B0', 0.55],
        [1, '#FFE9B0', 0],
      ]),
    ) +
    floorLines(
      [-width * 0.3, width * 1.3],
      [floor, height],
      window[0] + window[2] / 2,
      pick(24, 12),
      '#3E2618',
      0.4,
    ) +
    pick(
      [
        [800, 150, 34],
        [1110, 128, 34],
        [1420, 150, 34],
      ] as const,
      [
        [90, 282, 17],
        [200, 270, 17],
        [310, 282, 17],
      ] as const,
    )
      .map(([x, y, r]) =>
        pendant(defs, x, y, r, { shade: '#B8421F', light: '#FFE3A0', cord: '#0E2526' }),
      )
      .join('') +
    pick(
      plant(640, 600, 150, '#B8653A', '#1B4A42', '#4F8A68', 5) +
        plant(1566, 604, 190, '#B8653A', '#1B4A42', '#4F8A68', 9),
      '',
    ) +
    pick(
      seat(870, 612, 0.74) + seat(1330, 606, 0.72) + family(1096, 690, 1.06),
      seat(84, 516, 0.44) + seat(312, 514, 0.44) + family(196, 584, 0.72),
    ) +
    waiter(sheet) +
    pick(
      plant(60, 690, 150, '#8A4A2C', '#0E2E2C', '#1F5A4B', 3),
      plant(16, 596, 90, '#8A4A2C', '#0E2E2C', '#1F5A4B', 3) +
        plant(378, 596, 90, '#8A4A2C', '#0E2E2C', '#1F5A4B', 7),
    )
  );
});
