import { brachiosaurus } from '#drawing/creatures/brachiosaurus.ts';
import { person, type Clothes } from '#drawing/creatures/people.ts';
import { chair, glass, plant, plateSet, table } from '#drawing/parts/furniture.ts';
import { floorLines, paneWindow, pendant } from '#drawing/parts/interior.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { ellipse, line, path, rect, type Defs } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { calm, defineStrip, wallGlow } from '#drawing/strip.ts';

const FLOOR = 250;
const SEATED: readonly (readonly [x: number, flip: boolean, clothes: Clothes])[] = [
  [1374, true, { skin: '#F0C49C', hair: '#5A3320', top: '#F2B33D', bottom: '#2A4A5A', cut: 'bob' }],
  [1514, false, { skin: '#DDA576', hair: '#221714', top: '#4F86A8', bottom: '#2A2A3A' }],
];

/** The park outside, the Brachiosaurus looking in. */
function park(defs: Defs, [x, y, w, h]: readonly [number, number, number, number]): string {
  const hill = ridge(x + w, y + h * 0.78, 20, 7, { from: x - 20 });
  return (
    rect(
      x,
      y,
      w,
      h,
      defs.linear([
        [0, '#9CCBCC'],
        [0.5, '#DDEBD4'],
        [1, '#FBECC0'],
      ]),
    ) +
    path(hill.d, '#86B98C') +
    grove(9, 4, [x, x + w * 0.56], [26, 50], (tx, th, i) =>
      araucaria(defs, tx, hill.at(tx) + 4, th, '#4F8A68', i),
    ) +
    brachiosaurus(
      defs,
      { x: x + w * 0.6, y: y + h * 1.62, scale: 0.25 },
      {
        body: defs.linear([
          [0, '#5E9480'],
          [1, '#1F5A4B'],
        ]),
        far: '#174438',
        rim: '#FFF1C0',
        rimShift: [-7, 5],
        dark: '#174438',
        light: '#CFE3B4',
        eye: '#FFF1C0',
      },
    )
  );
}

const food = (x: number, y: number, w: number) =>
  ellipse(x - w * 0.1, y - w * 0.05, w * 0.16, w * 0.06, '#C9803F') +
  ellipse(x + w * 0.14, y - w * 0.045, w * 0.12, w * 0.05, '#F6DD9A');

const laid = (x: number, y: number, k: number) =>
  table(x, y, 150 * k, 62 * k, '#E3B778', '#A8703A', '#2A1A12') +
  plateSet(x - 34 * k, y - 64 * k, 44 * k, food(x - 34 * k, y - 64 * k, 44 * k)) +
  plateSet(x + 34 * k, y - 64 * k, 44 * k, food(x + 34 * k, y - 64 * k, 44 * k)) +
  glass(x - 6 * k, y - 63 * k, 22 * k, '#F2A33D') +
  glass(x + 9 * k, y - 67 * k, 20 * k, '#C8472B');

/** Lunch in the restaurant, its long window on the park. */
export const meals = defineStrip('meals', (sheet) => {
  const { defs, width, height } = sheet;
  const window = [1300, 92, 600, 120] as const;
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0.08, '#1B4A42', 0],
        [1, '#2A5A4C'],
      ]),
    ) +
    rect(0, 68, width, 5, '#0E2E2C') +
    repeat(40, (i) => rect(i * 66, 74, 1.4, FLOOR - 74, '#0E2E2C', { 'fill-opacity': 0.5 })) +
    rect(0, FLOOR - 34, width, 34, '#0F3230') +
    line(`M0 ${FLOOR - 34}H${width}`, '#6A5236', 2.4) +
    wallGlow(sheet, [1600, 170], [520, 150], '#FFE9B0', 0.3) +
    paneWindow(defs, window, park(defs, window), {
      frame: '#2A1A12',
      columns: 5,
      rows: 1,
      bar: 5,
    }) +
    rect(1290, 212, 620, 8, '#A8703A') +
    rect(
      0,
      FLOOR,
      width,
      height - FLOOR,
      defs.linear([
        [0, '#7A5230'],
        [1, '#3E2618'],
      ]),
    ) +
    floorLines([-400, width + 400], [FLOOR, height], 1600, 40, '#2A1A12', 0.4) +
    calm(sheet, 0.3) +
    plant(1302, 284, 84, '#B8653A', '#1B4A42', '#4F8A68', 5) +
    plant(1950, 288, 120, '#B8653A', '#1B4A42', '#4F8A68', 9) +
    SEATED.map(
      ([x, flip, clothes]) =>
        chair(x, 308, 92, '#2A1A12', '#B8421F', !flip) +
        person({ x: x + (flip ? -4 : 4), y: 306, scale: 0.94, flip }, clothes, 'sit', true),
    ).join('') +
    laid(1444, 308, 1.04) +
    laid(1766, 306, 1) +
    chair(1684, 306, 90, '#2A1A12', '#B8421F') +
    chair(1850, 306, 90, '#2A1A12', '#B8421F', true) +
    [1444, 1766]
      .map((x) =>
        pendant(defs, x, 112, 19, { shade: '#B8421F', light: '#FFE3A0', cord: '#0E2526' }, 130, 70),
      )
      .join('')
  );
});
