import type { PlateName } from '../art-names.ts';
import { limb, limbPath } from '../parts/curve.ts';
import { fossilFish } from '../parts/fossils.ts';
import { peaks } from '../parts/peaks.ts';
import { repeat, rng } from '../parts/rng.ts';
import { glow, mist, specks } from '../parts/sky.ts';
import { line, num, path, type Defs } from '../parts/svg.ts';
import { spruce } from '../parts/trees.ts';
import { plume, volcano } from '../parts/volcano.ts';
import { backdrop, ground, W } from './stage.ts';
import { type PlateDrawing, inRock } from './compositions.ts';

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
  'fossil-fish': inRock(
    20,
    () =>
      fossilFish({ x: 204, y: 156, scale: 2.5, rotate: -8 }, '#F6E2B8') +
      fossilFish({ x: 200, y: 152, scale: 2.5, rotate: -8 }, '#4A2C1C'),
  ),
  'alpine-peak': (defs) =>
    backdrop(defs, 'earth', 13, { x: 300, y: 84, r: 40 }) +
    peaks(
      [
        [320, 96, 300],
        [90, 120, 260],
      ],
      262,
      { lit: '#CDBB98', shade: '#A8926C', snow: '#FFFDF6', snowShade: '#E3DAC6' },
      5,
    ) +
    mist(defs, W, 190, 60, '#FBF3DE', 0.7) +
    peaks(
      [[200, 52, 330]],
      280,
      { lit: '#B59B70', shade: '#866C48', snow: '#FFFFFF', snowShade: '#DCD2BC' },
      11,
    ) +
    mist(defs, W, 216, 60, '#FBF3DE', 0.7) +
    ground(defs, 'earth', 9, 262).markup +
    repeat(10, (i) => spruce(defs, 6 + i * 43, 276 + (i % 3) * 8, 46 + (i % 4) * 12, '#4E5A36', i)),
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
