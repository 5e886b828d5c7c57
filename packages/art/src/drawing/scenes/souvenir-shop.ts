import {
  stegosaurus,
  triceratops,
  tyrannosaurus,
  parasaurolophus,
} from '#drawing/creatures/dinosaurs.ts';
import { diplodocus } from '#drawing/creatures/diplodocus.ts';
import { mammoth } from '#drawing/creatures/mammoth.ts';
import { cluster, cubes, type Tones } from '#drawing/parts/crystals.ts';
import { ammonite, trilobite } from '#drawing/parts/fossils.ts';
import { board, books, cup, plant } from '#drawing/parts/furniture.ts';
import { floorLines, pendant } from '#drawing/parts/interior.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { glow } from '#drawing/parts/sky.ts';
import { circle, ellipse, line, num, path, rect, type Defs } from '#drawing/parts/svg.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const SPINES = ['#B8421F', '#1F5A4B', '#F2B33D', '#4F86A8', '#8C5636', '#CFE0D2'];
const toy = (defs: Defs, top: string, low: string, far: string, accent: string) => ({
  body: defs.linear([
    [0, top],
    [1, low],
  ]),
  far,
  rim: '#FFEBC0',
  rimShift: [-8, 8] as const,
  dark: far,
  accent,
});
const AMETHYST: Tones = ['#EADCFB', '#B08FDD', '#6C46A8'];
const ROSE: Tones = ['#FBE3DF', '#E7AFA8', '#B06E6C'];
const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];

/** A globe on its turned foot; `y` is the shelf. */
const globe = (x: number, y: number, r: number) =>
  ellipse(x, y - r * 0.08, r * 0.72, r * 0.16, '#D9A55A') +
  line(`M${num(x)} ${num(y - r * 0.1)}v${num(-r * 0.5)}`, '#D9A55A', r * 0.18) +
  circle(x, y - r * 1.5, r, '#5B9BB0') +
  path(
    `M${num(x - r * 0.8)} ${num(y - r * 1.9)}q${num(r * 0.5)} ${num(-r * 0.5)} ${num(r)} ${num(-r * 0.3)}q${num(0)} ${num(r * 0.5)} ${num(-r * 0.4)} ${num(r * 0.6)}q${num(0.1 * r)} ${num(r * 0.5)} ${num(-r * 0.24)} ${num(r * 0.7)}q${num(-r * 0.3)} ${num(-r * 0.5)} ${num(-r * 0.36)} ${num(-r)}ZM${num(x + r * 0.4)} ${num(y - r * 1.5)}q${num(r * 0.3)} ${num(-r * 0.3)} ${num(r * 0.5)} ${num(-r * 0.1)}q${num(0)} ${num(r * 0.4)} ${num(-r * 0.3)} ${num(r * 0.7)}q${num(-r * 0.3)} ${num(-r * 0.3)} ${num(-r * 0.2)} ${num(-r * 0.6)}Z`,
    '#CFE0B0',
  ) +
  ellipse(x - r * 0.36, y - r * 1.9, r * 0.26, r * 0.18, '#fff', { 'fill-opacity': 0.4 }) +
  line(
    `M${num(x - r * 0.62)} ${num(y - r * 2.5)}A${num(r * 1.16)} ${num(r * 1.16)} 0 0 1 ${num(x + r * 0.4)} ${num(y - r * 0.42)}`,
    '#D9A55A',
    r * 0.12,
  );

const shirt = (x: number, y: number, w: number, fill: string, mark: string) =>
  line(
    `M${num(x)} ${num(y - w * 0.2)}v${num(w * 0.12)}M${num(x - w * 0.24)} ${num(y + w * 0.06)}L${num(x)} ${num(y - w * 0.08)}L${num(x + w * 0.24)} ${num(y + w * 0.06)}`,
    '#C9B38A',
    w * 0.03,
  ) +
  path(
    `M${num(x - w * 0.2)} ${num(y)}Q${num(x)} ${num(y + w * 0.12)} ${num(x + w * 0.2)} ${num(y)}L${num(x + w * 0.52)} ${num(y + w * 0.2)}L${num(x + w * 0.4)} ${num(y + w * 0.42)}L${num(x + w * 0.28)} ${num(y + w * 0.36)}V${num(y + w)}H${num(x - w * 0.28)}V${num(y + w * 0.36)}L${num(x - w * 0.4)} ${num(y + w * 0.42)}L${num(x - w * 0.52)} ${num(y + w * 0.2)}Z`,
    fill,
  ) +
  mark;

function shelves({ defs, pick }: Sheet): string {
  const [x, w, k] = pick([700, 640, 1], [20, 350, 0.55]);
  const rows = pick([262, 388, 514], [312, 388, 464]);
  const [a = 0, b = 0, c = 0] = rows;
  const at = (share: number) => x + w * share;
  const green = toy(defs, '#7DBB86', '#2F7A58', '#1F5A4B', '#F2B33D');
  const rust = toy(defs, '#E58A4A', '#A8452A', '#7A2F1E', '#FFD98E');
  const blue = toy(defs, '#7FB4D0', '#34688C', '#254C68', '#F2E2B8');
  const plum = toy(defs, '#B08FC0', '#6A4A86', '#4A3260', '#F6C65A');
  const cabinet =
    rect(x - 22 * k, a - 150 * k, w + 44 * k, c - a + 190 * k, '#3A2418', { rx: 6 }) +
    rect(
      x - 8 * k,
      a - 136 * k,
      w + 16 * k,
      c - a + 164 * k,
      defs.linear([
        [0, '#7A5232'],
        [1, '#55361F'],
      ]),
    );
  const lights = rows
    .map((y) => glow(defs, x + w / 2, y - 118 * k, w * 0.42, '#FFE3A0', 0.4))
    .join('');
  const wares =
    diplodocus(
      defs,
      { x: at(0.03), y: a, scale: 0.2 * k },
      { body: green.body, far: green.far, rim: green.rim, rimShift: [-8, 8] },
      { eye: '#fff' },
    ) +
    tyrannosaurus(defs, { x: at(0.44), y: a, scale: 0.24 * k }, rust) +
    cup(at(0.77), a, 46 * k, '#F2B33D', '#B8722A') +
    cup(at(0.88), a, 46 * k, '#4F86A8', '#2A5578') +
    books(at(0.02), b, w * 0.26, 92 * k, SPINES, 4) +
    ammonite({ x: at(0.38), y: b - 42 * k, scale: 0.84 * k }, '#F0DDB8', '#A8764A') +
    triceratops(defs, { x: at(0.5), y: b, scale: 0.22 * k }, blue) +
    cluster(at(0.88), b - 2, 0.5 * k, 9, AMETHYST, 6, '#fff') +
    cubes(at(0.08), c - 14 * k, 0.5 * k, 6, PYRITE, 6) +
    mammoth(
      defs,
      { x: at(0.2), y: c, scale: 0.22 * k },
      {
        body: '#7A5646',
        dark: '#4A332C',
        lit: '#A8806A',
        rim: '#FFE3B8',
        tusk: '#FBF3E2',
        tuskShade: '#D9C7A8',
      },
      [-6, 7],
    ) +
    globe(at(0.53), c, 28 * k) +
    stegosaurus(defs, { x: at(0.62), y: c, scale: 0.2 * k }, plum) +
    cluster(at(0.92), c - 2, 0.4 * k, 15, ROSE, 6, '#fff');
  return (
    cabinet +
    lights +
    rows.map((y) => board(x - 8 * k, y, w + 16 * k, 11 * k, '#8C5A34', '#D9A566')).join('') +
    wares
  );
}

function counter({ defs, pick }: Sheet): string {
  const [x, y, w, h, k] = pick([1130, 560, 400, 130, 1], [196, 516, 190, 74, 0.54]);
  const para = toy(defs, '#7DBB86', '#2F7A58', '#1F5A4B', '#F2B33D');
  const bag = (bx: number, fill: string) =>
    path(
      `M${num(bx)} ${num(y - 74 * k)}h${num(54 * k)}l${num(4 * k)} ${num(74 * k)}h${num(-62 * k)}Z`,
      fill,
    ) +
    line(
      `M${num(bx + 14 * k)} ${num(y - 74 * k)}q${num(13 * k)} ${num(-28 * k)} ${num(26 * k)} 0`,
      '#5A3A24',
      3 * k,
    ) +
    ammonite({ x: bx + 27 * k, y: y - 36 * k, scale: 0.34 * k }, '#FBF0D8', fill);
  return (
    rect(
      x,
      y,
      w,
      h,
      defs.linear([
        [0, '#B8763F'],
        [1, '#6A3E20'],
      ]),
    ) +
    [0.04, 0.36, 0.68]
      .map((s) =>
        rect(x + w * s, y + h * 0.2, w * 0.28, h * 0.66, '#54301A', { 'fill-opacity': 0.5, rx: 4 }),
      )
      .join('') +
    rect(x - 12 * k, y - 2, w + 24 * k, 16 * k, '#E3B778', { rx: 4 }) +
    bag(x + 28 * k, '#1F5A4B') +
    bag(x + 108 * k, '#B8421F') +
    parasaurolophus(defs, { x: x + 190 * k, y: y - 1, scale: 0.2 * k }, para) +
    trilobite({ x: x + w - 44 * k, y: y - 30 * k, scale: 0.66 * k }, '#C9B38A', '#6B4A30') +
    rect(x + w - 70 * k, y - 5 * k, 52 * k, 5 * k, '#3A2418')
  );
}

/** The souvenir shop: lit shelves of dinosaurs, minerals, books. */
export const souvenirShop = defineScene('souvenir-shop', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const floor = pick(600, 540);
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear(
        [
          [0, '#143A3C'],
          [0.5, '#1D4A48'],
          [1, '#33594E'],
        ],
        1,
        0.2,
      ),
    ) +
    repeat(pick(17, 6), (i) =>
      rect(i * pick(100, 70), 0, 1.6, floor, '#0F2E30', { 'fill-opacity': 0.6 }),
    ) +
    glow(defs, pick(1080, 200), pick(330, 400), pick(640, 300), '#FFD48A', 0.35) +
    rect(
      0,
      floor,
      width,
      height - floor,
      defs.linear([
        [0, '#8A5A34'],
        [0.3, '#65401F'],
        [1, '#2E1C10'],
      ]),
    ) +
    rect(0, floor - pick(14, 8), width, pick(14, 8), '#0F2E30') +
    floorLines(
      [-width * 0.3, width * 1.3],
      [floor, height],
      width * 0.66,
      pick(22, 12),
      '#2E1C10',
      0.4,
    ) +
    shelves(sheet) +
    pick(
      line('M1380 150H1590', '#C9B38A', 5) +
        shirt(
          1432,
          182,
          108,
          '#F3ECDD',
          ammonite({ x: 1432, y: 244, scale: 0.42 }, '#B8421F', '#F3ECDD'),
        ) +
        shirt(
          1536,
          182,
          108,
          '#B8421F',
          ammonite({ x: 1536, y: 244, scale: 0.42 }, '#F2B33D', '#B8421F'),
        ) +
        rect(1380, 352, 180, 132, '#8C5A34') +
        rect(1390, 362, 160, 112, '#CDE4D4') +
        path('M1390 474V440Q1430 410 1470 430T1550 420V474Z', '#4F8A68') +
        diplodocus(defs, { x: 1410, y: 462, scale: 0.11 }, { body: '#1F5A4B', far: '#174438' }),
      '',
    ) +
    pick(
      [
        [820, 118, 28],
        [1020, 106, 28],
        [1220, 118, 28],
        [1484, 112, 28],
      ] as const,
      [
        [100, 214, 14],
        [200, 206, 14],
        [300, 214, 14],
      ] as const,
    )
      .map(([x, y, r]) =>
        pendant(defs, x, y, r, { shade: '#E3B778', light: '#FFE9B0', cord: '#0E2526' }),
      )
      .join('') +
    pick(ammonite({ x: 180, y: 330, scale: 2.6, rotate: -20 }, '#23524F', '#1A4442'), '') +
    counter(sheet) +
    pick(
      plant(1576, 690, 190, '#B8653A', '#123A38', '#2F6B52', 9) +
        plant(640, 676, 150, '#B8653A', '#123A38', '#2F6B52', 3),
      plant(60, 592, 110, '#B8653A', '#123A38', '#2F6B52', 3),
    )
  );
});
