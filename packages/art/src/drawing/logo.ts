import { palette } from '@museum/shared/organisation/palette';

import { polyline } from './parts/curve.ts';
import { repeat } from './parts/rng.ts';
import { num, type Point } from './parts/svg.ts';

/**
 * Our mark: an ammonite, a shell that is itself laid down layer by layer. On a 100 × 100 grid, in
 * one colour, legible at 16 px.
 */

const CENTRE: Point = [44.5, 57.5];
const TURNS = 2.25;
const START = -0.35;

/** The coil: `k` is 1 on its outer edge, smaller inside. */
function coil(t: number, k: number): Point {
  const a = (START + t * TURNS) * Math.PI * 2;
  const r = 54 * Math.exp((t - 1) * 2.1) * k;
  return [CENTRE[0] + Math.cos(a) * r, CENTRE[1] + Math.sin(a) * r];
}

const steps = (count: number, at: (t: number) => Point) =>
  Array.from({ length: count + 1 }, (_, i) => at(i / count));

function shell(): string {
  const outer = steps(70, (t) => coil(t, 1));
  const inner = steps(70, (t) => coil(1 - t, 0.47));
  return `${polyline(outer)}L${polyline(inner).slice(1)}Z`;
}

/** Gaps between the chambers, cut out of the shell. */
function sutures(): string {
  return repeat(17, (i) => {
    const t = 0.4 + (0.56 * i) / 16;
    const [ax, ay] = coil(t, 0.56);
    const [mx, my] = coil(t + 0.014, 0.8);
    const [bx, by] = coil(t - 0.004, 0.985);
    const [cx, cy] = coil(t + 0.009, 0.985);
    const [nx, ny] = coil(t + 0.02, 0.8);
    return `M${num(ax)} ${num(ay)}Q${num(mx)} ${num(my)} ${num(bx)} ${num(by)}L${num(cx)} ${num(cy)}Q${num(nx)} ${num(ny)} ${num(ax)} ${num(ay)}Z`;
  });
}

/** Filled with `currentColor` it takes the colour of the text beside it; the gaps stay open. */
export const markPath = `${shell()}${sutures()}`;

export type LogoVariant = 'current' | 'amber' | 'ink' | 'tile' | 'maskable';

const FILL = {
  current: 'currentColor',
  amber: palette.amber,
  ink: palette.ink,
  tile: palette.amber,
  maskable: palette.amber,
} as const satisfies Record<LogoVariant, string>;

/** Ground of the app icons: dusk over four layers. */
function ground(radius: number): string {
  const bands = [palette.forest, '#C98A56', '#8C5636', '#4E3A34']
    .map(
      (fill, i) =>
        `<path fill="${fill}" d="M0 ${74 + i * 7}Q25 ${70 + i * 7} 50 ${74 + i * 7}T100 ${73 + i * 7}V100H0Z"/>`,
    )
    .join('');
  return `<clipPath id="logo-c"><rect width="100" height="100" rx="${radius}"/></clipPath><g clip-path="url(#logo-c)"><rect width="100" height="100" fill="${palette.ink}"/>${bands}</g>`;
}

/** The mark as a document of its own; `size` is its side in pixels. */
export function logoSvg(variant: LogoVariant, size = 100): string {
  const onGround = variant === 'tile' || variant === 'maskable';
  // A maskable icon keeps its subject inside the middle 80 %.
  const scale = variant === 'maskable' ? 0.58 : 0.74;
  const mark = `<path fill="${FILL[variant]}" fill-rule="evenodd" d="${markPath}"/>`;
  const placed = onGround
    ? `<g transform="translate(${50 - 50 * scale} ${(variant === 'maskable' ? 44 : 43) - 50 * scale}) scale(${scale})">${mark}</g>`
    : mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${onGround ? ground(variant === 'tile' ? 22 : 0) : ''}${placed}</svg>`;
}
