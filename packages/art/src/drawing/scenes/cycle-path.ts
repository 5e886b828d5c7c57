import { mossCoat } from '#drawing/creatures/coats.ts';
import { cyclist } from '#drawing/creatures/cyclist.ts';
import { stegosaurus } from '#drawing/creatures/dinosaurs.ts';
import type { Clothes } from '#drawing/creatures/people.ts';
import { lake } from '#drawing/parts/lake.ts';
import { meadow } from '#drawing/parts/meadow.ts';
import { ridge, skyline } from '#drawing/parts/ridge.ts';
import { repeat, rng } from '#drawing/parts/rng.ts';
import { clouds, mist, sky, sun } from '#drawing/parts/sky.ts';
import { ellipse, line, path, rect } from '#drawing/parts/svg.ts';
import { grove, oak, shrub, spruce } from '#drawing/parts/trees.ts';
import { defineScene } from '#drawing/scene.ts';

const RIDERS = {
  woman: {
    skin: '#F0C49C',
    hair: '#5A3320',
    top: '#C8472B',
    bottom: '#24424E',
    cut: 'tail',
  },
  man: {
    skin: '#DDA576',
    hair: '#221714',
    top: '#F2B33D',
    bottom: '#3A3348',
    cut: 'cap',
    bag: '#24505A',
  },
} as const satisfies Record<string, Clothes>;

const OAK = { trunk: '#4A3C28', dark: '#2F6B4E', leaf: '#549460', lit: '#A3C774' };
const FAR_OAK = { trunk: '#6A8A68', dark: '#76AA86', leaf: '#8CBB90', lit: '#B9D6A4' };

/** A ride by the lake on a bright morning, past the Stegosaurus of the park. */
export const cyclePath = defineScene('cycle-path', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.58, 0.66);
  const far = ridge(width, horizon - pick(70, 40), pick(150, 70), 26);
  const mid = ridge(width, horizon - pick(16, 10), pick(80, 40), 11);
  const bank = skyline(
    pick(
      [
        [-20, 560],
        [220, 552],
        [520, 548],
        [860, 536],
        [1200, 520],
        [1640, 500],
      ],
      [
        [-20, 474],
        [120, 468],
        [260, 460],
        [410, 448],
      ],
    ),
  );
  const way = pick([640, 44] as const, [542, 26] as const);
  const front = ridge(width, height * 0.978, pick(24, 12), 45, { rough: 0.45 });
  const random = rng(9);
  const ride = (x: number, scale: number, who: keyof typeof RIDERS, frame: string) =>
    ellipse(x - 2 * scale, way[0], 56 * scale, 5 * scale, '#4A4A2C', { 'fill-opacity': 0.4 }) +
    cyclist({ x, y: way[0], scale }, RIDERS[who], frame);
  return (
    sky(defs, sheet, [
      [0, '#A9D3DD'],
      [0.4, '#D5EAE2'],
      [0.66, '#FAF3D6'],
      [1, '#FBEBC0'],
    ]) +
    sun(width * pick(0.6, 0.7), height * pick(0.3, 0.5), pick(64, 34), '#FFFBE6', '#FFFEF6', 2) +
    clouds(sheet, pick([100, 250], [80, 230]), pick(7, 4), 33, '#fff', 0.75) +
    path(far.d, '#B9D5BC') +
    mist(defs, width, horizon - 90, 120, '#F8F4DC', 0.8) +
    path(mid.d, '#93C096') +
    grove(pick(44, 16), 8, [0, width], pick([30, 70], [20, 44]), (x, h, i) =>
      i % 3
        ? shrub(defs, x, mid.at(x) + 6, h, i, FAR_OAK)
        : spruce(defs, x, mid.at(x) + 4, h, '#79AE88', i),
    ) +
    lake(
      defs,
      { top: horizon + pick(20, 14), bottom: height, right: width },
      [
        [0, '#DDEFE4'],
        [0.2, '#9FD0D0'],
        [0.7, '#4F97A4'],
        [1, '#2F7488'],
      ],
      {
        colour: '#FFFDF0',
        opacity: 0.6,
        lightX: width * pick(0.6, 0.7),
        spread: pick(150, 80),
        depth: pick(90, 50),
        count: pick(26, 12),
        seed: 5,
      },
    ) +
    path(
      bank.d,
      defs.linear([
        [0, '#A9CB84'],
        [0.1, '#7FB06C'],
        [0.5, '#4C8A58'],
        [1, '#2C6B4C'],
      ]),
    ) +
    grove(pick(12, 4), 17, pick([0, 640], [0, 120]), pick([50, 110], [34, 60]), (x, h, i) =>
      i % 2
        ? oak(defs, x, bank.at(x) + 12, h * 1.3, i, OAK, 1)
        : shrub(defs, x, bank.at(x) + 14, h, i, OAK, 1),
    ) +
    pick(oak(defs, 1560, 560, 270, 6, OAK, -1), '') +
    ellipse(pick(1390, 280), pick(578, 504), pick(200, 84), pick(12, 6), '#2C5A3C', {
      'fill-opacity': 0.4,
    }) +
    stegosaurus(
      defs,
      pick({ x: 1216, y: 578, scale: 0.56 }, { x: 384, y: 504, scale: 0.29, flip: true }),
      mossCoat(defs),
    ) +
    // The way: a pale band with its dashes, then its near verge.
    rect(
      0,
      way[0] - way[1],
      width,
      way[1] * 2,
      defs.linear([
        [0, '#F4E6C0'],
        [0.2, '#E6D3A4'],
        [1, '#C9B182'],
      ]),
    ) +
    rect(0, way[0] - way[1], width, 3, '#FFF8E0') +
    line(
      repeat(
        pick(20, 10),
        (i) => `M${i * pick(86, 44) + 20} ${way[0] + way[1] * 0.45}h${pick(40, 20)}`,
      ),
      '#FFF8E0',
      pick(4, 2.4),
    ) +
    pick(
      ride(1000, 1.5, 'woman', '#2F6B66') + ride(1176, 1.56, 'man', '#B8421F'),
      ride(116, 0.94, 'woman', '#2F6B66') + ride(252, 0.98, 'man', '#B8421F'),
    ) +
    meadow(
      sheet,
      front,
      { count: pick(18, 8), height: 50, petals: ['#FBF8F1', '#F2B33D', '#C8472B', '#8E6BC9'] },
      random,
    )
  );
});
