import { person, silhouette } from '#drawing/creatures/people.ts';
import { ringPoints, smooth, type Joint } from '#drawing/parts/curve.ts';
import {
  ammonite,
  femur,
  fossilLeaf,
  handPrint,
  track,
  trilobite,
  vertebra,
} from '#drawing/parts/fossils.ts';
import { bandedPlanet, earth, ringedPlanet, rockyPlanet } from '#drawing/parts/planets.ts';
import { repeat, rng } from '#drawing/parts/rng.ts';
import { glow, sky, specks, stars } from '#drawing/parts/sky.ts';
import { ellipse, line, num, path, type Placement } from '#drawing/parts/svg.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

/** From the young Earth at the rim to our own time at the far end. */
const EPOCHS = [
  '#141B3F',
  '#232A5C',
  '#3A2F63',
  '#54335C',
  '#6E3A4E',
  '#8A4A3C',
  '#A9623B',
  '#C98345',
  '#DFA658',
  '#EFC679',
  '#F9E2AB',
  '#FFF6DC',
];

type Tunnel = { x: number; y: number; r: number; bottom: number };

const ringRadius = (tunnel: Tunnel, i: number) => tunnel.r * Math.pow(1 - i / EPOCHS.length, 1.22);
/** The tunnel bends: each ring sits a little higher than the one before. */
const ringCentre = (tunnel: Tunnel, i: number) =>
  [tunnel.x + i * tunnel.r * 0.006, tunnel.y - i * tunnel.r * 0.006] as const;

function rings(tunnel: Tunnel): string {
  return EPOCHS.map((fill, i) => {
    const random = rng(i * 17 + 3);
    const phases = Array.from({ length: 4 }, () => random() * Math.PI * 2);
    const wobble = (a: number) =>
      phases.reduce((sum, phase, k) => sum + Math.sin(a * (k + 2) + phase) * 0.014, 0);
    const r = ringRadius(tunnel, i);
    const points = ringPoints(ringCentre(tunnel, i), [r, r * 0.96], 40, wobble);
    const inner = ringPoints(ringCentre(tunnel, i), [r * 0.985, r * 0.945], 40, wobble);
    return (
      path(smooth(points, true), i > 3 ? '#FFE7B4' : '#8E86C9', { 'fill-opacity': 0.55 }) +
      path(smooth(inner, true), fill)
    );
  }).join('');
}

function fossilsOnWall(tunnel: Tunnel): string {
  const put = (ring: number, angle: number, size: number, draw: (p: Placement) => string) => {
    const r = (ringRadius(tunnel, ring) + ringRadius(tunnel, ring + 1)) / 2;
    const [cx, cy] = ringCentre(tunnel, ring);
    const a = (angle * Math.PI) / 180;
    return draw({
      x: cx + Math.cos(a) * r,
      y: cy + Math.sin(a) * r * 0.96,
      scale: (size * tunnel.r) / 420,
      rotate: angle + 90,
    });
  };
  const [pale, deep] = ['#E9D6B4', '#3A2440'];
  return (
    put(1, -150, 0.52, (p) => trilobite(p, '#A59BD6', '#232A5C')) +
    put(1, -62, 0.56, (p) => trilobite(p, '#A59BD6', '#232A5C')) +
    put(2, -106, 0.6, (p) => ammonite(p, '#C3A4CE', '#3A2F63')) +
    put(2, -18, 0.56, (p) => vertebra(p, '#C9B2D6', '#6A5A94')) +
    put(2, 192, 0.56, (p) => vertebra(p, '#C9B2D6', '#6A5A94')) +
    put(3, -66, 0.4, (p) => fossilLeaf(p, '#D9A99B')) +
    put(3, -136, 0.46, (p) => ammonite(p, '#D9A99B', '#54335C')) +
    put(3, 4, 0.4, (p) => fossilLeaf(p, '#D9A99B')) +
    put(4, -100, 0.4, (p) => track(p, deep)) +
    put(4, -80, 0.4, (p) => track(p, deep)) +
    put(4, -160, 0.42, (p) => femur(p, pale, '#6A5A94')) +
    put(4, -30, 0.42, (p) => femur(p, pale, '#6A5A94')) +
    put(5, -120, 0.3, (p) => handPrint(p, '#5A2A24')) +
    put(5, -52, 0.3, (p) => handPrint(p, '#5A2A24'))
  );
}

/** Walkway from our feet into the light, and those who walk it: from ape to child. */
function walkway({ defs, pick }: Sheet, tunnel: Tunnel): string {
  const [fx, fy] = [tunnel.x + tunnel.r * 0.06, tunnel.y + tunnel.r * 0.075];
  const near = pick(250, 120);
  const [left, right] = [tunnel.x - near, tunnel.x + near];
  const floor = path(
    `M${num(fx - 14)} ${num(fy)}H${num(fx + 14)}L${num(right)} ${tunnel.bottom}H${num(left)}Z`,
    defs.linear([
      [0, '#FFE9BC'],
      [0.3, '#8A5A4A'],
      [1, '#120F26'],
    ]),
  );
  const edge = line(
    `M${num(fx - 14)} ${num(fy)}L${num(left)} ${tunnel.bottom}M${num(fx + 14)} ${num(fy)}L${num(right)} ${tunnel.bottom}`,
    '#FFD48A',
    2.4,
    { 'stroke-opacity': 0.8 },
  );
  const lamps: Joint[] = Array.from({ length: 6 }, (_, i) => [0, 0, i]);
  const lights = lamps
    .map(([, , i]) => {
      const t = Math.pow((i + 1) / 6.5, 1.8);
      const y = fy + (tunnel.bottom - fy) * t;
      const dx = 14 + (near - 14) * t;
      return (
        ellipse(fx + (tunnel.x - fx) * t - dx, y, 2 + 5 * t, 1 + 2 * t, '#FFE9BC') +
        ellipse(fx + (tunnel.x - fx) * t + dx, y, 2 + 5 * t, 1 + 2 * t, '#FFE9BC')
      );
    })
    .join('');
  const s = pick(1, 0.62);
  const dark = silhouette('#17122E');
  const people =
    person(
      { x: tunnel.x + 16 * s, y: tunnel.y + tunnel.r * 0.46, scale: 0.62 * s, flip: true },
      silhouette('#3A2232', undefined, 'bob'),
      'walk',
    ) +
    person(
      { x: tunnel.x - 30 * s, y: tunnel.bottom - pick(46, 60), scale: 1.36 * s, flip: true },
      dark,
      'walk',
    ) +
    person(
      { x: tunnel.x + 34 * s, y: tunnel.bottom - pick(40, 56), scale: 0.98 * s, flip: true },
      silhouette('#17122E', '#2B2148', 'tail', true),
      'point',
      true,
    );
  return floor + edge + lights + people;
}

/** All eight about the tunnel's mouth, the Earth with her Moon. */
function planets({ defs, pick }: Sheet): string {
  const mercury = ['#E9E4DC', '#A39C98', '#4A4448'] as const;
  const venus = ['#FBE7B8', '#D9B070', '#7A5424'] as const;
  const mars = ['#FFC79A', '#C8592F', '#5E1F1A'] as const;
  const jupiter = ['#F6D9B0', '#D49A6A', '#8A4A3C'] as const;
  const saturn = ['#FBE7B8', '#E3B96E', '#8F5F3A'] as const;
  const uranus = ['#E3F6F4', '#9AD3D6', '#4A8A98'] as const;
  const neptune = ['#A9CBFF', '#4A74D0', '#1E357A'] as const;
  const moon = ['#E9E4DC', '#9A94A6', '#3D3A55'] as const;
  return pick(
    ringedPlanet(defs, 800, 178, 54, saturn, '#E9CE96') +
      bandedPlanet(defs, 806, 346, 24, uranus, 8, 80) +
      earth(defs, 752, 508, 40) +
      rockyPlanet(defs, 818, 458, 10, moon, 4) +
      rockyPlanet(defs, 838, 600, 15, mercury, 4) +
      rockyPlanet(defs, 1520, 132, 28, mars, 6) +
      rockyPlanet(defs, 1474, 640, 24, venus, 3) +
      bandedPlanet(defs, 1548, 330, 26, neptune, 5) +
      bandedPlanet(defs, 1552, 524, 84, jupiter, 3),
    ringedPlanet(defs, 60, 290, 23, saturn, '#E9CE96') +
      earth(defs, 346, 286, 19) +
      rockyPlanet(defs, 374, 262, 5, moon, 4) +
      rockyPlanet(defs, 22, 356, 9, mercury, 4) +
      bandedPlanet(defs, 372, 356, 12, uranus, 8, 80) +
      rockyPlanet(defs, 24, 500, 14, mars, 6) +
      rockyPlanet(defs, 54, 560, 12, venus, 3) +
      bandedPlanet(defs, 372, 478, 12, neptune, 5) +
      bandedPlanet(defs, 364, 556, 36, jupiter, 3),
  );
}

/** Geological time machine: out of space into the layers of time. */
export const timeMachine = defineScene('time-machine', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const tunnel: Tunnel = pick(
    { x: 1150, y: 384, r: 304, bottom: 700 },
    { x: 195, y: 418, r: 158, bottom: 600 },
  );
  const orbits = repeat(5, (i) =>
    ellipse(tunnel.x, tunnel.y, tunnel.r * (1.25 + i * 0.28), tunnel.r * (1.1 + i * 0.2), 'none', {
      stroke: '#9FB6FF',
      'stroke-opacity': 0.16,
      'stroke-width': 1.4,
      transform: `rotate(-14 ${tunnel.x} ${tunnel.y})`,
    }),
  );
  return (
    sky(defs, sheet, [
      [0, '#070D22'],
      [0.55, '#13204C'],
      [1, '#0A1130'],
    ]) +
    glow(defs, tunnel.x - tunnel.r * 1.2, height * 0.2, tunnel.r * 1.6, '#4A3B9A', 0.45) +
    glow(defs, width, height * 0.75, tunnel.r * 1.4, '#7A2F6A', 0.35) +
    stars([0, width], pick([96, 690], [66, 590]), pick(190, 70), 6) +
    orbits +
    glow(defs, tunnel.x, tunnel.y, tunnel.r * 1.5, '#C9844A', 0.5) +
    rings(tunnel) +
    fossilsOnWall(tunnel) +
    glow(
      defs,
      ringCentre(tunnel, 11)[0],
      ringCentre(tunnel, 11)[1],
      tunnel.r * 0.5,
      '#FFF6DC',
      0.9,
    ) +
    walkway(sheet, tunnel) +
    planets(sheet) +
    specks(
      [tunnel.x - tunnel.r, tunnel.x + tunnel.r],
      [tunnel.y - tunnel.r, tunnel.y + tunnel.r],
      [0.8, 2.2],
      pick(60, 26),
      5,
      '#FFE9BC',
      0.7,
    )
  );
});
