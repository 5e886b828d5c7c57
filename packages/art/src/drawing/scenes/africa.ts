import { gull } from '#drawing/creatures/birds.ts';
import { giraffeCoat } from '#drawing/creatures/coats.ts';
import { elephant } from '#drawing/creatures/elephant.ts';
import { giraffe } from '#drawing/creatures/giraffe.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { clouds, mist, sky, sun } from '#drawing/parts/sky.ts';
import { ellipse, path } from '#drawing/parts/svg.ts';
import { acacia, grove } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const FAR_TREE = { trunk: '#A8663A', leaf: '#A8663A', lit: '#B97842' };
const MID_TREE = { trunk: '#6E3F24', leaf: '#6B4A22', lit: '#8C6426' };
const NEAR_TREE = { trunk: '#3A2018', leaf: '#39291A', lit: '#5C3D1E' };

/** The lone flat-topped mountain of the plain. */
function mountain({ width, pick }: Sheet, base: number): string {
  const x = width * pick(0.42, 0.3);
  const [w, h] = pick([620, 150], [260, 62]);
  const d = `M${x - w / 2} ${base}C${x - w * 0.28} ${base - h * 0.3} ${x - w * 0.18} ${base - h} ${x - w * 0.08} ${base - h}C${x} ${base - h * 1.04} ${x + w * 0.08} ${base - h * 0.98} ${x + w * 0.1} ${base - h * 0.94}C${x + w * 0.2} ${base - h * 0.7} ${x + w * 0.3} ${base - h * 0.24} ${x + w / 2} ${base}Z`;
  const snow = `M${x - w * 0.135} ${base - h * 0.84}C${x - w * 0.11} ${base - h * 0.97} ${x - w * 0.1} ${base - h} ${x - w * 0.08} ${base - h}C${x} ${base - h * 1.04} ${x + w * 0.08} ${base - h * 0.98} ${x + w * 0.1} ${base - h * 0.94}L${x + w * 0.145} ${base - h * 0.8}L${x + w * 0.1} ${base - h * 0.84}L${x + w * 0.07} ${base - h * 0.74}L${x + w * 0.03} ${base - h * 0.86}L${x - w * 0.02} ${base - h * 0.72}L${x - w * 0.06} ${base - h * 0.86}L${x - w * 0.1} ${base - h * 0.76}Z`;
  return path(d, '#E0A35E') + path(snow, '#FFF3D6', { 'fill-opacity': 0.85 });
}

function animals({ defs, pick }: Sheet): string {
  const grey = {
    body: defs.linear([
      [0, '#8E7A72'],
      [0.5, '#6A5653'],
      [1, '#43343A'],
    ]),
    far: '#34272D',
    rim: '#FFE3AE',
    dark: '#3B2D33',
    lit: '#BFA594',
    tusk: '#FFF6E2',
  };
  const shadow = (x: number, y: number, rx: number) =>
    ellipse(x, y, rx, rx * 0.05, '#5A2E16', { 'fill-opacity': 0.45 });
  return pick(
    elephant(defs, { x: 1182, y: 590, scale: 0.32 }, { ...grey, rimShift: [-4, 5] }) +
      shadow(1450, 642, 130) +
      giraffe(defs, { x: 1200, y: 640, scale: 0.87 }, { ...giraffeCoat, rimShift: [4.4, 3] }) +
      shadow(940, 642, 250) +
      elephant(defs, { x: 672, y: 644, scale: 0.78 }, { ...grey, rimShift: [-5, 5] }),
    shadow(300, 540, 60) +
      giraffe(defs, { x: 206, y: 540, scale: 0.48 }, { ...giraffeCoat, rimShift: [4.4, 3] }) +
      shadow(130, 560, 120) +
      elephant(defs, { x: -12, y: 562, scale: 0.4 }, { ...grey, rimShift: [-5, 5] }),
  );
}

/** Savanna in the last light: elephant, giraffe, acacias, a huge sun. */
export const africa = defineScene('africa', (sheet) => {
  const { defs, width, height, tall, pick } = sheet;
  const horizon = height * pick(0.7, 0.74);
  const plain = ridge(width, horizon, pick(26, 14), 4, { rough: 0.45 });
  const rise = ridge(width, horizon + pick(56, 40), pick(34, 20), 12, { rough: 0.45 });
  const front = ridge(width, height * pick(0.945, 0.94), pick(26, 14), 21, { rough: 0.45 });
  const light = pick({ x: 1120, y: 348, r: 168 }, { x: 236, y: 352, r: 84 });
  return (
    sky(defs, sheet, [
      [0, '#F2B655'],
      [0.34, '#F7CE7E'],
      [0.6, '#FBE0A4'],
      [0.74, '#FDE9BE'],
      [1, '#F7CE7E'],
    ]) +
    sun(light.x, light.y, light.r, '#FFF3D6', '#FFF6E0', 1.5) +
    clouds(sheet, pick([110, 230], [90, 200]), pick(5, 3), 6, '#FFF3D6', 0.5) +
    clouds(sheet, [height * 0.42, horizon - 70], pick(4, 2), 9, '#F3A956', 0.4) +
    mountain(sheet, horizon + 12) +
    mist(defs, width, horizon - 60, 110, '#FDEBC4', 0.8) +
    path(
      plain.d,
      defs.linear([
        [0, '#DB9A4C'],
        [0.2, '#C77B3B'],
        [1, '#8C4A26'],
      ]),
    ) +
    grove(pick(15, 8), 8, [0, width], pick([34, 74], [24, 46]), (x, h, i) =>
      acacia(defs, x, plain.at(x) + 4, h, i, FAR_TREE),
    ) +
    pick(
      acacia(defs, 760, horizon + 34, 150, 5, MID_TREE) +
        acacia(defs, 1395, horizon + 20, 170, 15, MID_TREE),
      acacia(defs, 64, horizon + 22, 96, 5, MID_TREE),
    ) +
    path(
      rise.d,
      defs.linear([
        [0, '#C98543'],
        [0.3, '#A4602F'],
        [1, '#5A2E1C'],
      ]),
    ) +
    blades(defs, [0, width], rise.at, pick(240, 90), pick([8, 20], [6, 14]), 5, '#B87438') +
    pick('', acacia(defs, 352, 500, 150, 3, MID_TREE)) +
    (tall ? '' : acacia(defs, 1530, 640, 470, 11, NEAR_TREE)) +
    animals(sheet) +
    path(
      front.d,
      defs.linear([
        [0, '#5A3320'],
        [0.4, '#321A14'],
      ]),
    ) +
    blades(defs, [0, width], front.at, pick(420, 150), pick([14, 46], [10, 28]), 7, '#4A2A1A') +
    blades(
      defs,
      [0, width],
      (x) => front.at(x) + pick(26, 16),
      pick(300, 110),
      pick([16, 48], [12, 30]),
      9,
      '#2B1611',
    ) +
    pick(
      [
        [900, 150, 1.3],
        [950, 172, 1],
        [868, 186, 0.8],
        [1010, 140, 0.9],
      ] as const,
      [
        [90, 262, 0.8],
        [120, 274, 0.6],
        [74, 282, 0.5],
      ] as const,
    )
      .map(([x, y, s]) => gull(x, y, s, '#7A4424'))
      .join('')
  );
});
