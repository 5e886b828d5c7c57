import { person, type Clothes } from '#drawing/creatures/people.ts';
import { sauropodSkeleton } from '#drawing/creatures/skeleton.ts';
import { ammonite, femur, fossilLeaf, trilobite, vertebra } from '#drawing/parts/fossils.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { clouds, mist, sky, sun } from '#drawing/parts/sky.ts';
import { bedding, strata, type Layer } from '#drawing/parts/strata.ts';
import { line, path, rect } from '#drawing/parts/svg.ts';
import { grove, oak, spruce } from '#drawing/parts/trees.ts';
import { defineScene } from '#drawing/scene.ts';

const GROUND: readonly Layer[] = [
  { fill: '#66783F', thickness: 12 },
  { fill: '#8A6A42', thickness: 22 },
  { fill: '#C99A62', thickness: 30 },
  { fill: '#E3C48E', thickness: 24 },
  { fill: '#B5723F', thickness: 34 },
  { fill: '#94543A', thickness: 22 },
  { fill: '#D3A872', thickness: 36 },
  { fill: '#6E4632', thickness: 28 },
  { fill: '#4E3226', thickness: 90 },
];

const VISITORS = {
  mother: { skin: '#E9B88D', hair: '#3A2218', top: '#B8421F', bottom: '#1D3A44', cut: 'bob' },
  child: { skin: '#F0C49C', hair: '#7A4A24', top: '#F2B33D', bottom: '#2A4A5A', bag: '#2F6B66' },
  digger: { skin: '#DDA576', hair: '#221714', top: '#2F6B66', bottom: '#5A4A34', cut: 'cap' },
} as const satisfies Record<string, Clothes>;

/** What lies beneath our feet: a sleeping skeleton in the layers. For pages whose subject is text. */
export const layers = defineScene('layers', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const ground = pick(440, 380);
  const k = pick(1.15, 0.92);
  const fold = (x: number) => Math.sin((x / width) * Math.PI * 1.6 + 0.6) * pick(22, 10);
  const far = ridge(width, ground - pick(70, 50), pick(130, 60), 6);
  const mid = ridge(width, ground - pick(26, 20), pick(80, 36), 18);
  const top = (x: number) => ground + fold(x);
  return (
    sky(defs, sheet, [
      [0, '#CFE3E0'],
      [0.3, '#E6EFE2'],
      [0.55, '#FBF3DC'],
      [1, '#F3E8D2'],
    ]) +
    sun(
      width * pick(0.7, 0.74),
      height * pick(0.3, 0.45),
      pick(60, 32),
      '#FFFBE6',
      '#FFFDF4',
      1.8,
    ) +
    clouds(sheet, pick([100, 260], [90, 220]), pick(6, 3), 24, '#fff', 0.7) +
    path(far.d, '#BFD3BC') +
    mist(defs, width, ground - pick(100, 66), 100, '#FBF3DC', 0.8) +
    path(mid.d, '#9DBF9C') +
    // None stands behind the words.
    grove(pick(18, 10), pick(3, 7), [pick(680, 0), width], pick([44, 116], [28, 64]), (x, h, i) =>
      i % 3
        ? spruce(defs, x, top(x) + 8, h, i % 2 ? '#5E9070' : '#4F8A68', i)
        : oak(
            defs,
            x,
            top(x) + 8,
            h,
            i,
            { trunk: '#4A4A30', dark: '#3F7A56', leaf: '#629A66', lit: '#A3C774' },
            1,
          ),
    ) +
    rect(0, ground + pick(30, 16), width, height, '#4E3226') +
    strata(
      [-30, width + 30],
      ground,
      GROUND.map(({ fill, thickness }) => ({ fill, thickness: thickness * k * pick(1, 0.98) })),
      8,
      fold,
      30,
    ) +
    line(
      bedding([0, width], [ground + 40, height], pick(130, 50), 9, fold),
      '#3A2418',
      pick(1.8, 1.3),
      { 'stroke-opacity': 0.28 },
    ) +
    blades(defs, [0, width], top, pick(380, 130), pick([8, 22], [6, 14]), 5, '#6F8A48', 0.1) +
    pick(
      [
        [1196, 0.82, 'mother', 'point', false],
        [1152, 0.6, 'child', 'raise', true],
        [890, 0.84, 'digger', 'walk', false],
      ] as const,
      [
        [300, 0.54, 'mother', 'point', false],
        [274, 0.4, 'child', 'raise', true],
      ] as const,
    )
      .map(([x, scale, who, pose, small]) =>
        person({ x, y: top(x) + pick(8, 5), scale }, VISITORS[who], pose, small),
      )
      .join('') +
    sauropodSkeleton(
      pick(
        { x: 744, y: 716, scale: 0.52, rotate: -10 },
        { x: 44, y: 584, scale: 0.28, rotate: -9 },
      ),
      { bone: '#FBF0D8', shade: '#E3CDA0', far: '#C9AE80', steel: 'none' },
    ) +
    pick(
      ammonite({ x: 1450, y: 566, scale: 0.7, rotate: 30 }, '#F7E6C2', '#94543A') +
        ammonite({ x: 700, y: 600, scale: 0.4, rotate: -60 }, '#F7E6C2', '#94543A') +
        trilobite({ x: 1540, y: 664, scale: 0.6, rotate: -20 }, '#C9A878', '#4E3226') +
        vertebra({ x: 520, y: 640, scale: 0.6, rotate: -20 }, '#F7E6C2', '#B08A58') +
        fossilLeaf({ x: 300, y: 640, scale: 0.5, rotate: 60 }, '#F3E0B8') +
        femur({ x: 130, y: 650, scale: 0.7, rotate: 20 }, '#F7E6C2', '#B08A58'),
      ammonite({ x: 336, y: 552, scale: 0.42, rotate: 30 }, '#F7E6C2', '#94543A') +
        trilobite({ x: 50, y: 576, scale: 0.36, rotate: -20 }, '#C9A878', '#4E3226') +
        fossilLeaf({ x: 200, y: 590, scale: 0.34, rotate: 60 }, '#F3E0B8'),
    )
  );
});
