import type { PlateName } from '../art-names.ts';
import { butterfly, eagle, flamingo } from '../creatures/birds.ts';
import { lion, lynx } from '../creatures/cats.ts';
import { giraffe } from '../creatures/giraffe.ts';
import { dots } from '../parts/curve.ts';
import { lake } from '../parts/lake.ts';
import { blades } from '../parts/grass.ts';
import { peaks } from '../parts/peaks.ts';
import { repeat } from '../parts/rng.ts';
import { ellipse, circle, group, line, path } from '../parts/svg.ts';
import { acacia, spruce } from '../parts/trees.ts';
import { backdrop, ground, H, W } from './stage.ts';
import { type PlateDrawing, ferns } from './compositions.ts';

function orchid(): string {
  const bloom = (x: number, y: number, s: number, turn: number) =>
    group(
      { x, y, scale: s, rotate: turn },
      ([-62, 62, -140, 140, 0] as const)
        .map((a) =>
          group(
            { x: 0, y: 0, rotate: a },
            path('M0 0C-22 -16 -22 -46 0 -62C22 -46 22 -16 0 0Z', '#D9579A') +
              path('M0 -4C-8 -20 -8 -40 0 -52C8 -40 8 -20 0 -4Z', '#F29AC6'),
          ),
        )
        .join('') +
        path('M-18 4C-34 18 -26 46 0 52C26 46 34 18 18 4Z', '#8E2A6A') +
        path('M-10 8C-18 20 -14 36 0 40C14 36 18 20 10 8Z', '#F6D25A') +
        circle(0, 2, 9, '#FBE7F0') +
        path(
          dots([
            [-8, 26, 2.4],
            [8, 26, 2.4],
            [0, 34, 2.4],
          ]),
          '#8E2A6A',
        ),
    );
  return (
    line(
      'M200 300C196 240 214 190 200 96M200 236C170 226 150 206 138 176M204 206C232 196 250 178 262 150',
      '#2F6B4E',
      6,
    ) +
    path(
      'M200 300C150 290 96 250 72 196C130 206 190 244 200 300ZM200 300C250 290 304 250 330 204C272 212 212 246 200 300Z',
      '#3F8A5C',
    ) +
    path('M200 300C160 276 116 240 84 206C130 226 180 262 200 300Z', '#6FB07C') +
    bloom(136, 164, 0.74, -16) +
    bloom(266, 140, 0.8, 14) +
    bloom(200, 92, 1, 0)
  );
}

/** Animals and flowers of Africa and of Serbia. */
export const wildlifePlates = {
  giraffe: (defs) => {
    const near = ground(defs, 'savanna', 6, 286);
    return (
      backdrop(defs, 'savanna', 14, { x: 236, y: 150, r: 84 }) +
      acacia(defs, 66, 276, 120, 4, { trunk: '#8C5A2C', leaf: '#8A6026', lit: '#A87A34' }) +
      giraffe(
        defs,
        { x: 96, y: 640, scale: 1 },
        {
          body: '#F1C87E',
          far: '#8A5832',
          patch: '#9C5426',
          dark: '#4A2818',
          rim: '#FFF0C9',
          rimShift: [4, 3],
        },
      ) +
      near.markup +
      blades(defs, [0, W], near.at, 130, [14, 40], 3, '#4A2A1A')
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
    orchid() +
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
    butterfly(
      { x: 200, y: 136, scale: 2.15, rotate: -14 },
      { wing: '#F08A2E', spot: '#FFF3D6', edge: '#2A1A14', body: '#1A1010' },
    ) +
    blades(defs, [0, W], () => 302, 150, [12, 46], 7, '#1F5A4B') +
    butterfly(
      { x: 66, y: 210, scale: 0.6, rotate: 24 },
      { wing: '#5B9BE0', spot: '#E6F3FF', edge: '#1D2E5C', body: '#141A2E' },
    ) +
    butterfly(
      { x: 340, y: 226, scale: 0.5, rotate: -30 },
      { wing: '#F6D25A', spot: '#E8842B', edge: '#5A4410', body: '#2A2010' },
    ),
  lynx: (defs) =>
    backdrop(defs, 'forest', 11, { y: 140, r: 96 }) +
    [30, 74, 330, 376]
      .map((x, i) => spruce(defs, x, 270, 120 + (i % 2) * 50, '#5E9E78', i))
      .join('') +
    lynx(defs, { x: 200, y: 172, scale: 1.06 }) +
    ferns(defs, ['#2F6B52', '#174A3E'], 318),
} satisfies Partial<Record<PlateName, PlateDrawing>>;
