import { person, type Clothes } from '#drawing/creatures/people.ts';
import { tyrannosaurus } from '#drawing/creatures/dinosaurs.ts';
import { spot } from '#drawing/parts/furniture.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat, rng } from '#drawing/parts/rng.ts';
import { clouds, glow, specks, sun } from '#drawing/parts/sky.ts';
import { circle, ellipse, line, num, path, rect } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { volcano } from '#drawing/parts/volcano.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const SPEAKER: Clothes = {
  skin: '#E9B88D',
  hair: '#2A1B16',
  top: '#B8421F',
  bottom: '#1D2C3C',
  cut: 'bob',
};

type Frame = readonly [x: number, y: number, width: number, height: number];

function film({ defs, pick }: Sheet, [x, y, w, h]: Frame): string {
  const base = y + h;
  const hill = (lift: number, amplitude: number, seed: number) =>
    ridge(x + w, base - lift, amplitude, seed, { from: x - 20 });
  const far = hill(h * 0.24, h * 0.2, 6);
  return (
    rect(
      x,
      y,
      w,
      h,
      defs.linear([
        [0, '#27476A'],
        [0.4, '#8F5A6B'],
        [0.66, '#E58A52'],
        [1, '#FBD98E'],
      ]),
    ) +
    sun(x + w * 0.36, y + h * 0.5, h * 0.2, '#FFE3A1', '#FFF3D6', 1.2) +
    clouds(
      { width: x + w, height: h },
      [y + h * 0.14, y + h * 0.4],
      pick(4, 2),
      6,
      '#FFD9A0',
      0.4,
      x,
    ) +
    volcano(
      defs,
      { x: x + w * 0.78, base: base - h * 0.18, width: w * 0.42, height: h * 0.5 },
      { cone: ['#5A3A4E', '#8A5560'], shade: '#3E2C43' },
    ) +
    path(far.d, '#6A4A5C') +
    grove(pick(12, 7), 8, [x, x + w], [h * 0.16, h * 0.28], (tx, th, i) =>
      araucaria(defs, tx, far.at(tx) + 5, th, '#4A3A50', i),
    ) +
    path(hill(h * 0.12, h * 0.1, 13).d, '#2A3A48') +
    tyrannosaurus(
      defs,
      { x: x + w * 0.13, y: base - h * 0.03, scale: (h / 372) * 0.76 },
      {
        body: defs.linear([
          [0, '#4E6E66'],
          [1, '#16302F'],
        ]),
        far: '#0F1F27',
        rim: '#F7B06C',
        rimShift: [-6, 6],
        dark: '#0F1F27',
        accent: '#C8784A',
      },
    ) +
    path(hill(h * 0.02, h * 0.06, 20).d, '#12262C')
  );
}

/** Heads and shoulders of the audience, row before row. */
function audience(
  { pick }: Sheet,
  rows: readonly (readonly [y: number, k: number, fill: string, from: number])[],
): string {
  const random = rng(23);
  return rows
    .map(([y, k, fill, from]) => {
      const gap = 74 * k;
      const count = Math.ceil((pick(1660, 420) - from) / gap);
      return repeat(count, (i) => {
        const x = from + i * gap + (random() - 0.5) * gap * 0.16;
        const up = (random() - 0.4) * 9 * k;
        const hair =
          random() > 0.6
            ? path(
                `M${num(x - 19 * k)} ${num(y - 60 * k - up)}a${num(19 * k)} ${num(22 * k)} 0 0 1 ${num(38 * k)} 0v${num(26 * k)}h${num(-38 * k)}Z`,
                fill,
              )
            : '';
        return (
          path(
            `M${num(x - 34 * k)} ${num(y + 60)}V${num(y - 14 * k)}q${num(2 * k)} ${num(-22 * k)} ${num(34 * k)} ${num(-22 * k)}t${num(34 * k)} ${num(22 * k)}V${num(y + 60)}Z`,
            fill,
          ) +
          circle(x, y - 56 * k - up, 18 * k, fill) +
          rect(x - 7 * k, y - 46 * k - up, 14 * k, 20 * k + up, fill) +
          hair +
          line(
            `M${num(x - 14 * k)} ${num(y - 68 * k - up)}a${num(18 * k)} ${num(18 * k)} 0 0 1 ${num(28 * k)} 0`,
            '#F2A86A',
            2 * k,
            { 'stroke-opacity': 0.5 },
          )
        );
      });
    })
    .join('');
}

/** The multimedia hall during an event: screen, speaker, rows of guests. */
export const happening = defineScene('happening', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const screen: Frame = pick([770, 104, 720, 372], [40, 258, 310, 168]);
  const [sx, sy, sw, sh] = screen;
  const stage = pick(540, 456);
  const clip = defs.clip(rect(sx, sy, sw, sh, '#000', { rx: pick(8, 5) }));
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0, '#0B1C2E'],
        [0.6, '#16324A'],
        [1, '#0C1E30'],
      ]),
    ) +
    repeat(pick(16, 8), (i) =>
      rect(i * pick(104, 52) + 6, 0, pick(50, 24), stage, '#1B3B56', { 'fill-opacity': 0.45 }),
    ) +
    glow(defs, sx + sw / 2, sy + sh / 2, sw * 0.85, '#F2A86A', 0.5) +
    rect(sx - pick(14, 7), sy - pick(14, 7), sw + pick(28, 14), sh + pick(28, 14), '#08131F', {
      rx: pick(12, 8),
    }) +
    `<g clip-path="${clip}">${film(sheet, screen)}</g>` +
    pick(
      [
        [820, 30, 900, 540],
        [1130, 24, 1130, 540],
        [1440, 30, 1360, 540],
      ] as const,
      [
        [110, 214, 130, 456],
        [280, 214, 260, 456],
      ] as const,
    )
      .map(([x, y, tx, ty]) => spot(defs, x, y, tx, ty, pick(90, 40), '#FFE9C0', 0.28))
      .join('') +
    line(`M${pick(640, 0)} ${pick(28, 212)}H${width}`, '#08131F', pick(8, 4)) +
    path(
      `M${pick(700, -10)} ${stage}H${width}V${height}H${pick(640, -10)}Z`,
      defs.linear([
        [0, '#7A4A34'],
        [0.12, '#4A2E2A'],
        [1, '#101C28'],
      ]),
    ) +
    rect(pick(700, -10), stage - pick(6, 4), width, pick(6, 4), '#F2B36A', {
      'fill-opacity': 0.8,
    }) +
    ellipse(sx + sw / 2, stage + pick(26, 14), sw * 0.5, pick(26, 14), '#FFD9A0', {
      'fill-opacity': 0.3,
    }) +
    pick(
      person({ x: 850, y: 556, scale: 1.5, flip: true }, SPEAKER, 'point') +
        path('M904 560l8 -78h56l8 78Z', '#8C5A34') +
        rect(900, 474, 80, 12, '#C98A56', { rx: 3 }) +
        line('M940 474q-4 -18 -16 -24', '#14202C', 3),
      person({ x: 74, y: 466, scale: 0.8, flip: true }, SPEAKER, 'point') +
        path('M100 468l4 -42h30l4 42Z', '#8C5A34') +
        rect(98, 422, 42, 7, '#C98A56', { rx: 2 }),
    ) +
    audience(
      sheet,
      pick(
        [
          [628, 0.8, '#16283A', 620],
          [676, 1, '#0E1C2B', 560],
          [732, 1.24, '#081420', -20],
        ] as const,
        [
          [512, 0.46, '#16283A', -6],
          [550, 0.58, '#0E1C2B', 10],
          [598, 0.74, '#081420', -14],
        ] as const,
      ),
    ) +
    specks([sx, sx + sw], [sy, stage], [0.8, 2], pick(40, 18), 5, '#FFE9C0', 0.5)
  );
});
