import type { PlateName } from '../art-names.ts';
import { butterfly, eagle } from '../creatures/birds.ts';
import {
  parasaurolophus,
  stegosaurus,
  tyrannosaurus,
  type DinosaurColours,
} from '../creatures/dinosaurs.ts';
import { lion, lynx } from '../creatures/cats.ts';
import { giraffe } from '../creatures/giraffe.ts';
import { bus } from '../parts/buildings.ts';
import { botryoid, cluster, cubes, rockBase, type Tones } from '../parts/crystals.ts';
import { dots, limb, limbPath, type Joint } from '../parts/curve.ts';
import { fernBush, frondShapes } from '../parts/ferns.ts';
import { ammonite, bone, fossilFish, handPrint, track, trilobite } from '../parts/fossils.ts';
import { blades } from '../parts/grass.ts';
import { balloon, confetti } from '../parts/interior.ts';
import { cake, gift } from '../parts/party.ts';
import { peaks } from '../parts/peaks.ts';
import { bandedPlanet, earth, ringedPlanet, rockyPlanet } from '../parts/planets.ts';
import { ridge } from '../parts/ridge.ts';
import { between, repeat, rng } from '../parts/rng.ts';
import { silhouettes, type SilhouetteName } from '../parts/silhouettes.ts';
import { glow, mist, specks, stars } from '../parts/sky.ts';
import { strata } from '../parts/strata.ts';
import { circle, ellipse, group, line, num, path, rect, type Defs } from '../parts/svg.ts';
import { acacia, araucaria, spruce } from '../parts/trees.ts';
import { plume, volcano } from '../parts/volcano.ts';
import type { crops } from './crops.ts';
import { meals } from './meals.ts';
import { backdrop, cloth, ground, H, tabletop, W, type ThemeName } from './stage.ts';
import { cakeSlice, dish, juice, soup, breadSlice, cutlery } from '../parts/food.ts';

type PlateDrawing = (defs: Defs) => string;

/** A silhouette standing before the disc: rim of light, body in two tones. */
function figure(
  defs: Defs,
  name: SilhouetteName,
  size: number,
  x: number,
  y: number,
  [top, low]: readonly [string, string],
  rim: string,
  flip = false,
): string {
  const shape = defs.shape(silhouettes[name]);
  const k = size / 512;
  const place = flip
    ? `translate(${num(x + size)} ${num(y)}) scale(${-k} ${k})`
    : `translate(${num(x)} ${num(y)}) scale(${k.toFixed(3)})`;
  const clip = defs.clip(`<use href="${shape}"/>`);
  return `<g transform="${place}"><use href="${shape}" fill="${rim}"/><g clip-path="${clip}"><use href="${shape}" transform="translate(7 7)" fill="${defs.linear(
    [
      [0, top],
      [1, low],
    ],
  )}"/></g></g>`;
}

const ferns = (defs: Defs, fills: readonly [string, string], y = 304) => {
  const fronds = frondShapes(defs);
  return [24, 92, 330, 388]
    .map((x, i) => fernBush(fronds, x, y, 0.42 + (i % 2) * 0.1, i + 4, fills[i % 2] ?? fills[0]))
    .join('');
};

const coat = (
  defs: Defs,
  top: string,
  low: string,
  far: string,
  accent: string,
  rim: string,
): DinosaurColours => ({
  body: defs.linear([
    [0, top],
    [1, low],
  ]),
  far,
  rim,
  rimShift: [-6, 6],
  dark: far,
  accent,
});

/** A beast of the park between far trees and near ferns. */
const beast =
  (theme: ThemeName, seed: number, draw: (defs: Defs) => string): PlateDrawing =>
  (defs) => {
    const near = ground(defs, theme, seed);
    const trees = theme === 'dusk' ? '#4A3A50' : '#86B894';
    return (
      backdrop(defs, theme, seed) +
      [40, 84, 340, 372]
        .map((x, i) => araucaria(defs, x, 236, 60 + (i % 3) * 18, trees, i))
        .join('') +
      draw(defs) +
      near.markup +
      ferns(defs, theme === 'dusk' ? ['#1B4A42', '#0A2728'] : ['#2F6B52', '#174A3E'])
    );
  };

/** A specimen on its rock before the light. */
const specimen =
  (
    theme: 'mineral' | 'uv',
    grown: (x: number, y: number) => string,
    colour?: string,
  ): PlateDrawing =>
  (defs) => {
    const near = ground(defs, theme, 7, 250);
    const dark = theme === 'uv';
    return (
      backdrop(defs, theme, 5, { y: 140, r: dark ? 74 : 70 }) +
      (colour ? glow(defs, 200, 170, 170, colour, 0.55) : '') +
      near.markup +
      ellipse(200, 258, 110, 12, '#000', { 'fill-opacity': 0.25 }) +
      grown(200, 240) +
      rockBase(200, 254, 220, 28, 6, dark ? '#140F3E' : '#33484B', dark ? '#241C66' : '#4F6668') +
      specks([0, W], [20, 240], [0.7, 2], dark ? 40 : 0, 9, '#D9CCFF', 0.6)
    );
  };

const QUARTZ: Tones = ['#FFFFFF', '#DCEAEE', '#93B4BF'];
const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];
const MALACHITE: Tones = ['#B8ECCB', '#2F9A6C', '#0F5A45'];
const GREEN: Tones = ['#C9FFD9', '#3BE38C', '#0F8F63'];
const MAGENTA: Tones = ['#FFC3F1', '#F24BC0', '#8B1F8C'];
const ORANGE: Tones = ['#FFE3B0', '#FF8A3A', '#B3401F'];

/** Rock in section with something in it. */
const inRock =
  (seed: number, find: (defs: Defs) => string): PlateDrawing =>
  (defs) => {
    const fold = (x: number) => Math.sin(x / 90 + seed) * 9;
    const layers = [
      '#E3C48E',
      '#C99A62',
      '#F0DDB4',
      '#B5723F',
      '#D9B07A',
      '#94543A',
      '#6E4632',
      '#4E3226',
    ].map((fill, i) => ({ fill, thickness: i === 7 ? 120 : 40 + (i % 3) * 6 }));
    return (
      strata([-20, W + 20], -24, layers, seed, fold) +
      glow(defs, 200, 140, 210, '#FFF6DC', 0.5) +
      find(defs) +
      rect(
        0,
        0,
        W,
        H,
        defs.linear([
          [0, '#3A2014', 0],
          [0.7, '#3A2014', 0],
          [1, '#3A2014', 0.45],
        ]),
      )
    );
  };

const still =
  (
    wall: readonly [string, string],
    wood: readonly [string, string],
    light: string,
    draw: (defs: Defs) => string,
  ): PlateDrawing =>
  (defs) =>
    tabletop(defs, wall, wood, light) + draw(defs);

const PARTY = ['#B8421F', '#1F5A4B', '#FBF8F1', '#4F86A8', '#E8579A', '#7A5AA6'];

function nest(defs: Defs): string {
  const random = rng(4);
  const straw = repeat(60, () => {
    const x = between(random, 90, 310);
    const y = between(random, 222, 262);
    return `M${num(x)} ${num(y)}l${num(between(random, -34, 34))} ${num(between(random, -9, 9))}`;
  });
  const egg = (x: number, y: number, s: number, turn: number, fill: readonly [string, string]) =>
    group(
      { x, y, scale: s, rotate: turn },
      path(
        'M0 -46C26 -46 38 -8 34 12C31 32 16 40 0 40C-16 40 -31 32 -34 12C-38 -8 -26 -46 0 -46Z',
        defs.linear(
          [
            [0, fill[0]],
            [1, fill[1]],
          ],
          1,
          1,
        ),
      ) +
        path(
          dots([
            [-12, -18, 4],
            [8, -26, 3],
            [14, 4, 5],
            [-16, 10, 3.6],
            [0, 22, 4],
            [20, -12, 2.6],
            [-22, -6, 2.6],
          ]),
          '#8C6A42',
          { 'fill-opacity': 0.5 },
        ) +
        path('M-16 -30C-8 -40 2 -42 8 -40C-4 -36 -14 -24 -18 -10Z', '#fff', {
          'fill-opacity': 0.6,
        }),
    );
  return (
    ellipse(200, 250, 150, 34, '#4A2E1C') +
    ellipse(200, 240, 124, 24, '#2E1C12') +
    egg(148, 206, 0.92, -14, ['#FBF0DC', '#D9BE92']) +
    egg(252, 206, 0.92, 12, ['#FBF0DC', '#D9BE92']) +
    egg(200, 192, 1.14, 2, ['#FFF8EA', '#E0C79A']) +
    egg(172, 226, 0.8, -30, ['#F6E6C8', '#C9A878']) +
    egg(230, 228, 0.8, 26, ['#F6E6C8', '#C9A878']) +
    path(
      'M56 244C90 222 130 262 200 258C270 262 310 222 344 244C336 280 280 292 200 292C120 292 64 280 56 244Z',
      '#6A4428',
    ) +
    line(straw, '#D9A860', 3) +
    line(
      repeat(34, () => {
        const x = between(random, 70, 330);
        return `M${num(x)} ${num(between(random, 258, 286))}l${num(between(random, -30, 30))} ${num(between(random, -7, 7))}`;
      }),
      '#A8743F',
      3,
    )
  );
}

function orchid(): string {
  const bloom = (x: number, y: number, s: number, turn: number) =>
    group(
      { x, y, scale: s, rotate: turn },
      ([-62, 62, -140, 140, 0] as const)
        .map((a) =>
          group(
            { x: 0, y: 0, rotate: a },
            path('M0 0C-22 -16 -22 -46 0 -62C22 -46 22 -16 0 0Z', '#D9579A') +
              path('M0 -4C-8 -20 -8 -40 0 -52C8 -40 8 -20 0 -4Z', '#F29AC6'),
          ),
        )
        .join('') +
        path('M-18 4C-34 18 -26 46 0 52C26 46 34 18 18 4Z', '#8E2A6A') +
        path('M-10 8C-18 20 -14 36 0 40C14 36 18 20 10 8Z', '#F6D25A') +
        circle(0, 2, 9, '#FBE7F0') +
        path(
          dots([
            [-8, 26, 2.4],
            [8, 26, 2.4],
            [0, 34, 2.4],
          ]),
          '#8E2A6A',
        ),
    );
  return (
    line(
      'M200 300C196 240 214 190 200 96M200 236C170 226 150 206 138 176M204 206C232 196 250 178 262 150',
      '#2F6B4E',
      6,
    ) +
    path(
      'M200 300C150 290 96 250 72 196C130 206 190 244 200 300ZM200 300C250 290 304 250 330 204C272 212 212 246 200 300Z',
      '#3F8A5C',
    ) +
    path('M200 300C160 276 116 240 84 206C130 226 180 262 200 300Z', '#6FB07C') +
    bloom(136, 164, 0.74, -16) +
    bloom(266, 140, 0.8, 14) +
    bloom(200, 92, 1, 0)
  );
}

function lavaFlow(defs: Defs): string {
  const flow = (grow: number, fill: string) =>
    path(
      limbPath(
        limb(
          [210, 60, 10 * grow],
          [190, 110, 16 * grow],
          [226, 160, 24 * grow],
          [180, 212, 38 * grow],
          [220, 270, 62 * grow],
          [200, 330, 90 * grow],
        ),
      ) +
        limbPath(
          limb(
            [222, 156, 14 * grow],
            [272, 186, 15 * grow],
            [300, 230, 20 * grow],
            [350, 300, 30 * grow],
          ),
        ),
      fill,
    );
  return (
    path('M-20 300V180L60 150L130 90L210 50L290 96L350 160L420 190V300Z', '#2E1A22') +
    path('M-20 300V220L80 186L150 120L210 60L240 300Z', '#43252A') +
    glow(defs, 200, 230, 200, '#FF7A35', 0.7) +
    flow(1, '#8E2A1C') +
    flow(0.8, '#E9552B') +
    flow(0.54, '#FF9A3F') +
    flow(0.26, '#FFE08A') +
    path('M-20 310V268Q30 240 80 262T140 300ZM420 310V262Q372 236 330 268T262 306Z', '#140B10') +
    specks([60, 340], [30, 220], [1, 3], 36, 6, '#FFC45C', 0.9)
  );
}

function columns(defs: Defs): string {
  const random = rng(11);
  const one = (x: number, y: number, w: number, tone: readonly [string, string, string]) => {
    const d = w * 0.24;
    return (
      path(
        `M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(d)}h${num(w * 0.44)}l${num(w * 0.28)} ${num(-d)}V310H${num(x)}Z`,
        tone[1],
      ) +
      path(`M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(d)}V310H${num(x)}Z`, '#fff', {
        'fill-opacity': 0.1,
      }) +
      path(
        `M${num(x + w * 0.72)} ${num(y + d)}l${num(w * 0.28)} ${num(-d)}V310H${num(x + w * 0.72)}Z`,
        tone[2],
      ) +
      path(
        `M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(-d)}h${num(w * 0.44)}l${num(w * 0.28)} ${num(d)}l${num(-w * 0.28)} ${num(d)}h${num(-w * 0.44)}Z`,
        tone[0],
      ) +
      line(`M${num(x + w * 0.3)} ${num(y + 60 + random() * 60)}h${num(w * 0.4)}`, '#000', 1.4, {
        'stroke-opacity': 0.3,
      })
    );
  };
  const row = (
    y: number,
    swing: number,
    w: number,
    tone: readonly [string, string, string],
    shift: number,
  ) =>
    repeat(Math.ceil(W / w) + 1, (i) =>
      one(i * w + shift, y - Math.sin((i + shift) * 0.7) * swing - random() * 22, w, tone),
    );
  return (
    backdrop(defs, 'lava', 8, { x: 270, y: 96, r: 50 }) +
    row(170, 40, 44, ['#7A4A4C', '#4A2A32', '#341C26'], -10) +
    row(226, 34, 52, ['#93605A', '#3A222C', '#241420'], -24) +
    row(282, 20, 62, ['#6A3E40', '#241620', '#160C14'], -8)
  );
}

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
      { x: 206, y: 246 },
      path(
        limbPath(limb([-92, -6, 9], [-70, 12, 10], [-30, 14, 8], [-6, -6, 6], [-4, -30, 2])),
        '#FBF0D8',
      ) +
        bone({ x: 60, y: 4, scale: 0.62, rotate: -12 }, '#FBF0D8') +
        bone({ x: 34, y: -18, scale: 0.5, rotate: 30 }, '#E9D6B4') +
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

const silhouettePlate =
  (
    theme: ThemeName,
    seed: number,
    name: SilhouetteName,
    size: number,
    tones: readonly [string, string],
    rim: string,
    extra: (defs: Defs) => string = () => '',
    flip = false,
  ): PlateDrawing =>
  (defs) => {
    const near = ground(defs, theme, seed, 258);
    return (
      backdrop(defs, theme, seed, { r: 70 }) +
      figure(defs, name, size, 200 - size / 2, 262 - size * 0.97, tones, rim, flip) +
      near.markup +
      extra(defs)
    );
  };

/** Every plate that is not a detail of a hero. */
export const drawings: Record<Exclude<PlateName, keyof typeof crops>, PlateDrawing> = {
  ...meals,
  skull: silhouettePlate('dusk', 5, 't-rex-skull', 216, ['#3A4A52', '#0E1C24'], '#FFD9A0', (defs) =>
    ferns(defs, ['#1B4A42', '#0A2728']),
  ),
  'egg-nest': (defs) => {
    const near = ground(defs, 'dusk', 9, 236);
    return (
      backdrop(defs, 'dusk', 12, { y: 110 }) +
      near.markup +
      nest(defs) +
      ferns(defs, ['#1B4A42', '#0A2728'], 312)
    );
  },
  tracks: (defs) => {
    const near = ridge(W, 96, 22, 5, { detail: 5 });
    return (
      backdrop(defs, 'earth', 21, { y: 64, r: 34 }) +
      path(
        near.d,
        defs.linear([
          [0, '#E7CE9E'],
          [1, '#B98254'],
        ]),
      ) +
      (
        [
          [96, 286, 1.3],
          [168, 226, 1.02],
          [150, 286, 0],
          [214, 178, 0.78],
          [262, 142, 0.58],
          [300, 116, 0.42],
        ] as const
      )
        .map(([x, y, s]) =>
          s
            ? group(
                { x, y, rotate: 38, scale: s },
                track({ x: 3, y: 4 }, '#F6E2B8') + track({ x: 0, y: 0 }, '#6E4632'),
              )
            : '',
        )
        .join('') +
      blades(defs, [0, W], () => 302, 110, [12, 34], 5, '#7A6A3A')
    );
  },
  parasaurolophus: beast('forest', 9, (defs) =>
    parasaurolophus(
      defs,
      { x: 58, y: 266, scale: 0.49 },
      coat(defs, '#4F8A68', '#1F5A4B', '#174438', '#E58A4A', '#FFF8DC'),
    ),
  ),
  tyrannosaurus: beast('dusk', 15, (defs) =>
    tyrannosaurus(
      defs,
      { x: 44, y: 268, scale: 0.56 },
      coat(defs, '#5A6E5E', '#22383A', '#14282C', '#C87A4A', '#F7B06C'),
    ),
  ),
  stegosaurus: beast('forest', 22, (defs) =>
    stegosaurus(
      defs,
      { x: 34, y: 264, scale: 0.5 },
      coat(defs, '#6E8A5A', '#3A5A3E', '#2A4430', '#E58A4A', '#FFF8DC'),
    ),
  ),
  'solar-system': (defs) =>
    rect(
      0,
      0,
      W,
      H,
      defs.linear([
        [0, '#070D22'],
        [0.6, '#13204C'],
        [1, '#2A1F5C'],
      ]),
    ) +
    stars([0, W], [0, H], 90, 6) +
    glow(defs, 60, 160, 220, '#F2A33D', 0.5) +
    repeat(5, (i) =>
      ellipse(46, 160, 110 + i * 62, 56 + i * 32, 'none', {
        stroke: '#9FB6FF',
        'stroke-opacity': 0.3,
        'stroke-width': 1.3,
      }),
    ) +
    circle(46, 160, 54, '#FFD98E') +
    circle(46, 160, 44, '#FFF3D6') +
    rockyPlanet(defs, 140, 196, 9, ['#F6D9B0', '#C98A56', '#5E3420'], 3) +
    earth(defs, 196, 112, 19) +
    rockyPlanet(defs, 240, 226, 13, ['#FFC79A', '#C8592F', '#5E1F1A'], 6) +
    bandedPlanet(defs, 300, 112, 38, ['#F6D9B0', '#D49A6A', '#8A4A3C'], 3) +
    ringedPlanet(defs, 330, 234, 22, ['#FBE7B8', '#E3B96E', '#8F5F3A'], '#E9CE96'),
  trilobite: inRock(
    5,
    () =>
      trilobite({ x: 205, y: 158, scale: 2.5, rotate: 14 }, '#3A2418', '#3A2418') +
      trilobite({ x: 200, y: 152, scale: 2.5, rotate: 14 }, '#7A5A44', '#33221A') +
      trilobite({ x: 70, y: 236, scale: 0.8, rotate: -40 }, '#8C6A4A', '#3A2418'),
  ),
  ammonite: inRock(
    12,
    () =>
      ammonite({ x: 206, y: 156, scale: 2.25, rotate: -24 }, '#5A3A2A', '#5A3A2A') +
      ammonite({ x: 200, y: 150, scale: 2.25, rotate: -24 }, '#F3E0B8', '#8C5A38') +
      ammonite({ x: 346, y: 246, scale: 0.6, rotate: 60 }, '#E9CFA0', '#7A4A2C'),
  ),
  'hand-prints': (defs) =>
    rect(
      0,
      0,
      W,
      H,
      defs.radial([
        [0, '#D9A268'],
        [0.7, '#A8683C'],
        [1, '#5A3220'],
      ]),
    ) +
    path(ridge(W, 40, 70, 5, { detail: 5 }).d.replace(/V2000H-20Z/, 'V-40H-20Z'), '#3A2018') +
    handPrint({ x: 118, y: 180, scale: 1.1, rotate: -16 }, '#7A2A18') +
    handPrint({ x: 214, y: 150, scale: 1.34, rotate: 4 }, '#5A1F14') +
    handPrint({ x: 306, y: 194, scale: 1, rotate: 22 }, '#8C3A20') +
    line(
      'M40 262c16 -22 40 -26 62 -18l18 -10l-4 14c12 8 20 16 24 28M52 262l-4 22M74 262l-2 24M112 262l2 24M132 266l8 20',
      '#4A1A10',
      5,
    ) +
    specks([0, W], [0, H], [0.6, 1.8], 120, 4, '#3A1C10', 0.3) +
    rect(
      0,
      0,
      W,
      H,
      defs.radial([
        [0, '#000', 0],
        [0.75, '#000', 0],
        [1, '#1A0C08', 0.55],
      ]),
    ),
  quartz: specimen('mineral', (x, y) => cluster(x, y, 1.12, 11, QUARTZ, 8, '#fff')),
  pyrite: specimen('mineral', (x, y) => cubes(x, y - 6, 1.2, 6, PYRITE, 8)),
  malachite: specimen('mineral', (x, y) => botryoid(x, y - 14, 1.2, 22, MALACHITE, 15)),
  'glowing-prisms': specimen('uv', (x, y) => cluster(x, y, 1.14, 22, GREEN, 9, '#fff'), '#3BE38C'),
  'glowing-cubes': specimen('uv', (x, y) => cubes(x, y - 6, 1.2, 14, MAGENTA, 8), '#F24BC0'),
  'glowing-grapes': specimen('uv', (x, y) => botryoid(x, y - 14, 1.2, 38, ORANGE, 15), '#FF8A3A'),
  giraffe: (defs) => {
    const near = ground(defs, 'savanna', 6, 286);
    return (
      backdrop(defs, 'savanna', 14, { x: 236, y: 150, r: 84 }) +
      acacia(defs, 66, 276, 120, 4, { trunk: '#8C5A2C', leaf: '#8A6026', lit: '#A87A34' }) +
      giraffe(
        defs,
        { x: 96, y: 640, scale: 1 },
        {
          body: '#F1C87E',
          far: '#8A5832',
          patch: '#9C5426',
          dark: '#4A2818',
          rim: '#FFF0C9',
          rimShift: [4, 3],
        },
      ) +
      near.markup +
      blades(defs, [0, W], near.at, 130, [14, 40], 3, '#4A2A1A')
    );
  },
  lion: (defs) =>
    backdrop(defs, 'savanna', 17, { y: 140, r: 104 }) +
    lion(defs, { x: 200, y: 152, scale: 1.1 }) +
    blades(defs, [0, W], () => 300, 150, [14, 52], 6, '#42210F'),
  flamingo: silhouettePlate(
    'savanna',
    26,
    'flamingo',
    226,
    ['#E8628A', '#B8325A'],
    '#FFE3EA',
    (defs) => blades(defs, [0, W], () => 296, 130, [14, 40], 8, '#42210F'),
  ),
  orchid: (defs) =>
    backdrop(defs, 'forest', 7, { y: 120, r: 84 }) +
    ground(defs, 'forest', 12, 268).markup +
    orchid() +
    blades(defs, [0, W], () => 302, 140, [12, 36], 4, '#1F5A4B'),
  eagle: (defs) =>
    backdrop(defs, 'forest', 18, { y: 120, r: 76 }) +
    peaks(
      [
        [70, 176, 200],
        [330, 158, 240],
      ],
      250,
      { lit: '#A9CBB4', shade: '#8CB59C' },
      6,
    ) +
    ground(defs, 'forest', 16, 244).markup +
    repeat(9, (i) =>
      spruce(defs, 10 + i * 48, 262 + (i % 3) * 8, 54 + (i % 3) * 16, '#1F5A4B', i),
    ) +
    eagle({ x: 200, y: 118, scale: 1.35, rotate: -7 }, '#3E3224', '#F3E4C4'),
  butterfly: (defs) =>
    backdrop(defs, 'forest', 31, { y: 132, r: 84 }) +
    ground(defs, 'forest', 5, 262).markup +
    butterfly(
      { x: 200, y: 136, scale: 2.15, rotate: -14 },
      { wing: '#F08A2E', spot: '#FFF3D6', edge: '#2A1A14', body: '#1A1010' },
    ) +
    blades(defs, [0, W], () => 302, 150, [12, 46], 7, '#1F5A4B') +
    butterfly(
      { x: 66, y: 210, scale: 0.6, rotate: 24 },
      { wing: '#5B9BE0', spot: '#E6F3FF', edge: '#1D2E5C', body: '#141A2E' },
    ) +
    butterfly(
      { x: 340, y: 226, scale: 0.5, rotate: -30 },
      { wing: '#F6D25A', spot: '#E8842B', edge: '#5A4410', body: '#2A2010' },
    ),
  lynx: (defs) =>
    backdrop(defs, 'forest', 11, { y: 140, r: 96 }) +
    [30, 74, 330, 376]
      .map((x, i) => spruce(defs, x, 270, 120 + (i % 2) * 50, '#5E9E78', i))
      .join('') +
    lynx(defs, { x: 200, y: 172, scale: 1.06 }) +
    ferns(defs, ['#2F6B52', '#174A3E'], 318),
  'fossil-fish': inRock(
    20,
    () =>
      fossilFish({ x: 204, y: 156, scale: 2.5, rotate: -8 }, '#F6E2B8') +
      fossilFish({ x: 200, y: 152, scale: 2.5, rotate: -8 }, '#4A2C1C'),
  ),
  'alpine-peak': (defs) =>
    backdrop(defs, 'earth', 13, { x: 300, y: 84, r: 40 }) +
    peaks(
      [
        [320, 96, 300],
        [90, 120, 260],
      ],
      262,
      { lit: '#CDBB98', shade: '#A8926C', snow: '#FFFDF6', snowShade: '#E3DAC6' },
      5,
    ) +
    mist(defs, W, 190, 60, '#FBF3DE', 0.7) +
    peaks(
      [[200, 52, 330]],
      280,
      { lit: '#B59B70', shade: '#866C48', snow: '#FFFFFF', snowShade: '#DCD2BC' },
      11,
    ) +
    mist(defs, W, 216, 60, '#FBF3DE', 0.7) +
    ground(defs, 'earth', 9, 262).markup +
    repeat(10, (i) => spruce(defs, 6 + i * 43, 276 + (i % 3) * 8, 46 + (i % 4) * 12, '#4E5A36', i)),
  lava: (defs) => backdrop(defs, 'lava', 4, { x: 210, y: 60, r: 40 }) + lavaFlow(defs),
  'ash-plume': (defs) => {
    const place = { x: 170, base: 262, width: 300, height: 120 };
    return (
      backdrop(defs, 'lava', 15, { x: 320, y: 80, r: 30 }) +
      plume(defs, place, 150, 150, 0.9, [
        ['#4A3A44', '#6E4650', '#E8723C'],
        ['#7A6470', '#A8686A', '#FFB25E'],
      ]) +
      volcano(defs, place, { cone: ['#5A3038', '#3A1E2A'], shade: '#241420' }) +
      ground(defs, 'lava', 12, 262).markup
    );
  },
  'basalt-columns': columns,
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
              [-40, -22, 9],
              [-22, -35, 9],
              [0, -40, 9],
              [22, -35, 9],
              [40, -22, 9],
            ] as Joint[]),
            '#8FB4C7',
          ) +
          path(
            dots([
              [-38, -19, 7],
              [-20, -32, 7],
              [2, -37, 7],
              [24, -32, 7],
              [41, -19, 7],
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
  soup: (defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#B8421F') +
    soup(defs, 190, 152, 104) +
    breadSlice(334, 96, 1, 18) +
    breadSlice(346, 214, 0.9, -14) +
    cutlery(48, 160, 180, 0, false),
  cakes: (defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#1F5A4B') +
    dish(defs, 200, 152, 128) +
    cakeSlice(150, 112, 1.34, -8) +
    cakeSlice(258, 146, 1.34, 22) +
    cakeSlice(176, 214, 1.34, -14),
  drinks: (defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#F2B33D') +
    juice(defs, 116, 126, 64, ['#FFC65A', '#EE8F22']) +
    juice(defs, 282, 106, 56, ['#F06A5A', '#B8271F'], '#1F5A4B') +
    juice(defs, 244, 226, 58, ['#CFE8F0', '#8FC4D6'], '#F2B33D'),
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
  cocktail: still(
    ['#0F2740', '#24506E'],
    ['#4A3A34', '#1D1614'],
    '#F6C98A',
    (defs) =>
      (
        [
          [110, '#F2A33D'],
          [200, '#C8472B'],
          [290, '#F6D98A'],
        ] as const
      )
        .map(([x, drink], i) => {
          const y = 262 + (i === 1 ? 8 : 0);
          const k = i === 1 ? 1.16 : 1;
          return (
            ellipse(x, y, 40 * k, 6 * k, '#000', { 'fill-opacity': 0.4 }) +
            path(
              `M${num(x - 34 * k)} ${num(y - 118 * k)}h${num(68 * k)}l${num(-30 * k)} ${num(54 * k)}h${num(-8 * k)}Z`,
              drink,
            ) +
            path(
              `M${num(x - 46 * k)} ${num(y - 140 * k)}h${num(92 * k)}L${num(x + 4 * k)} ${num(y - 62 * k)}V${num(y - 6 * k)}h${num(24 * k)}v${num(5 * k)}h${num(-56 * k)}v${num(-5 * k)}h${num(24 * k)}V${num(y - 62 * k)}Z`,
              '#FFFFFF',
              { 'fill-opacity': 0.3 },
            ) +
            line(
              `M${num(x - 30 * k)} ${num(y - 128 * k)}l${num(18 * k)} ${num(32 * k)}`,
              '#fff',
              3,
              { 'stroke-opacity': 0.8 },
            ) +
            circle(x + 30 * k, y - 142 * k, 12 * k, '#F6C12E') +
            circle(x + 30 * k, y - 142 * k, 8 * k, '#FFF0B0')
          );
        })
        .join('') +
      specks([0, W], [10, 200], [1, 3], 34, 6, '#FFE3A0', 0.6) +
      glow(defs, 200, 60, 160, '#F6C98A', 0.2),
  ),
  'computer-room': (defs) =>
    rect(
      0,
      0,
      W,
      H,
      defs.linear([
        [0, '#DCEBE3'],
        [1, '#B9D3C6'],
      ]),
    ) +
    rect(0, 226, W, 74, '#8FB09E') +
    // Three screens on one desk: a skeleton's curve, layers, a crystal.
    [42, 154, 266]
      .map(
        (x, i) =>
          rect(x, 92, 104, 74, '#16324A', { rx: 6 }) +
          rect(x + 7, 99, 90, 60, '#24506B', { rx: 3 }) +
          [
            path(`M${x + 20} 144q10-22 30-20t22-18q4-6 12-3`, 'none', {
              stroke: '#F2B33D',
              'stroke-width': 6,
              'stroke-linecap': 'round',
            }),
            path(`M${x + 7} 128q22-10 45 0t45-2v33h-90Z`, '#C9862A') +
              path(`M${x + 7} 142q26-8 48 0t42 0v17h-90Z`, '#7C5238'),
            path(`M${x + 52} 106l18 22-18 26-18-26Z`, '#6FE0A8') +
              path(`M${x + 52} 106v48l18-26Z`, '#2FA873'),
          ][i] +
          rect(x + 44, 166, 16, 14, '#16324A') +
          rect(x + 28, 178, 48, 6, '#16324A', { rx: 3 }) +
          rect(x + 14, 192, 76, 9, '#F3ECDD', { rx: 3 }),
      )
      .join('') +
    rect(20, 204, 360, 14, '#9A6A3C', { rx: 3 }) +
    rect(36, 218, 12, 82, '#6A4626') +
    rect(352, 218, 12, 82, '#6A4626') +
    [94, 206, 318]
      .map(
        (x) =>
          rect(x - 26, 232, 52, 40, '#1F5A4B', { rx: 10 }) + rect(x - 4, 270, 8, 30, '#12302F'),
      )
      .join(''),
  classroom: (defs) =>
    rect(
      0,
      0,
      W,
      H,
      defs.linear([
        [0, '#F3E6C8'],
        [1, '#E3CFA4'],
      ]),
    ) +
    rect(
      0,
      214,
      W,
      86,
      defs.linear([
        [0, '#B8844C'],
        [1, '#7A5228'],
      ]),
    ) +
    rect(70, 40, 260, 144, '#6A4626', { rx: 4 }) +
    rect(80, 50, 240, 124, '#1F4A44') +
    ammonite({ x: 146, y: 114, scale: 0.84 }, '#CFE0D2', '#1F4A44') +
    line('M206 84h84M206 106h92M206 128h66M206 150h80', '#CFE0D2', 4) +
    (
      [
        [40, 284],
        [154, 284],
        [268, 284],
      ] as const
    )
      .map(
        ([x, y]) =>
          rect(x, y - 44, 92, 10, '#E3B778', { rx: 3 }) +
          path(`M${x + 8} ${y - 34}h8v50h-8ZM${x + 76} ${y - 34}h8v50h-8Z`, '#5A3A20') +
          rect(
            x + 22,
            y - 52,
            34,
            8,
            ['#B8421F', '#1F5A4B', '#4F86A8'][(x / 114) | 0] ?? '#B8421F',
            { rx: 2 },
          ),
      )
      .join('') +
    circle(362, 84, 22, '#FBF8F1') +
    circle(362, 84, 22, 'none', { stroke: '#6A4626', 'stroke-width': 4 }) +
    line('M362 84V70M362 84l10 6', '#6A4626', 3),
  'school-bus': (defs) => {
    const near = ground(defs, 'forest', 10, 246);
    return (
      backdrop(defs, 'forest', 16, { x: 280, y: 112, r: 60 }) +
      repeat(8, (i) => spruce(defs, 14 + i * 54, 232, 50 + (i % 3) * 18, '#79B08A', i)) +
      near.markup +
      rect(0, 262, W, 38, '#4A4A44') +
      line('M10 281h50M100 281h50M190 281h50M280 281h50M366 281h40', '#FBF8F1', 4) +
      bus(44, 268, 1.04, { body: '#F2B33D', dark: '#2A2A22', glass: '#EAF4EE', stripe: '#B8421F' })
    );
  },
};
