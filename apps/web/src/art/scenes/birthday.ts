import { diplodocus } from '../creatures/diplodocus.ts';
import {
  parasaurolophus,
  stegosaurus,
  triceratops,
  tyrannosaurus,
} from '../creatures/dinosaurs.ts';
import { balloon, bunting, confetti } from '../parts/interior.ts';
import { fernBush, frondShapes } from '../parts/ferns.ts';
import { ridge, skyline } from '../parts/ridge.ts';
import { repeat } from '../parts/rng.ts';
import { clouds, glow, mist, sky, sun } from '../parts/sky.ts';
import { ellipse, num, path, rect, type Defs } from '../parts/svg.ts';
import { araucaria, grove } from '../parts/trees.ts';
import { defineScene, type Sheet } from '../scene.ts';

const PARTY = ['#B8421F', '#1F5A4B', '#FBF8F1', '#4F86A8', '#E8579A', '#7A5AA6'];

/** The celebrant's cake: three tiers like strata, candles, a fern. */
export function cake(defs: Defs, x: number, ground: number, k: number): string {
  const tier = (w: number, h: number, y: number, fill: string, shade: string, icing: string) => {
    const left = x - (w / 2) * k;
    const drips = repeat(9, (i) => {
      const a = left + (w * k * i) / 9;
      const d = (w * k) / 9;
      return `Q${num(a + d / 2)} ${num(ground - y * k + (h * 0.2 + (i % 3) * h * 0.12) * k)} ${num(a + d)} ${num(ground - (y - h * 0.1) * k)}`;
    });
    return (
      rect(
        left,
        ground - y * k,
        w * k,
        h * k,
        defs.linear(
          [
            [0, fill],
            [0.6, fill],
            [1, shade],
          ],
          1,
          0,
        ),
        { rx: 6 * k },
      ) +
      rect(left, ground - (y - h * 0.56) * k, w * k, h * 0.14 * k, shade, {
        'fill-opacity': 0.55,
      }) +
      path(
        `M${num(left)} ${num(ground - (y - h * 0.1) * k)}${drips}V${num(ground - (y + 2) * k)}Q${num(x)} ${num(ground - (y + 12) * k)} ${num(left)} ${num(ground - (y + 2) * k)}Z`,
        icing,
      )
    );
  };
  const candles = [-26, 0, 26]
    .map(
      (dx, i) =>
        rect(
          x + (dx - 3.4) * k,
          ground - 226 * k,
          6.8 * k,
          44 * k,
          ['#B8421F', '#4F86A8', '#E8579A'][i] ?? '#fff',
          { rx: 2 * k },
        ) +
        glow(defs, x + dx * k, ground - 240 * k, 34 * k, '#FFE08A', 0.8) +
        path(
          `M${num(x + dx * k)} ${num(ground - 256 * k)}q${num(9 * k)} ${num(14 * k)} 0 ${num(26 * k)}q${num(-9 * k)} ${num(-12 * k)} 0 ${num(-26 * k)}Z`,
          '#FFF3C4',
        ),
    )
    .join('');
  return (
    ellipse(x, ground, 150 * k, 14 * k, '#7A4A18', { 'fill-opacity': 0.4 }) +
    rect(x - 140 * k, ground - 10 * k, 280 * k, 12 * k, '#FBF8F1', { rx: 6 * k }) +
    tier(240, 70, 80, '#8C5636', '#5E3420', '#FBF0DC') +
    tier(176, 60, 140, '#C98A56', '#8C5636', '#F6B7C6') +
    tier(112, 46, 186, '#E9C58F', '#B5803F', '#FBF8F1') +
    candles
  );
}

const gift = (x: number, ground: number, w: number, h: number, paper: string, ribbon: string) =>
  rect(x, ground - h, w, h, paper, { rx: 3 }) +
  rect(x + w * 0.42, ground - h, w * 0.16, h, ribbon) +
  rect(x - w * 0.04, ground - h, w * 1.08, h * 0.2, paper, { rx: 3 }) +
  rect(x, ground - h * 0.82, w, h * 0.05, '#000', { 'fill-opacity': 0.18 }) +
  path(
    `M${num(x + w / 2)} ${num(ground - h)}q${num(-w * 0.34)} ${num(-h * 0.36)} ${num(-w * 0.3)} ${num(-h * 0.04)}ZM${num(x + w / 2)} ${num(ground - h)}q${num(w * 0.34)} ${num(-h * 0.36)} ${num(w * 0.3)} ${num(-h * 0.04)}Z`,
    ribbon,
  );

function parade({ defs, pick }: Sheet): string {
  const coat = (top: string, low: string, far: string) => ({
    body: defs.linear([
      [0, top],
      [1, low],
    ]),
    far,
    rim: '#FFF3D0',
    rimShift: [-4, 5] as const,
    dark: far,
    accent: '#F6C65A',
  });
  const green = coat('#4F8A68', '#1F5A4B', '#174438');
  const rust = coat('#C8663A', '#8C3A22', '#6A2A1A');
  const blue = coat('#4F86A8', '#2A5578', '#1E3F5C');
  const plum = coat('#8A5A86', '#5A3560', '#42264A');
  return pick(
    diplodocus(
      defs,
      { x: 1010, y: 566, scale: 0.6, flip: false },
      {
        body: defs.linear([
          [0, '#5B8F86'],
          [1, '#2A5F5C'],
        ]),
        far: '#1F4A48',
        rim: '#FFF3D0',
        rimShift: [-5, 5],
      },
      { eye: '#FFF3D0', mouth: '#1F4A48' },
    ) +
      stegosaurus(defs, { x: 1230, y: 598, scale: 0.5 }, plum) +
      tyrannosaurus(defs, { x: 700, y: 612, scale: 0.54 }, rust) +
      triceratops(defs, { x: 1020, y: 622, scale: 0.46 }, green) +
      parasaurolophus(defs, { x: 1400, y: 654, scale: 0.44 }, blue),
    diplodocus(
      defs,
      { x: 70, y: 470, scale: 0.33 },
      {
        body: defs.linear([
          [0, '#5B8F86'],
          [1, '#2A5F5C'],
        ]),
        far: '#1F4A48',
        rim: '#FFF3D0',
        rimShift: [-5, 5],
      },
      { eye: '#FFF3D0', mouth: '#1F4A48' },
    ) +
      stegosaurus(defs, { x: 220, y: 502, scale: 0.27 }, plum) +
      tyrannosaurus(defs, { x: 6, y: 512, scale: 0.3 }, rust) +
      triceratops(defs, { x: 226, y: 556, scale: 0.26 }, green),
  );
}

/** A birthday in the park: the dinosaurs come to the party. */
export const birthday = defineScene('birthday', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.68, 0.7);
  const fronds = frondShapes(defs);
  const far = ridge(width, horizon - pick(60, 40), pick(140, 70), 21);
  const mid = ridge(width, horizon, pick(90, 44), 33);
  const stage = pick(
    skyline([
      [-20, 660],
      [300, 650],
      [640, 618],
      [900, 596],
      [1200, 590],
      [1640, 604],
    ]),
    skyline([
      [-20, 522],
      [120, 500],
      [260, 494],
      [410, 506],
    ]),
  );
  const front = ridge(width, height * 0.955, pick(30, 16), 38, { rough: 0.45 });
  return (
    sky(defs, sheet, [
      [0, '#F4BB4B'],
      [0.36, '#F8CE74'],
      [0.62, '#FBE3A8'],
      [0.8, '#FDEFC9'],
      [1, '#F8D58A'],
    ]) +
    sun(
      width * pick(0.7, 0.5),
      height * pick(0.46, 0.6),
      pick(150, 80),
      '#FFF6DA',
      '#FFF9E6',
      1.6,
    ) +
    clouds(sheet, pick([120, 300], [100, 240]), pick(6, 3), 16, '#FFF6DA', 0.6) +
    path(far.d, '#EDB765') +
    mist(defs, width, horizon - 80, 130, '#FDEFC9', 0.8) +
    path(mid.d, '#D9954A') +
    grove(pick(18, 7), 5, [0, width], pick([50, 110], [30, 60]), (x, h, i) =>
      araucaria(defs, x, mid.at(x) + 8, h, '#C27F3E', i),
    ) +
    mist(defs, width, horizon - 6, 90, '#FBE3A8', 0.7) +
    pick(
      bunting([680, 126], [1160, 104], 46, 17, 30, PARTY, '#7A4A18') +
        bunting([1160, 104], [1620, 140], 44, 16, 30, PARTY, '#7A4A18'),
      bunting([-10, 282], [200, 266], 20, 12, 16, PARTY, '#7A4A18') +
        bunting([200, 266], [400, 286], 20, 11, 16, PARTY, '#7A4A18'),
    ) +
    path(
      stage.d,
      defs.linear([
        [0, '#C98340'],
        [0.1, '#A8632C'],
        [1, '#5A2E18'],
      ]),
    ) +
    parade(sheet) +
    pick(
      balloon(1560, 330, 40, '#B8421F', '#FFD9C2', '#7A4A18', 220) +
        balloon(1498, 270, 34, '#4F86A8', '#E6F3FF', '#7A4A18', 280, -14) +
        balloon(1446, 350, 30, '#E8579A', '#FFE0EE', '#7A4A18', 200) +
        balloon(770, 250, 30, '#1F5A4B', '#CFE0D2', '#7A4A18', 150) +
        balloon(716, 200, 24, '#7A5AA6', '#EADCFB', '#7A4A18', 210, -10),
      balloon(340, 354, 22, '#B8421F', '#FFD9C2', '#7A4A18', 140) +
        balloon(304, 330, 18, '#4F86A8', '#E6F3FF', '#7A4A18', 170, -10) +
        balloon(44, 344, 18, '#7A5AA6', '#EADCFB', '#7A4A18', 70),
    ) +
    path(
      front.d,
      defs.linear([
        [0, '#7A4420'],
        [0.5, '#42210F'],
      ]),
    ) +
    repeat(pick(12, 6), (i) =>
      fernBush(
        fronds,
        pick(
          [30, 130, 260, 390, 520, 640, 1180, 1290, 1390, 1470, 1550, 1600],
          [0, 44, 300, 344, 384, 250],
        )[i] ?? 0,
        height * 1.02,
        pick(0.62, 0.34) * (0.8 + (i % 3) * 0.24),
        i + 3,
        i % 2 ? '#5A3418' : '#3A2010',
      ),
    ) +
    cake(defs, pick(960, 146), pick(676, 584), pick(0.7, 0.46)) +
    pick(
      gift(1080, 682, 84, 62, '#1F5A4B', '#F2B33D') +
        gift(1150, 688, 60, 46, '#E8579A', '#FBF8F1') +
        gift(780, 684, 70, 56, '#4F86A8', '#FBF8F1'),
      gift(222, 588, 44, 34, '#1F5A4B', '#F2B33D') + gift(50, 588, 36, 30, '#4F86A8', '#FBF8F1'),
    ) +
    confetti(
      pick([660, 1600], [0, 390]),
      pick([100, 540], [236, 470]),
      pick(120, 60),
      9,
      PARTY,
      pick(9, 6),
    ) +
    confetti([0, pick(660, 390)], pick([560, 660], [40, 230]), pick(20, 10), 12, PARTY, pick(8, 5))
  );
});
