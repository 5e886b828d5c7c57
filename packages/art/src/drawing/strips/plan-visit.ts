import { brachiosaurus } from '#drawing/creatures/brachiosaurus.ts';
import { person, type Clothes, type Pose } from '#drawing/creatures/people.ts';
import { bus, footpath } from '#drawing/parts/buildings.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { clouds, mist, sun } from '#drawing/parts/sky.ts';
import { ellipse, line, num, path, rect } from '#drawing/parts/svg.ts';
import { grove, oak, shrub } from '#drawing/parts/trees.ts';
import { calm, defineStrip, stripSky } from '#drawing/strip.ts';

const FAR_OAK = { trunk: '#6A8A68', dark: '#7DB08C', leaf: '#93C096', lit: '#BFDBA8' };
const OAK = { trunk: '#4A3C28', dark: '#2F6B4E', leaf: '#549460', lit: '#A3C774' };

/** The boards of the signpost from above: distance, side to which they point, colour. */
const BOARDS = [
  [0, 1, '#B8421F'],
  [28, -1, '#F2B33D'],
  [56, 1, '#1F5A4B'],
] as const;

type Guest = readonly [x: number, scale: number, clothes: Clothes, pose: Pose, child: boolean];

const GUESTS: readonly Guest[] = [
  [
    1352,
    1.08,
    { skin: '#DDA576', hair: '#221714', top: '#24505A', bottom: '#3A3348', bag: '#C8552F' },
    'walk',
    false,
  ],
  [
    1400,
    0.74,
    { skin: '#F0C49C', hair: '#A8702F', top: '#F2B33D', bottom: '#2A4A5A', bag: '#B8421F' },
    'raise',
    true,
  ],
  [
    1446,
    1.04,
    { skin: '#E9B88D', hair: '#3A2218', top: '#B8421F', bottom: '#1D3A44', cut: 'bob' },
    'point',
    false,
  ],
];

/** A post with boards that point both ways. */
function signpost(x: number, ground: number): string {
  const board = (y: number, side: 1 | -1, fill: string) => {
    const top = ground - 210 + y;
    const [back, tip] = [x - side * 18, x + side * 66];
    return (
      path(
        `M${num(back)} ${top}H${num(tip - side * 14)}L${num(tip)} ${top + 11}L${num(tip - side * 14)} ${top + 22}H${num(back)}Z`,
        fill,
      ) + line(`M${num(x + side * 4)} ${top + 11}h${num(side * 36)}`, '#FBF8F1', 3.4)
    );
  };
  return (
    ellipse(x, ground, 20, 4, '#2C5A3C', { 'fill-opacity': 0.4 }) +
    rect(x - 5, ground - 222, 10, 222, '#6A4A30', { rx: 3 }) +
    BOARDS.map(([y, side, fill]) => board(y, side, fill)).join('')
  );
}

/** On the way: a family finds its path, the coach waits under the oaks. */
export const planVisit = defineStrip('plan-visit', (sheet) => {
  const { defs, width, height } = sheet;
  const far = ridge(width, 196, 50, 18);
  const mid = ridge(width, 230, 26, 29);
  const lawn = ridge(width, 272, 10, 13, { rough: 0.4 });
  return (
    stripSky(sheet, '#D8ECE8', '#EEF4E0', '#FBF1CF') +
    sun(2120, 120, 34, '#FFFBE6', '#FFFEF6', 0.9) +
    clouds(sheet, [84, 140], 9, 27, '#fff', 0.75) +
    path(far.d, '#C6DFC4') +
    mist(defs, width, 176, 54, '#FBF3D6', 0.6) +
    brachiosaurus(
      defs,
      { x: 1700, y: 292, scale: 0.25 },
      {
        body: defs.linear([
          [0, '#7FB093'],
          [1, '#4F8A6E'],
        ]),
        far: '#5E9480',
        rim: '#FFF8DC',
        rimShift: [-5, 5],
        dark: '#4A8068',
        light: '#CFE3B4',
        eye: '#FFF8DC',
      },
    ) +
    path(mid.d, '#A9D0A4') +
    grove(60, 7, [0, width], [20, 46], (x, h, i) => shrub(defs, x, mid.at(x) + 5, h, i, FAR_OAK)) +
    path(
      lawn.d,
      defs.linear([
        [0, '#C3DC9A'],
        [0.02, '#9CC886'],
        [0.1, '#6FA777'],
      ]),
    ) +
    footpath([1380, 1620], height, [1560, 1584], 268, 40, '#F2E2B8') +
    calm(sheet, 0.6) +
    oak(defs, 1640, 286, 150, 4, OAK, 1) +
    oak(defs, 1920, 288, 178, 6, OAK, -1) +
    ellipse(1780, 300, 110, 6, '#2C5A3C', { 'fill-opacity': 0.35 }) +
    bus(1682, 300, 0.66) +
    signpost(1516, 304) +
    GUESTS.map(
      ([x, scale, clothes, pose, child]) =>
        ellipse(x, 306, 19 * scale, 4 * scale, '#2C5A3C', { 'fill-opacity': 0.35 }) +
        person({ x, y: 306, scale, flip: true }, clothes, pose, child),
    ).join('') +
    blades(defs, [0, width], () => 318, 460, [8, 18], 6, '#5E9E66')
  );
});
