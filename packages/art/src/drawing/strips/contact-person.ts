import { triceratops } from '#drawing/creatures/dinosaurs.ts';
import { person, type Clothes, type Pose } from '#drawing/creatures/people.ts';
import { blades, flower } from '#drawing/parts/grass.ts';
import { balloon, bunting } from '#drawing/parts/interior.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, mist, sun } from '#drawing/parts/sky.ts';
import { ellipse, path } from '#drawing/parts/svg.ts';
import { grove, oak, shrub } from '#drawing/parts/trees.ts';
import { calm, defineStrip, stripSky } from '#drawing/strip.ts';

const FAR_OAK = { trunk: '#8A9A60', dark: '#A9BE80', leaf: '#BACB8C', lit: '#D6DEA6' };
const OAK = { trunk: '#4A3C28', dark: '#3F7A4E', leaf: '#69A060', lit: '#B9CB74' };
const FLAGS = ['#B8421F', '#FBF8F1', '#2F6B66', '#F2B33D', '#4F86A8'];

type Guest = readonly [
  x: number,
  scale: number,
  clothes: Clothes,
  pose: Pose,
  child: boolean,
  flip: boolean,
];

/** The host on the right, her guests on their way to her. */
const GUESTS: readonly Guest[] = [
  [
    1566,
    1.12,
    { skin: '#E9B88D', hair: '#3A2218', top: '#B8421F', bottom: '#1D3A44', cut: 'tail' },
    'point',
    false,
    false,
  ],
  [
    1436,
    1.1,
    { skin: '#DDA576', hair: '#221714', top: '#24505A', bottom: '#3A3348' },
    'walk',
    false,
    true,
  ],
  [
    1476,
    0.76,
    { skin: '#F0C49C', hair: '#A8702F', top: '#F2B33D', bottom: '#2A4A5A', bag: '#B8421F' },
    'raise',
    true,
    true,
  ],
  [
    1394,
    1.06,
    { skin: '#F0C49C', hair: '#5A3320', top: '#7A5A94', bottom: '#2A3A4A', cut: 'bob' },
    'walk',
    false,
    true,
  ],
];

/** Somebody is waiting: the host greets her guests before a feast in the meadow. */
export const contactPerson = defineStrip('contact-person', (sheet) => {
  const { defs, width } = sheet;
  const far = ridge(width, 204, 50, 8);
  const mid = ridge(width, 236, 26, 23);
  const near = ridge(width, 276, 10, 4, { rough: 0.4 });
  return (
    stripSky(sheet, '#FDF0CC', '#FFF8E4') +
    sun(2100, 130, 32, '#FFF8E0', '#FFFDF4', 0.8) +
    clouds(sheet, [84, 140], 8, 44, '#fff', 0.7) +
    path(far.d, '#E8D9A4') +
    mist(defs, width, 186, 50, '#FFF8E4', 0.7) +
    path(mid.d, '#D2D69A') +
    grove(44, 15, [0, width], [20, 44], (x, h, i) => shrub(defs, x, mid.at(x) + 5, h, i, FAR_OAK)) +
    path(
      near.d,
      defs.linear([
        [0, '#D9DE9A'],
        [0.02, '#BACB82'],
        [0.1, '#86B070'],
      ]),
    ) +
    calm(sheet, 0.6) +
    oak(defs, 1352, 292, 160, 6, OAK, 1) +
    oak(defs, 1946, 290, 190, 3, OAK, -1) +
    bunting([1366, 150], [1930, 150], 44, 22, 15, FLAGS, '#5A4A34') +
    ellipse(1766, 294, 130, 7, '#3F5A34', { 'fill-opacity': 0.35 }) +
    triceratops(
      defs,
      { x: 1630, y: 294, scale: 0.42 },
      {
        body: defs.linear([
          [0, '#7FA878'],
          [1, '#3F7A5A'],
        ]),
        far: '#2F5A48',
        rim: '#FFF8DC',
        rimShift: [-4, 5],
        dark: '#2F5A48',
        accent: '#E3A45E',
      },
    ) +
    balloon(1598, 176, 15, '#E8579A', '#F6B7C6', '#5A4A34', 74, 6) +
    balloon(1622, 150, 15, '#4F86A8', '#A9CBDB', '#5A4A34', 96, 8) +
    GUESTS.map(
      ([x, scale, clothes, pose, child, flip]) =>
        ellipse(x, 306, 19 * scale, 4 * scale, '#3F5A34', { 'fill-opacity': 0.35 }) +
        person({ x, y: 306, scale, flip }, clothes, pose, child),
    ).join('') +
    blades(defs, [0, width], () => 318, 460, [8, 18], 6, '#69A060') +
    repeat(40, (i) =>
      flower(
        i * 64 + 30,
        318,
        22,
        i,
        FLAGS[i % 5] ?? '#fff',
        i % 5 === 3 ? '#8A5A00' : '#FBE7A0',
        '#3F7A4E',
      ),
    )
  );
});
