import type { PlateName } from '#art-names.ts';
import { limb, limbPath } from '#drawing/parts/curve.ts';
import { earthPyramid } from '#drawing/parts/earth-pyramid.ts';
import { ammonite, fossilLeaf } from '#drawing/parts/fossils.ts';
import { repeat, rng } from '#drawing/parts/rng.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { glow, specks } from '#drawing/parts/sky.ts';
import { line, num, path, type Defs } from '#drawing/parts/svg.ts';
import { shrub } from '#drawing/parts/trees.ts';
import { plume, volcano } from '#drawing/parts/volcano.ts';
import { backdrop, ground, W } from './stage.ts';
import { type PlateDrawing, inRock } from './compositions.ts';

const HILL_OAK = { trunk: '#6A6A3E', dark: '#8F9A5A', leaf: '#A3AC68', lit: '#C3C684' };
const NEAR_OAK = { trunk: '#3E3A20', dark: '#4F5A2E', leaf: '#6F7A3C', lit: '#9CA053' };

function lavaFlow(defs: Defs): string {
  const flow = (grow: number, fill: string) =>
    path(
      limbPath(
        limb(
          [210, 60, 10 * grow],
          [190, 110, 16 * grow],
          [226, 160, 24 * grow],
          [180, 212, 38 * grow],
          [220, 270, 62 * grow],
          [200, 330, 90 * grow],
        ),
      ) +
        limbPath(
          limb(
            [222, 156, 14 * grow],
            [272, 186, 15 * grow],
            [300, 230, 20 * grow],
            [350, 300, 30 * grow],
          ),
        ),
      fill,
    );
  return (
    path('M-20 300V180L60 150L130 90L210 50L290 96L350 160L420 190V300Z', '#2E1A22') +
    path('M-20 300V220L80 186L150 120L210 60L240 300Z', '#43252A') +
    glow(defs, 200, 230, 200, '#FF7A35', 0.7) +
    flow(1, '#8E2A1C') +
    flow(0.8, '#E9552B') +
    flow(0.54, '#FF9A3F') +
    flow(0.26, '#FFE08A') +
    path('M-20 310V268Q30 240 80 262T140 300ZM420 310V262Q372 236 330 268T262 306Z', '#140B10') +
    specks([60, 340], [30, 220], [1, 3], 36, 6, '#FFC45C', 0.9)
  );
}

function columns(defs: Defs): string {
  const random = rng(11);
  const one = (x: number, y: number, w: number, tone: readonly [string, string, string]) => {
    const d = w * 0.24;
    return (
      path(
        `M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(d)}h${num(w * 0.44)}l${num(w * 0.28)} ${num(-d)}V310H${num(x)}Z`,
        tone[1],
      ) +
      path(`M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(d)}V310H${num(x)}Z`, '#fff', {
        'fill-opacity': 0.1,
      }) +
      path(
        `M${num(x + w * 0.72)} ${num(y + d)}l${num(w * 0.28)} ${num(-d)}V310H${num(x + w * 0.72)}Z`,
        tone[2],
      ) +
      path(
        `M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(-d)}h${num(w * 0.44)}l${num(w * 0.28)} ${num(d)}l${num(-w * 0.28)} ${num(d)}h${num(-w * 0.44)}Z`,
        tone[0],
      ) +
      line(`M${num(x + w * 0.3)} ${num(y + 60 + random() * 60)}h${num(w * 0.4)}`, '#000', 1.4, {
        'stroke-opacity': 0.3,
      })
    );
  };
  const row = (
    y: number,
    swing: number,
    w: number,
    tone: readonly [string, string, string],
    shift: number,
  ) =>
    repeat(Math.ceil(W / w) + 1, (i) =>
      one(i * w + shift, y - Math.sin((i + shift) * 0.7) * swing - random() * 22, w, tone),
    );
  return (
    backdrop(defs, 'lava', 8, { x: 270, y: 96, r: 50 }) +
    row(170, 40, 44, ['#7A4A4C', '#4A2A32', '#341C26'], -10) +
    row(226, 34, 52, ['#93605A', '#3A222C', '#241420'], -24) +
    row(282, 20, 62, ['#6A3E40', '#241620', '#160C14'], -8)
  );
}

/** Rock: layered, folded, molten, cooled. */
export const rockPlates = {
  // A slab split along its bed: the leaf's print, and its counterpart.
  'fossil-leaf': inRock(
    20,
    () =>
      path('M64 214L92 70L196 34L322 66L346 198L258 262L128 264Z', '#8C6A48', {
        transform: 'translate(5 8)',
        'fill-opacity': 0.5,
      }) +
      path('M64 214L92 70L196 34L322 66L346 198L258 262L128 264Z', '#E9D3A6') +
      path('M64 214L92 70L196 34L190 52L104 84L80 208Z', '#FBEFD0') +
      path('M346 198L258 262L128 264L134 250L250 248L328 190Z', '#C4A070') +
      fossilLeaf({ x: 192, y: 238, scale: 2.25, rotate: 12 }, '#A8814E') +
      fossilLeaf({ x: 189, y: 235, scale: 2.25, rotate: 12 }, '#5A3A22') +
      fossilLeaf({ x: 296, y: 176, scale: 0.86, rotate: -28 }, '#7A5634') +
      ammonite({ x: 116, y: 108, scale: 0.34, rotate: 40 }, '#D9BC88', '#8C6A42'),
  ),
  // Djavolja Varos on the slopes of Radan.
  'earth-pyramids': (defs) => {
    const near = {
      lit: '#F0C48E',
      body: '#D2925C',
      shade: '#8F5636',
      cap: '#5A5450',
      capShade: '#332E2C',
    };
    const far = {
      lit: '#EBCBA0',
      body: '#DBAE80',
      shade: '#B98862',
      cap: '#8A7E74',
      capShade: '#6A5F58',
    };
    return (
      backdrop(defs, 'earth', 13, { x: 312, y: 78, r: 38 }) +
      path(ridge(W, 170, 60, 14, { detail: 5 }).d, '#B7B684') +
      repeat(16, (i) => shrub(defs, 8 + i * 26, 184 + (i % 3) * 6, 26 + (i % 4) * 6, i, HILL_OAK)) +
      path(ridge(W, 214, 30, 22, { detail: 5 }).d, '#CFA372') +
      [
        [40, 236, 92],
        [96, 232, 116],
        [262, 232, 108],
        [330, 236, 124],
        [376, 238, 84],
      ]
        .map(([x = 0, y = 0, h = 0], i) => earthPyramid(defs, x, y, h, i + 4, far))
        .join('') +
      path(
        ridge(W, 254, 22, 9, { detail: 5 }).d,
        defs.linear([
          [0, '#C98E5C'],
          [0.3, '#8C5636'],
        ]),
      ) +
      [
        [146, 280, 208],
        [62, 286, 150],
        [226, 286, 236],
        [300, 284, 172],
        [364, 292, 132],
      ]
        .map(([x = 0, y = 0, h = 0], i) => earthPyramid(defs, x, y, h, i + 20, near))
        .join('') +
      repeat(7, (i) => shrub(defs, 12 + i * 64, 304, 30 + (i % 3) * 8, i + 3, NEAR_OAK))
    );
  },
  lava: (defs) =>
    backdrop(defs, 'lava', 4, { x: 330, y: 70, r: 26 }) +
    glow(defs, 210, 54, 110, '#FFB04F', 0.8) +
    lavaFlow(defs),
  'ash-plume': (defs) => {
    const place = { x: 170, base: 262, width: 300, height: 120 };
    return (
      backdrop(defs, 'lava', 15, { x: 320, y: 80, r: 30 }) +
      plume(defs, place, 150, 150, 0.9, [
        ['#4A3A44', '#6E4650', '#E8723C'],
        ['#7A6470', '#A8686A', '#FFB25E'],
      ]) +
      volcano(defs, place, { cone: ['#5A3038', '#3A1E2A'], shade: '#241420' }) +
      ground(defs, 'lava', 12, 262).markup
    );
  },
  'basalt-columns': columns,
} satisfies Partial<Record<PlateName, PlateDrawing>>;
