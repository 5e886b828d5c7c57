import { giraffeCoat } from '#drawing/creatures/coats.ts';
import { giraffe } from '#drawing/creatures/giraffe.ts';
import { mammoth } from '#drawing/creatures/mammoth.ts';
import { person, type Clothes, type Pose } from '#drawing/creatures/people.ts';
import { cluster, cubes, rockBase } from '#drawing/parts/crystals.ts';
import { blades } from '#drawing/parts/grass.ts';
import { archPath, floorLines } from '#drawing/parts/interior.ts';
import { ringedPlanet, rockyPlanet } from '#drawing/parts/planets.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { glow, specks, stars, sun } from '#drawing/parts/sky.ts';
import {
  circle,
  ellipse,
  layer,
  num,
  path,
  rect,
  type Defs,
  type Stop,
} from '#drawing/parts/svg.ts';
import { acacia, BIRCH, oak } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

/** An arch in the wall: `x` its middle, `y` its sill. `k` is the scale of what is seen through it. */
type Arch = { x: number; y: number; width: number; height: number; k: number };
type World = { glow: string; draw: (defs: Defs, arch: Arch) => string };

const air = (defs: Defs, { x, y, width, height }: Arch, stops: readonly Stop[]) =>
  rect(x - width / 2, y - height, width, height, defs.linear(stops));

const WORLDS: readonly World[] = [
  {
    glow: '#8EA6FF',
    draw: (defs, arch) => {
      const { x, y, width, height, k } = arch;
      return (
        air(defs, arch, [
          [0, '#070D22'],
          [0.5, '#1A2358'],
          [1, '#43307A'],
        ]) +
        stars([x - width / 2, x + width / 2], [y - height, y], 60, 4) +
        [1, 1.5, 2]
          .map((r) =>
            ellipse(x - 40 * k, y - 40 * k, 150 * k * r, 96 * k * r, 'none', {
              stroke: '#9FB6FF',
              'stroke-opacity': 0.35,
              'stroke-width': 1.4,
            }),
          )
          .join('') +
        circle(x - 70 * k, y + 6 * k, 84 * k, '#FFD98E') +
        circle(x - 70 * k, y + 6 * k, 70 * k, '#FFF3D6') +
        ringedPlanet(
          defs,
          x + 6 * k,
          y - 262 * k,
          38 * k,
          ['#FBE7B8', '#E3B96E', '#8F5F3A'],
          '#E9CE96',
        ) +
        rockyPlanet(defs, x + 46 * k, y - 144 * k, 20 * k, ['#FFC79A', '#C8592F', '#5E1F1A'], 6) +
        rockyPlanet(defs, x - 52 * k, y - 170 * k, 11 * k, ['#D9E6F2', '#8FA6C4', '#4A5F86'], 3)
      );
    },
  },
  {
    glow: '#FBE7BC',
    draw: (defs, arch) => {
      const { x, y, width, k } = arch;
      const field = y - 84 * k;
      const [left, right] = [x - width / 2, x + width / 2];
      return (
        air(defs, arch, [
          [0, '#8FBBD0'],
          [0.5, '#D6E4DC'],
          [1, '#FBE7BC'],
        ]) +
        sun(x - 30 * k, y - 292 * k, 26 * k, '#FFFDF4', '#FFFEFA', 1.6) +
        path(ridge(right, field - 34 * k, 40 * k, 6, { from: left - 20 }).d, '#C2C6B2') +
        path(ridge(right, field - 8 * k, 24 * k, 9, { from: left - 20 }).d, '#CDBD85') +
        rect(
          left,
          field,
          width,
          y - field,
          defs.linear([
            [0, '#E6D49A'],
            [1, '#B58D48'],
          ]),
        ) +
        oak(defs, x + 66 * k, field + 8 * k, 110 * k, 6, BIRCH, -1) +
        ellipse(x + 14 * k, y - 18 * k, 96 * k, 9 * k, '#6A4E26', { 'fill-opacity': 0.5 }) +
        mammoth(
          defs,
          { x: x - 88 * k, y: y - 18 * k, scale: 0.262 * k },
          {
            body: '#6A4638',
            dark: '#3A2626',
            lit: '#8E6450',
            rim: '#FFE9C8',
            tusk: '#FBF3E2',
            tuskShade: '#D9C7A8',
          },
          [-6, 7],
        ) +
        blades(defs, [left, right], () => y, 60, [6 * k, 22 * k], 5, '#8A652E')
      );
    },
  },
  {
    glow: '#FFD58A',
    draw: (defs, arch) => {
      const { x, y, width, k } = arch;
      const plain = y - 70 * k;
      return (
        air(defs, arch, [
          [0, '#F0A94A'],
          [0.5, '#F7CE7E'],
          [1, '#FDE9BE'],
        ]) +
        sun(x + 22 * k, y - 190 * k, 58 * k, '#FFF3D6', '#FFF8E6', 1.6) +
        rect(x - width / 2, plain, width, 70 * k, '#C77B3B') +
        acacia(defs, x - 62 * k, plain + 8 * k, 96 * k, 5, {
          trunk: '#6E3F24',
          leaf: '#6B4A22',
          lit: '#8C6426',
        }) +
        giraffe(defs, { x: x - 96 * k, y: y + 26 * k, scale: 0.6 * k }, giraffeCoat) +
        blades(
          defs,
          [x - width / 2, x + width / 2],
          () => y + 2,
          60,
          [12 * k, 34 * k],
          6,
          '#42210F',
        )
      );
    },
  },
  {
    glow: '#B58CFF',
    draw: (defs, arch) => {
      const { x, y, width, k } = arch;
      const rock = ridge(x + width, y - 44 * k, 24 * k, 8, { from: x - width, detail: 5 });
      return (
        air(defs, arch, [
          [0, '#0D0B2C'],
          [0.5, '#2A1C80'],
          [1, '#1A1450'],
        ]) +
        path(
          `M${num(x - 10 * k)} ${num(y - 400 * k)}h${num(20 * k)}L${num(x + 90 * k)} ${num(y)}H${num(x - 90 * k)}Z`,
          '#9A7CFF',
          { 'fill-opacity': 0.28 },
        ) +
        glow(defs, x, y - 120 * k, 140 * k, '#3BE38C', 0.5) +
        cluster(x + 8 * k, y - 40 * k, 1.02 * k, 22, ['#C9FFD9', '#3BE38C', '#0F8F63'], 7, '#fff') +
        cubes(x - 62 * k, y - 40 * k, 0.4 * k, 6, ['#FFC3F1', '#F24BC0', '#8B1F8C'], 6) +
        path(rock.d, '#120D38') +
        rockBase(x + 10 * k, y - 30 * k, 170 * k, 26 * k, 6, '#140F3E', '#241C66') +
        specks([x - width / 2, x + width / 2], [y - 340 * k, y], [0.7, 2], 36, 9, '#D9CCFF', 0.7)
      );
    },
  },
];

const FAMILY: readonly Clothes[] = [
  { skin: '#E9B88D', hair: '#3A2218', top: '#B8421F', bottom: '#1D2C3C', cut: 'bob' },
  {
    skin: '#F0C49C',
    hair: '#7A4A24',
    top: '#F2B33D',
    bottom: '#2A4A5A',
    bag: '#2F6B66',
    cut: 'cap',
  },
  { skin: '#DDA576', hair: '#221714', top: '#2F6B66', bottom: '#2A2A3A' },
  { skin: '#F0C49C', hair: '#5A3320', top: '#CFE0D2', bottom: '#7A3A5A', cut: 'tail', dress: true },
];

type Guest = readonly [
  x: number,
  y: number,
  scale: number,
  who: number,
  pose: Pose,
  child: boolean,
  flip: boolean,
];

function guests({ pick }: Sheet): string {
  const list = pick<readonly Guest[]>(
    [
      [726, 640, 1.3, 0, 'point', false, true],
      [790, 652, 0.96, 1, 'raise', true, true],
      [1094, 646, 0.96, 3, 'point', true, true],
      [1352, 648, 1.34, 2, 'stand', false, true],
      [1414, 660, 0.92, 1, 'point', true, true],
    ],
    [
      [134, 562, 0.86, 0, 'point', false, false],
      [168, 572, 0.62, 1, 'raise', true, false],
      [300, 568, 0.88, 2, 'point', false, false],
      [346, 576, 0.6, 3, 'walk', true, false],
    ],
  );
  return list
    .map(
      ([x, y, scale, who, pose, child, flip]) =>
        ellipse(x, y, 24 * scale, 4.6 * scale, '#150A0C', { 'fill-opacity': 0.5 }) +
        person(
          { x, y, scale, flip },
          FAMILY[who] ?? { skin: '', hair: '', top: '', bottom: '' },
          pose,
          child,
        ),
    )
    .join('');
}

/** The permanent exhibition: a hall whose arches open on one world each. */
export const gallery = defineScene('gallery', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const floor = pick(578, 508);
  const [w, h, k] = pick([190, 404, 1] as const, [108, 226, 0.56] as const);
  const shown = pick([0, 1, 2, 3], [1, 2, 3]);
  const arches = pick([776, 1000, 1224, 1448], [70, 195, 320]).map((x, i) => ({
    arch: { x, y: floor - pick(8, 5), width: w, height: h, k },
    world: WORLDS[shown[i] ?? 0] ?? { glow: '#fff', draw: () => '' },
  }));
  const stone = pick(15, 9);
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0, '#2A1D26'],
        [0.6, '#4A3038'],
        [1, '#5E3E40'],
      ]),
    ) +
    // Wall panels, and the dark arches that go on beneath the text.
    pick([104, 328, 552], [])
      .map((x) =>
        path(archPath({ x, y: floor, width: w, height: h }), '#1F141C', { 'fill-opacity': 0.5 }),
      )
      .join('') +
    rect(0, pick(92, 226), width, pick(10, 6), '#6E4A48', { 'fill-opacity': 0.7 }) +
    rect(0, pick(106, 236), width, pick(3, 2), '#8A605A', { 'fill-opacity': 0.6 }) +
    arches
      .map(({ arch, world }) => glow(defs, arch.x, arch.y - h * 0.5, h * 0.72, world.glow, 0.3))
      .join('') +
    arches
      .map(({ arch, world }) => {
        const frame = archPath({ ...arch, width: w + stone * 2, height: h + stone });
        const clip = defs.clip(path(archPath(arch), '#000'));
        return (
          path(frame, '#C9A27C') +
          path(frame, '#7A5448', {
            transform: `translate(${pick(5, 3)} 0)`,
            'fill-opacity': 0.55,
          }) +
          path(archPath({ ...arch, width: w + stone, height: h + stone * 0.5 }), '#3A2428') +
          layer(world.draw(defs, arch), { 'clip-path': clip }) +
          path(
            `M${num(arch.x - stone * 1.1)} ${num(arch.y - h - stone * 1.5)}h${num(stone * 2.2)}l${num(-stone * 0.5)} ${num(stone * 2)}h${num(-stone * 1.2)}Z`,
            '#E3BE94',
          )
        );
      })
      .join('') +
    rect(
      0,
      floor,
      width,
      height - floor,
      defs.linear([
        [0, '#7A5448'],
        [0.2, '#553638'],
        [1, '#241620'],
      ]),
    ) +
    rect(0, floor - pick(9, 6), width, pick(9, 6), '#2A1A20') +
    floorLines(
      [-width * 0.3, width * 1.3],
      [floor, height],
      width * pick(0.69, 0.5),
      pick(22, 12),
      '#241620',
      0.45,
    ) +
    arches
      .map(({ arch, world }) =>
        path(
          `M${num(arch.x - w / 2)} ${floor}h${num(w)}L${num(arch.x + w * 0.72)} ${height}H${num(arch.x - w * 0.72)}Z`,
          defs.linear([
            [0, world.glow, 0.5],
            [1, world.glow, 0],
          ]),
        ),
      )
      .join('') +
    repeat(pick(3, 0), (i) => circle(888 + i * 224, 250, 7, '#FFE3A0')) +
    repeat(pick(3, 0), (i) => glow(defs, 888 + i * 224, 250, 60, '#FFE3A0', 0.5)) +
    guests(sheet)
  );
});
