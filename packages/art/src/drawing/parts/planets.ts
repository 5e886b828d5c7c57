import { between, repeat, rng } from './rng.ts';
import { circle, ellipse, group, path, rect, type Defs } from './svg.ts';

type PlanetTones = readonly [light: string, body: string, dark: string];

function globe(defs: Defs, r: number, [light, body, dark]: PlanetTones, marks: string): string {
  const disc = defs.clip(circle(0, 0, r, '#000'));
  return (
    `<g clip-path="${disc}">` +
    circle(0, 0, r, body) +
    marks +
    // Light from the right: the terminator is a darker disc pushed away from it.
    circle(-r * 0.46, r * 0.1, r * 1.02, dark, { 'fill-opacity': 0.42 }) +
    path(
      `M${r * 0.2} ${-r}A${r} ${r} 0 0 1 ${r * 0.2} ${r}A${r * 1.25} ${r * 1.25} 0 0 0 ${r * 0.2} ${-r}Z`,
      light,
      { 'fill-opacity': 0.4 },
    ) +
    '</g>'
  );
}

/** Gas giant with cloud bands. */
export function bandedPlanet(
  defs: Defs,
  x: number,
  y: number,
  r: number,
  tones: PlanetTones,
  seed: number,
  tilt = -12,
): string {
  const random = rng(seed);
  const bands = repeat(7, (i) => {
    const top = -r + (i * 2 * r) / 7 + r * 0.05;
    return rect(-r, top, r * 2, r * between(random, 0.07, 0.17), i % 2 ? tones[0] : tones[2], {
      'fill-opacity': 0.55,
      rx: r * 0.06,
    });
  });
  const spot = ellipse(r * 0.3, r * 0.32, r * 0.2, r * 0.12, tones[2], { 'fill-opacity': 0.8 });
  return group({ x, y, rotate: tilt }, globe(defs, r, tones, bands + spot));
}

/** Saturn: the ring passes behind and before the globe. */
export function ringedPlanet(
  defs: Defs,
  x: number,
  y: number,
  r: number,
  tones: PlanetTones,
  ring: string,
  tilt = -18,
): string {
  const oval = (k: number) => `A${r * k} ${r * k * 0.26} 0 0`;
  const half = (sweep: 0 | 1) =>
    `M${-r * 2.15} 0${oval(2.15)} ${sweep} ${r * 2.15} 0H${r * 1.78}${oval(1.78)} ${1 - sweep} ${-r * 1.78} 0ZM${-r * 1.68} 0${oval(1.68)} ${sweep} ${r * 1.68} 0H${r * 1.38}${oval(1.38)} ${1 - sweep} ${-r * 1.38} 0Z`;
  const bands = [-0.5, -0.1, 0.4]
    .map((k) => rect(-r, r * k, r * 2, r * 0.14, tones[2], { 'fill-opacity': 0.45 }))
    .join('');
  return group(
    { x, y, rotate: tilt },
    path(half(1), ring, { 'fill-opacity': 0.75 }) +
      globe(defs, r, tones, bands) +
      path(half(0), ring),
  );
}

/** Rocky planet: craters, or land and cloud for the Earth. */
export function rockyPlanet(
  defs: Defs,
  x: number,
  y: number,
  r: number,
  tones: PlanetTones,
  seed: number,
): string {
  const random = rng(seed);
  const craters = repeat(9, () =>
    circle(
      between(random, -0.8, 0.8) * r,
      between(random, -0.8, 0.8) * r,
      r * between(random, 0.07, 0.2),
      tones[2],
      { 'fill-opacity': 0.5 },
    ),
  );
  return group({ x, y }, globe(defs, r, tones, craters));
}

export function earth(defs: Defs, x: number, y: number, r: number): string {
  const k = r / 50;
  const land =
    `<g transform="scale(${k.toFixed(3)})">` +
    path(
      'M-14 -44C6 -50 26 -40 24 -28C14 -26 14 -16 4 -14C-2 -8 -12 -10 -12 -20C-24 -22 -26 -36 -14 -44ZM-4 -6C10 -10 24 -2 22 12C18 28 6 42 -2 38C-4 24 -14 16 -12 4ZM34 -16C44 -18 50 -6 46 6C38 8 30 -4 34 -16ZM-48 -14C-40 -20 -30 -12 -32 0C-30 14 -42 22 -48 12Z',
      '#6FAE74',
    ) +
    path(
      'M-40 -26Q-10 -34 20 -30Q-8 -24 -40 -26ZM-20 20Q14 14 44 22Q12 26 -20 20ZM-46 4Q-30 0 -12 4Q-28 8 -46 4Z',
      '#fff',
      { 'fill-opacity': 0.75 },
    ) +
    '</g>';
  return (
    circle(x, y, r * 1.16, '#8FD0F5', { 'fill-opacity': 0.18 }) +
    group({ x, y }, globe(defs, r, ['#CFEFFF', '#3E8CC7', '#0B2A55'], land))
  );
}
