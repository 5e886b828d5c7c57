import type { PlateName } from '#art-names.ts';
import { eagle, flamingo } from '#drawing/creatures/birds.ts';
import { apollo, commonBlue, swallowtail } from '#drawing/creatures/butterflies.ts';
import { lion, lynx } from '#drawing/creatures/cats.ts';
import { giraffeCoat } from '#drawing/creatures/coats.ts';
import { giraffe } from '#drawing/creatures/giraffe.ts';
import { lake } from '#drawing/parts/lake.ts';
import { blades } from '#drawing/parts/grass.ts';
import { orchis } from '#drawing/parts/orchid.ts';
import { peaks } from '#drawing/parts/peaks.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { ellipse } from '#drawing/parts/svg.ts';
import { acacia, spruce } from '#drawing/parts/trees.ts';
import { backdrop, ground, H, W } from './stage.ts';
import { type PlateDrawing, ferns } from './compositions.ts';

/** Animals and flowers of Africa and of Serbia. */
export const wildlifePlates = {
  giraffe: (defs) => {
    const near = ground(defs, 'savanna', 6, 262);
    return (
      backdrop(defs, 'savanna', 14, { x: 236, y: 150, r: 84 }) +
      acacia(defs, 66, 258, 130, 4, { trunk: '#8C5A2C', leaf: '#8A6026', lit: '#A87A34' }) +
      near.markup +
      ellipse(214, 272, 84, 7, '#7A4420', { 'fill-opacity': 0.4 }) +
      giraffe(defs, { x: 112, y: 274, scale: 0.42 }, giraffeCoat) +
      blades(defs, [0, W], () => 302, 130, [10, 26], 3, '#4A2A1A')
    );
  },
  lion: (defs) =>
    backdrop(defs, 'savanna', 17, { y: 140, r: 104 }) +
    lion(defs, { x: 200, y: 152, scale: 1.1 }) +
    blades(defs, [0, W], () => 300, 150, [14, 52], 6, '#42210F'),
  flamingo: (defs) =>
    backdrop(defs, 'savanna', 26, { x: 210, y: 130, r: 84 }) +
    lake(
      defs,
      { top: 226, bottom: H, right: W },
      [
        [0, '#FBE3B0'],
        [0.4, '#E9A86A'],
        [1, '#A8633C'],
      ],
      {
        colour: '#FFF6DC',
        opacity: 0.6,
        lightX: 205,
        spread: 110,
        depth: 60,
        count: 22,
        seed: 4,
      },
    ) +
    flamingo(defs, { x: 84, y: 246, scale: 0.34, flip: true }) +
    ellipse(196, 264, 30, 4, '#8C4A30', { 'fill-opacity': 0.35 }) +
    flamingo(defs, { x: 196, y: 262, scale: 0.86 }) +
    blades(defs, [0, W], () => 304, 130, [10, 30], 8, '#42210F'),
  orchid: (defs) =>
    backdrop(defs, 'forest', 7, { y: 120, r: 84 }) +
    ground(defs, 'forest', 12, 268).markup +
    orchis(defs, 200, 292, 0.98) +
    orchis(defs, 66, 282, 0.46) +
    orchis(defs, 338, 284, 0.54) +
    blades(defs, [0, W], () => 302, 140, [12, 36], 4, '#1F5A4B'),
  eagle: (defs) =>
    backdrop(defs, 'forest', 18, { y: 120, r: 76 }) +
    peaks(
      [
        [70, 176, 200],
        [330, 158, 240],
      ],
      250,
      { lit: '#A9CBB4', shade: '#8CB59C' },
      6,
    ) +
    ground(defs, 'forest', 16, 244).markup +
    repeat(9, (i) =>
      spruce(defs, 10 + i * 48, 262 + (i % 3) * 8, 54 + (i % 3) * 16, '#1F5A4B', i),
    ) +
    eagle({ x: 200, y: 118, scale: 1.35, rotate: -7 }, '#3E3224', '#F3E4C4'),
  butterfly: (defs) =>
    backdrop(defs, 'forest', 31, { y: 132, r: 84 }) +
    ground(defs, 'forest', 5, 262).markup +
    apollo({ x: 200, y: 138, scale: 2.25, rotate: -10 }) +
    blades(defs, [0, W], () => 302, 150, [12, 46], 7, '#1F5A4B') +
    swallowtail({ x: 64, y: 206, scale: 0.72, rotate: 24 }) +
    commonBlue({ x: 344, y: 220, scale: 0.66, rotate: -26 }),
  lynx: (defs) =>
    backdrop(defs, 'forest', 11, { y: 140, r: 96 }) +
    [30, 74, 330, 376]
      .map((x, i) => spruce(defs, x, 270, 120 + (i % 2) * 50, '#5E9E78', i))
      .join('') +
    lynx(defs, { x: 200, y: 172, scale: 1.06 }) +
    ferns(defs, ['#2F6B52', '#174A3E'], 318),
} satisfies Partial<Record<PlateName, PlateDrawing>>;
