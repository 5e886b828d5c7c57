import { mossCoat } from '#drawing/creatures/coats.ts';
import { cyclist } from '#drawing/creatures/cyclist.ts';
import { stegosaurus } from '#drawing/creatures/dinosaurs.ts';
import type { Clothes } from '#drawing/creatures/people.ts';
import { blades } from '#drawing/parts/grass.ts';
import { lake } from '#drawing/parts/lake.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, sun } from '#drawing/parts/sky.ts';
import { ellipse, line, path, rect } from '#drawing/parts/svg.ts';
import { grove, oak, shrub } from '#drawing/parts/trees.ts';
import { calm, defineStrip, stripSky } from '#drawing/strip.ts';

const FAR_OAK = { trunk: '#6A8A68', dark: '#76AA86', leaf: '#8CBB90', lit: '#B9D6A4' };
const OAK = { trunk: '#4A3C28', dark: '#2F6B4E', leaf: '#549460', lit: '#A3C774' };
const WAY = 296;

const RIDERS: readonly (readonly [x: number, scale: number, Clothes, frame: string])[] = [
  [
    1356,
    1.16,
    { skin: '#F0C49C', hair: '#5A3320', top: '#C8472B', bottom: '#24424E', cut: 'tail' },
    '#2F6B66',
  ],
  [
    1486,
    1.2,
    {
      skin: '#DDA576',
      hair: '#221714',
      top: '#F2B33D',
      bottom: '#3A3348',
      cut: 'cap',
      bag: '#24505A',
    },
    '#B8421F',
  ],
  [
    1600,
    0.86,
    { skin: '#F0C49C', hair: '#A8702F', top: '#4F86A8', bottom: '#3A3348', cut: 'bob' },
    '#F2B33D',
  ],
];

/** A family on bicycles by the lake, the Stegosaurus behind them. */
export const bicycles = defineStrip('bicycles', (sheet) => {
  const { defs, width, height } = sheet;
  const far = ridge(width, 186, 50, 26);
  const shore = ridge(width, 206, 16, 11);
  const bank = ridge(width, 254, 12, 5, { rough: 0.4 });
  return (
    stripSky(sheet, '#CFE8E4', '#E6F1E0', '#FAF3D6') +
    sun(2090, 128, 34, '#FFFBE6', '#FFFEF6', 0.9) +
    clouds(sheet, [84, 140], 9, 33, '#fff', 0.75) +
    path(far.d, '#C3DDC6') +
    path(shore.d, '#A5CDA8') +
    grove(80, 8, [0, width], [16, 36], (x, h, i) =>
      shrub(defs, x, shore.at(x) + 4, h, i, FAR_OAK),
    ) +
    lake(
      defs,
      { top: 214, bottom: height, right: width },
      [
        [0, '#E6F3EA'],
        [0.3, '#BFE0DE'],
        [1, '#86BFC6'],
      ],
      { colour: '#FFFDF0', opacity: 0.6, lightX: 2090, spread: 200, depth: 40, count: 26, seed: 5 },
    ) +
    path(
      bank.d,
      defs.linear([
        [0, '#C3DDA0'],
        [0.03, '#A3CB8C'],
        [0.2, '#7FB478'],
      ]),
    ) +
    grove(12, 17, [0, 1180], [20, 40], (x, h, i) =>
      shrub(defs, x, bank.at(x) + 8, h, i, FAR_OAK, 1),
    ) +
    calm(sheet, 0.66) +
    oak(defs, 2030, 276, 150, 6, OAK, -1) +
    oak(defs, 2150, 274, 104, 3, OAK, -1) +
    ellipse(1800, 276, 130, 7, '#2C5A3C', { 'fill-opacity': 0.35 }) +
    stegosaurus(defs, { x: 1650, y: 276, scale: 0.44 }, mossCoat(defs)) +
    rect(
      0,
      WAY - 16,
      width,
      30,
      defs.linear([
        [0, '#F6EACB'],
        [1, '#DCC797'],
      ]),
    ) +
    line(
      repeat(44, (i) => `M${i * 60 + 10} ${WAY + 6}h28`),
      '#FFF8E0',
      3,
    ) +
    RIDERS.map(
      ([x, scale, clothes, frame]) =>
        ellipse(x - 2 * scale, WAY, 50 * scale, 4, '#4A4A2C', { 'fill-opacity': 0.35 }) +
        cyclist({ x, y: WAY, scale }, clothes, frame),
    ).join('') +
    blades(defs, [0, width], () => 318, 460, [8, 18], 6, '#5E9E66')
  );
});
