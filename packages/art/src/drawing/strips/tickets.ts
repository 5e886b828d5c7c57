import { duskCoat } from '#drawing/creatures/coats.ts';
import { diplodocus } from '#drawing/creatures/diplodocus.ts';
import { person, type Clothes, type Pose } from '#drawing/creatures/people.ts';
import { footpath, pavilion } from '#drawing/parts/buildings.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { clouds, glow, mist, sun } from '#drawing/parts/sky.ts';
import { ellipse, path } from '#drawing/parts/svg.ts';
import { araucaria, grove, oak, spruce } from '#drawing/parts/trees.ts';
import { calm, defineStrip, stripSky } from '#drawing/strip.ts';

const OAK = { trunk: '#2E2A28', dark: '#1F4A40', leaf: '#33684F', lit: '#8E9A5C' };

const QUEUE: readonly (readonly [x: number, scale: number, Clothes, Pose, child: boolean])[] = [
  [
    1392,
    0.78,
    { skin: '#DDA576', hair: '#221714', top: '#2F6B66', bottom: '#2A2A3A' },
    'walk',
    false,
  ],
  [
    1430,
    0.54,
    { skin: '#E9B88D', hair: '#5A3320', top: '#F2B33D', bottom: '#2A4A5A', bag: '#B8421F' },
    'raise',
    true,
  ],
  [
    1466,
    0.75,
    { skin: '#E9B88D', hair: '#3A2218', top: '#B8421F', bottom: '#1D3A44', cut: 'bob' },
    'walk',
    false,
  ],
  [
    1500,
    0.44,
    {
      skin: '#E9B88D',
      hair: '#2A1B16',
      top: '#CFE0D2',
      bottom: '#7A3A5A',
      cut: 'tail',
      dress: true,
    },
    'walk',
    true,
  ],
];

/** The lit pavilion at dusk, a family on its way to the door. */
export const tickets = defineStrip('tickets', (sheet) => {
  const { defs, width, height } = sheet;
  const far = ridge(width, 196, 60, 7);
  const mid = ridge(width, 226, 40, 19);
  const lawn = ridge(width, 258, 16, 25, { rough: 0.42 });
  const hall = { x: 1650, ground: 272, k: 0.62 };
  return (
    stripSky(sheet, '#3B4E70', '#8A6A7E', '#E58F62', '#FAC774') +
    sun(hall.x, 156, 34, '#FFE3A1', '#FFF3D6', 0.3) +
    clouds(sheet, [92, 150], 7, 28, '#F6B07A', 0.28) +
    path(far.d, '#7E5F72') +
    mist(defs, width, 176, 60, '#FAC98C', 0.22) +
    path(mid.d, '#4E4A5E') +
    grove(40, 13, [0, width], [26, 54], (x, h, i) =>
      x > 1270 && x < 2010
        ? ''
        : (i % 2 ? araucaria : spruce)(defs, x, mid.at(x) + 5, h, '#3F4156', i),
    ) +
    calm(sheet, 0.68) +
    diplodocus(defs, { x: 1922, y: 280, scale: 0.38, flip: true }, duskCoat(defs), {
      eye: '#FBE3B4',
      mouth: '#172B33',
    }) +
    path(
      lawn.d,
      defs.linear([
        [0, '#4F7258'],
        [0.03, '#2F5A4C'],
        [0.2, '#16383A'],
      ]),
    ) +
    oak(defs, 2080, 286, 120, 8, OAK, -1) +
    oak(defs, 2180, 280, 84, 4, OAK, -1) +
    oak(defs, 1306, 276, 92, 5, OAK, 1) +
    glow(defs, hall.x, hall.ground - 40, 210, '#FFC46E', 0.55) +
    pavilion(defs, hall.x, hall.ground, hall.k, {
      bands: ['#E9C58F', '#D79A5E', '#B5703F', '#E0B684', '#94543A', '#C98A56'],
      roof: '#1F4A4B',
      roofEdge: '#FFC98A',
      glass: ['#FFE9B8', '#F2A24E'],
      frame: '#3A2624',
      light: '#FFD98E',
    }) +
    footpath(
      [1360, 1640],
      height,
      [hall.x - 60, hall.x + 60],
      hall.ground + 13,
      40,
      defs.linear([
        [0, '#FFD9A0'],
        [0.5, '#C99A72'],
        [1, '#6A5A4E'],
      ]),
    ) +
    QUEUE.map(
      ([x, scale, clothes, pose, child]) =>
        ellipse(x + 4, 307, 18 * scale, 4 * scale, '#0C1E24', { 'fill-opacity': 0.4 }) +
        person({ x, y: 307, scale, flip: true }, clothes, pose, child),
    ).join('') +
    blades(defs, [0, 1340], () => 316, 300, [8, 20], 6, '#1B4A42') +
    blades(defs, [1680, width], () => 316, 260, [8, 22], 8, '#1B4A42')
  );
});
