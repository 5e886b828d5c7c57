import type { PlateName } from '../art-names.ts';
import { dots, limb, limbPath, type Joint } from '../parts/curve.ts';
import { femur, vertebra } from '../parts/fossils.ts';
import { peaks } from '../parts/peaks.ts';
import { ridge } from '../parts/ridge.ts';
import { repeat } from '../parts/rng.ts';
import { mist, specks } from '../parts/sky.ts';
import { strata } from '../parts/strata.ts';
import { circle, ellipse, group, line, path, rect } from '../parts/svg.ts';
import { spruce } from '../parts/trees.ts';
import { backdrop, ground, H, tabletop, W } from './stage.ts';
import { type PlateDrawing } from './compositions.ts';

const tuskPlate: PlateDrawing = (defs) => {
  const curl = limb(
    [70, 92, 20],
    [96, 160, 22],
    [160, 208, 20],
    [240, 206, 16],
    [300, 158, 12],
    [318, 96, 7],
    [296, 56, 2],
  );
  return (
    tabletop(defs, ['#9CC0D2', '#D9E8EC'], ['#8C6A4A', '#4A3424'], '#FFFFFF', 246) +
    rect(96, 226, 208, 22, '#3A4A52', { rx: 4 }) +
    path('M120 228L140 196H160L150 228ZM250 228L236 200H254L274 228Z', '#2A363C') +
    path(limbPath(curl), '#8A6A44', { transform: 'translate(5 7)', 'fill-opacity': 0.35 }) +
    path(
      limbPath(curl),
      defs.linear([
        [0, '#FFF8E6'],
        [0.6, '#EAD3A4'],
        [1, '#C4A068'],
      ]),
    ) +
    path(
      limbPath(
        limb(
          [70, 86, 5],
          [94, 148, 7],
          [156, 194, 6],
          [238, 194, 5],
          [294, 150, 3],
          [310, 98, 1.4],
        ),
      ),
      '#fff',
      { 'fill-opacity': 0.75 },
    ) +
    line('M84 128q12 8 26 2M112 176q8 10 22 8M176 214q8 8 20 4', '#A8834C', 2.4, {
      'stroke-opacity': 0.6,
    })
  );
};

const excavation: PlateDrawing = (defs) => {
  const fold = (x: number) => Math.sin(x / 120) * 5;
  const layers = [
    ['#6B8A4A', 10],
    ['#5A4A2C', 18],
    ['#A8764A', 40],
    ['#D9B07A', 44],
    ['#C08A54', 40],
    ['#8C5636', 40],
    ['#5A4438', 60],
  ] as const;
  const depth =
    repeat(4, (i) => line(`M352 ${58 + i * 60}h16`, '#FBF8F1', 3)) +
    line('M360 58V238', '#FBF8F1', 3);
  return (
    rect(
      0,
      0,
      W,
      H,
      defs.linear([
        [0, '#A9CBDB'],
        [0.3, '#F1EADB'],
      ]),
    ) +
    strata(
      [-20, W + 20],
      46,
      layers.map(([fill, thickness]) => ({ fill, thickness })),
      4,
      fold,
    ) +
    path('M60 44L92 262H300L330 44Z', '#2E1F18', { 'fill-opacity': 0.32 }) +
    path('M92 262L84 206H308L300 262Z', '#3A2820', { 'fill-opacity': 0.5 }) +
    group(
      { x: 214, y: 240, scale: 1.3 },
      path(
        limbPath(limb([-92, -6, 9], [-70, 12, 10], [-30, 14, 8], [-6, -6, 6], [-4, -30, 2])),
        '#FBF0D8',
      ) +
        femur({ x: 60, y: 4, scale: 0.62, rotate: -12 }, '#FBF0D8', '#B08A58') +
        vertebra({ x: 34, y: -18, scale: 0.5, rotate: 30 }, '#E9D6B4', '#B08A58') +
        path('M-20 12C-18 -22 20 -34 44 -14C56 0 48 16 30 16Z', '#F3E4C4') +
        circle(18, -6, 6, '#5A4438'),
    ) +
    line(
      'M130 46L150 246M150 46L170 246' + repeat(9, (i) => `M${132 + i * 2.2} ${64 + i * 22}h20`),
      '#D9A55A',
      4,
    ) +
    depth +
    [
      [54, 60],
      [24, 52],
      [372, 50],
    ]
      .map(([x = 0, h = 0], i) => spruce(defs, x, 50, h, '#3F7A56', i, '#E9F2F4'))
      .join('')
  );
};

/** The mammoth, its land, and how it was found. */
export const mammothPlates = {
  tusk: tuskPlate,
  excavation,
  'spruce-forest': (defs) =>
    backdrop(defs, 'ice', 8, { x: 270, y: 92, r: 40 }) +
    peaks(
      [
        [90, 96, 220],
        [290, 120, 240],
      ],
      230,
      { lit: '#B9CFDC', shade: '#9CB9CB', snow: '#FDF6EA', snowShade: '#D3E0E9' },
      6,
    ) +
    mist(defs, W, 170, 70, '#F5EDE2', 0.8) +
    repeat(12, (i) =>
      spruce(defs, 4 + i * 36, 236 + (i % 2) * 6, 60 + (i % 4) * 12, '#86AAB7', i, '#E6F0F4'),
    ) +
    ground(defs, 'ice', 4, 240).markup +
    (
      [
        [60, 278, 170],
        [150, 266, 120],
        [262, 284, 200],
        [352, 270, 140],
      ] as const
    )
      .map(([x, y, h], i) => spruce(defs, x, y, h, '#2F5A63', i, '#EEF5F7'))
      .join('') +
    specks([0, W], [0, H], [0.8, 2.6], 70, 5, '#fff', 0.9),
  footprint: (defs) => {
    const foot = (x: number, y: number, s: number, turn: number) =>
      group(
        { x, y, scale: s, rotate: turn },
        ellipse(0, 0, 58, 48, '#FFFFFF') +
          ellipse(2, 4, 52, 42, '#8FB4C7') +
          ellipse(4, 8, 46, 34, '#6F97AC') +
          path(
            dots([
              [-39, -16, 13],
              [-21, -29, 14],
              [1, -34, 15],
              [23, -29, 14],
              [41, -16, 13],
            ] as Joint[]),
            '#8FB4C7',
          ) +
          path(
            dots([
              [-37, -15, 9],
              [-19, -27, 10],
              [3, -32, 10],
              [25, -27, 10],
              [42, -15, 9],
            ] as Joint[]),
            '#6F97AC',
          ),
      );
    return (
      rect(
        0,
        0,
        W,
        H,
        defs.linear([
          [0, '#A9CBDB'],
          [0.26, '#F5EDE2'],
          [0.34, '#FFFFFF'],
          [1, '#D3E2EA'],
        ]),
      ) +
      peaks(
        [
          [80, 44, 170],
          [230, 30, 200],
          [350, 50, 150],
        ],
        100,
        { lit: '#B9CFDC', shade: '#9CB9CB', snow: '#FDF6EA', snowShade: '#D3E0E9' },
        3,
      ) +
      path(
        ridge(W, 94, 16, 5, { detail: 4 }).d,
        defs.linear([
          [0, '#FFFFFF'],
          [1, '#DCE8EE'],
        ]),
      ) +
      foot(292, 122, 0.3, 8) +
      foot(226, 140, 0.44, 4) +
      foot(282, 180, 0.66, 6) +
      foot(150, 222, 1.14, -2) +
      specks([0, W], [0, H], [0.8, 2.4], 40, 8, '#fff', 0.9)
    );
  },
} satisfies Partial<Record<PlateName, PlateDrawing>>;
