import type { PlateName } from '#art-names.ts';
import { cluster, cubes } from '#drawing/parts/crystals.ts';
import { ammonite, track } from '#drawing/parts/fossils.ts';
import { balloon, confetti } from '#drawing/parts/interior.ts';
import { cake, gift } from '#drawing/parts/party.ts';
import { glow } from '#drawing/parts/sky.ts';
import { ellipse, line, num, path, rect } from '#drawing/parts/svg.ts';
import { backdrop, tabletop, W } from './stage.ts';
import { type PlateDrawing, still } from './compositions.ts';
import { PYRITE, QUARTZ } from './mineral-plates.ts';

const PARTY = ['#B8421F', '#1F5A4B', '#FBF8F1', '#4F86A8', '#E8579A', '#7A5AA6'];

/** Toys, presents and what belongs to a birthday. */
export const partyPlates = {
  'toy-blocks': still(['#F8D78C', '#FBE9C0'], ['#C98340', '#8A5422'], '#FFF9E6', () =>
    [
      [70, 0, '#B8421F'],
      [140, 0, '#4F86A8'],
      [210, 0, '#4F8A68'],
      [280, 0, '#F2B33D'],
      [106, 1, '#7A5AA6'],
      [176, 1, '#E58A4A'],
      [246, 1, '#B8421F'],
      [142, 2, '#4F8A68'],
      [212, 2, '#4F86A8'],
    ]
      .map(([x = 0, row = 0, fill = '']) => {
        const [bx, by] = [Number(x), 256 - Number(row) * 70];
        return (
          rect(bx, by - 66, 66, 66, String(fill), { rx: 7 }) +
          path(`M${bx + 46} ${by - 66}h13q7 0 7 7v52q0 7 -7 7h-13Z`, '#000', {
            'fill-opacity': 0.12,
          }) +
          rect(bx + 12, by - 54, 34, 34, '#FFF8E8', { rx: 4, 'fill-opacity': 0.9 }) +
          (Number(row) % 2
            ? track({ x: bx + 29, y: by - 32, scale: 0.42 }, String(fill))
            : ammonite({ x: bx + 29, y: by - 37, scale: 0.28 }, String(fill), '#FFF8E8'))
        );
      })
      .join(''),
  ),
  'gift-minerals': still(
    ['#1D4A48', '#33594E'],
    ['#8C5A34', '#4A2C16'],
    '#FFE3A0',
    (defs) =>
      glow(defs, 200, 120, 190, '#FFE3A0', 0.3) +
      (
        [
          [74, 250, QUARTZ, 3],
          [326, 250, ['#EADCFB', '#B08FDD', '#6C46A8'], 9],
          [200, 272, PYRITE, 6],
        ] as const
      )
        .map(
          ([x, y, tones, seed], i) =>
            ellipse(x, y, 74, 9, '#2A160A', { 'fill-opacity': 0.5 }) +
            (i === 2 ? '' : cluster(x, y - 42, 1, seed, tones, 7, '#fff')) +
            rect(x - 64, y - 46, 128, 46, '#F3ECDD', { rx: 5 }) +
            rect(x - 64, y - 46, 128, 10, '#D9C8A4', { rx: 4 }) +
            (i === 2 ? cubes(x, y - 56, 0.76, seed, tones, 7) : '') +
            ammonite({ x, y: y - 18, scale: 0.26 }, '#B8421F', '#F3ECDD'),
        )
        .join(''),
  ),
  'birthday-cake': (defs) =>
    tabletop(defs, ['#F4BB4B', '#FBE3A8'], ['#B8722F', '#7A4420'], '#FFF9E6', 250) +
    cake(defs, 200, 266, 0.92) +
    confetti([10, 390], [10, 230], 44, 5, PARTY, 7),
  balloons: (defs) =>
    backdrop(defs, 'amber', 9, { y: 150, r: 80 }) +
    (
      [
        [120, 120, 40, '#B8421F'],
        [202, 84, 44, '#4F86A8'],
        [286, 124, 40, '#1F5A4B'],
        [160, 180, 32, '#E8579A'],
        [246, 184, 34, '#7A5AA6'],
      ] as const
    )
      .map(([x, y, r], i) =>
        line(
          `M${x} ${num(y + r * 1.25)}Q${num((x + 202) / 2 + (i - 2) * 8)} ${num((y + 300) / 2 + 20)} 202 310`,
          '#7A4A18',
          2,
        ),
      )
      .join('') +
    (
      [
        [120, 120, 40, '#B8421F'],
        [202, 84, 44, '#4F86A8'],
        [286, 124, 40, '#1F5A4B'],
        [160, 180, 32, '#E8579A'],
        [246, 184, 34, '#7A5AA6'],
      ] as const
    )
      .map(([x, y, r, fill]) => balloon(x, y, r, fill, '#FFF3D6', 'none', 0))
      .join('') +
    confetti([0, W], [10, 290], 40, 8, PARTY, 7),
  presents: (defs) =>
    tabletop(defs, ['#F4BB4B', '#FBE3A8'], ['#B8722F', '#7A4420'], '#FFF9E6', 246) +
    gift(60, 268, 110, 84, '#1F5A4B', '#F2B33D') +
    gift(206, 266, 130, 112, '#B8421F', '#FBF8F1') +
    gift(150, 280, 84, 60, '#4F86A8', '#FBF8F1') +
    gift(300, 282, 66, 52, '#E8579A', '#FFF3D6') +
    confetti([0, W], [10, 150], 40, 11, PARTY, 7),
} satisfies Partial<Record<PlateName, PlateDrawing>>;
