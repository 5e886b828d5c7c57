import type { PlateName } from '#art-names.ts';
import { ammonite, handPrint, trilobite } from '#drawing/parts/fossils.ts';
import { bandedPlanet, earth, ringedPlanet, rockyPlanet } from '#drawing/parts/planets.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { glow, specks, stars } from '#drawing/parts/sky.ts';
import { circle, ellipse, line, path, rect, type Defs } from '#drawing/parts/svg.ts';
import { H, W } from './stage.ts';
import { type PlateDrawing, inRock } from './compositions.ts';

const SUN = { x: 22, y: 152 };
const ORBIT_TILT = 0.62;

type Orbit = readonly [
  radius: number,
  angle: number,
  planet: (defs: Defs, x: number, y: number) => string,
];

/** All eight, from the Sun outwards; sizes and distances only in their order. */
const ORBITS: readonly Orbit[] = [
  [68, 40, (d, x, y) => rockyPlanet(d, x, y, 5, ['#E9E4DC', '#A39C98', '#4A4448'], 4)],
  [96, -34, (d, x, y) => rockyPlanet(d, x, y, 9, ['#FBE7B8', '#D9B070', '#7A5424'], 3)],
  [128, 24, (d, x, y) => earth(d, x, y, 11)],
  [160, -50, (d, x, y) => rockyPlanet(d, x, y, 8, ['#FFC79A', '#C8592F', '#5E1F1A'], 6)],
  [210, 30, (d, x, y) => bandedPlanet(d, x, y, 33, ['#F6D9B0', '#D49A6A', '#8A4A3C'], 3)],
  [266, -28, (d, x, y) => ringedPlanet(d, x, y, 22, ['#FBE7B8', '#E3B96E', '#8F5F3A'], '#E9CE96')],
  [318, 18, (d, x, y) => bandedPlanet(d, x, y, 16, ['#E3F6F4', '#9AD3D6', '#4A8A98'], 8, 80)],
  [352, -14, (d, x, y) => bandedPlanet(d, x, y, 15, ['#A9CBFF', '#4A74D0', '#1E357A'], 5)],
];

/** Stations of the time machine, from the planets to the first painters. */
export const timeMachinePlates = {
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
    ORBITS.map(([r]) =>
      ellipse(SUN.x, SUN.y, r, r * ORBIT_TILT, 'none', {
        stroke: '#9FB6FF',
        'stroke-opacity': 0.32,
        'stroke-width': 1.1,
      }),
    ).join('') +
    circle(SUN.x, SUN.y, 46, '#FFD98E') +
    circle(SUN.x, SUN.y, 38, '#FFF3D6') +
    ORBITS.map(([r, angle, planet]) => {
      const a = (angle * Math.PI) / 180;
      return planet(defs, SUN.x + Math.cos(a) * r, SUN.y + Math.sin(a) * r * ORBIT_TILT);
    }).join(''),
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
      ammonite({ x: 202, y: 153, scale: 2.3, rotate: -24 }, '#5A3A2A', '#5A3A2A') +
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
} satisfies Partial<Record<PlateName, PlateDrawing>>;
