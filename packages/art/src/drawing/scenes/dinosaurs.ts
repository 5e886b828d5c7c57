import { sauropodSkeleton } from '#drawing/creatures/skeleton.ts';
import { person, type Clothes } from '#drawing/creatures/people.ts';
import { pteranodon } from '#drawing/creatures/pteranodon.ts';
import { fernBush, frondShapes } from '#drawing/parts/ferns.ts';
import { archPath, archWindow, floorLines, ropeBarrier } from '#drawing/parts/interior.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, glow, mist, sun } from '#drawing/parts/sky.ts';
import { ellipse, line, num, path, rect } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const BONES = { bone: '#FBEFD6', shade: '#D2B98D', far: '#8E7658', steel: '#14262B' };

type Window = { x: number; y: number; width: number; height: number };

/** The park at dusk, through the great window. */
function view({ defs, pick }: Sheet, { x, y, width, height }: Window): string {
  const left = x - width / 2;
  const hills = (lift: number, amplitude: number, seed: number) =>
    ridge(left + width, y - lift, amplitude, seed, { from: left - 20 });
  const far = hills(height * 0.26, 70, 5);
  const near = hills(height * 0.14, 50, 9);
  return (
    rect(
      left,
      y - height,
      width,
      height,
      defs.linear([
        [0, '#27476A'],
        [0.34, '#7C5A76'],
        [0.58, '#DE7B4E'],
        [0.76, '#F8BE66'],
        [1, '#FCE4AE'],
      ]),
    ) +
    sun(x + width * 0.1, y - height * 0.36, width * 0.105, '#FFE3A1', '#FFF1CF', 1.2) +
    clouds(
      { width: left + width, height },
      [y - height * 0.86, y - height * 0.5],
      pick(5, 3),
      8,
      '#FFD9A0',
      0.36,
      left,
    ) +
    path(far.d, '#A5626A') +
    mist(defs, left + width, y - height * 0.26, height * 0.2, '#F9B873', 0.55) +
    path(near.d, '#5B4358') +
    grove(pick(16, 9), 4, [left, left + width], pick([60, 120], [30, 60]), (tx, h, i) =>
      araucaria(defs, tx, near.at(tx) + 8, h, '#3F344B', i),
    )
  );
}

/** Ribs of the roof, springing from both sides of the window. */
function vault({ width, pick }: Sheet, window: Window): string {
  const arches = [1.1, 1.24, 1.4, 1.6]
    .map((k) =>
      archPath({
        x: window.x,
        y: window.y + 40 * k,
        width: window.width * k,
        height: window.height * (0.94 + k * 0.12),
      }).replace('Z', ''),
    )
    .join('');
  const beams = repeat(9, (i) => {
    const a = Math.PI * (1.08 + i * 0.105);
    const r = window.width / 2;
    const [cx, cy] = [window.x, window.y - window.height + r];
    return `M${num(cx + Math.cos(a) * r * 1.06)} ${num(cy + Math.sin(a) * r * 1.06)}L${num(cx + Math.cos(a) * width)} ${num(cy + Math.sin(a) * width)}`;
  });
  return line(arches + beams, '#29525A', pick(5, 3), { 'stroke-opacity': 0.55 });
}

/** Wall pillars with a warm edge towards the window. */
function pilasters({ defs, pick }: Sheet, floor: number): string {
  const shaft = defs.linear(
    [
      [0, '#17363E'],
      [0.8, '#214A51'],
      [1, '#5A6259'],
    ],
    1,
    0,
  );
  return pick([40, 250, 460, 640, 1560], [])
    .map(
      (x) =>
        rect(x, 70, 44, floor - 70, shaft) +
        rect(x - 10, 54, 64, 20, '#29525A') +
        rect(x - 10, floor - 26, 64, 26, '#14313A'),
    )
    .join('');
}

function visitors({ pick }: Sheet): string {
  const adult: Clothes = { skin: '#E7B184', hair: '#2A1B16', top: '#B8421F', bottom: '#13252C' };
  const child: Clothes = {
    skin: '#E7B184',
    hair: '#4A2A18',
    top: '#F2B33D',
    bottom: '#1F3B45',
    bag: '#1F5A4B',
  };
  const girl: Clothes = { skin: '#E7B184', hair: '#1E1512', top: '#CFE0D2', bottom: '#B8421F' };
  return pick(
    person({ x: 1330, y: 660, scale: 1.25 }, adult, 'point') +
      person({ x: 1272, y: 664, scale: 0.86 }, child, 'raise', true) +
      person({ x: 1392, y: 666, scale: 0.95 }, girl, 'stand', true),
    person({ x: 306, y: 566, scale: 0.74 }, adult, 'point') +
      person({ x: 272, y: 568, scale: 0.52 }, child, 'raise', true),
  );
}

/** The central hall: the great skeleton before the evening window. */
export const dinosaurs = defineScene('dinosaurs', (sheet) => {
  const { defs, width, height, tall, pick } = sheet;
  const floorTop = pick(560, 488);
  const window: Window = pick(
    { x: 1120, y: 540, width: 800, height: 500 },
    { x: 205, y: 478, width: 310, height: 246 },
  );
  const skeleton = pick({ x: 690, y: 604, scale: 0.78 }, { x: 26, y: 516, scale: 0.31 });
  const fronds = frondShapes(defs);
  const [plinthLeft, plinthRight] = pick([830, 1210], [60, 262]);
  const plants = pick(
    [
      [30, 712, 1.15, 3, '#0A1D22'],
      [118, 724, 0.8, 6, '#123A38'],
      [1570, 716, 1.2, 8, '#0A1D22'],
      [1488, 730, 0.8, 5, '#123A38'],
    ] as const,
    [
      [4, 606, 0.62, 3, '#0A1D22'],
      [388, 606, 0.62, 8, '#0A1D22'],
      [342, 616, 0.4, 5, '#123A38'],
    ] as const,
  );
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear(
        [
          [0, '#0D242C'],
          [0.55, '#1C4048'],
          [1, '#2B4E50'],
        ],
        tall ? 0 : 1,
        1,
      ),
    ) +
    glow(defs, window.x, window.y - window.height * 0.4, window.width * 0.95, '#F6A35C', 0.5) +
    vault(sheet, window) +
    pilasters(sheet, floorTop) +
    archWindow(defs, window, view(sheet, window), {
      frame: '#102C33',
      bars: '#1B3A42',
      columns: 6,
      rows: 2,
    }) +
    rect(
      0,
      floorTop,
      width,
      height - floorTop,
      defs.linear([
        [0, '#6E4A44'],
        [0.3, '#3A3A40'],
        [1, '#0C1E24'],
      ]),
    ) +
    path(
      `M${num(window.x - window.width * 0.44)} ${floorTop}H${num(window.x + window.width * 0.44)}L${num(window.x + window.width * 0.62)} ${height}H${num(window.x - window.width * 0.62)}Z`,
      defs.linear([
        [0, '#FFC98A', 0.75],
        [0.8, '#F2A65A', 0.05],
      ]),
    ) +
    floorLines(
      [-width * 0.2, width * 1.2],
      [floorTop, height],
      window.x,
      pick(22, 14),
      '#0C1E24',
      0.35,
    ) +
    line(`M0 ${floorTop}H${width}`, '#0F2A31', pick(6, 4)) +
    pick(
      pteranodon({ x: 1430, y: 150, scale: 0.9 }, '#F3DDB4') +
        line('M1424 -10V132M1480 -10V126', '#14262B', 1.6),
      pteranodon({ x: 318, y: 268, scale: 0.34 }, '#F3DDB4') + line('M316 -10V262', '#14262B', 1),
    ) +
    ellipse(
      (plinthLeft + plinthRight) / 2 + pick(70, 30),
      skeleton.y + pick(22, 12),
      pick(420, 180),
      pick(18, 9),
      '#071317',
      { 'fill-opacity': 0.55 },
    ) +
    path(
      `M${plinthLeft - pick(110, 40)} ${skeleton.y - 4}H${plinthRight + pick(110, 40)}l${pick(26, 12)} ${pick(24, 12)}H${plinthLeft - pick(136, 52)}Z`,
      defs.linear([
        [0, '#4B4F4E'],
        [1, '#1B2D31'],
      ]),
    ) +
    line(
      `M${plinthLeft - pick(110, 40)} ${skeleton.y - 4}H${plinthRight + pick(110, 40)}`,
      '#F7C78C',
      pick(3, 2),
    ) +
    sauropodSkeleton(skeleton, BONES) +
    pick(
      ropeBarrier([700, 1230], 652, 44, 6, '#D79A45', '#8E2F22'),
      ropeBarrier([30, 250], 556, 26, 5, '#D79A45', '#8E2F22'),
    ) +
    visitors(sheet) +
    plants.map(([x, y, s, seed, fill]) => fernBush(fronds, x, y, s, seed, fill, 9)).join('')
  );
});
