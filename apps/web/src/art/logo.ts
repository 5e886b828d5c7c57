import { diplodocusAnatomy } from './creatures/diplodocus.ts';
import { limbs, polyline } from './parts/curve.ts';
import { repeat } from './parts/rng.ts';
import { num, type Point } from './parts/svg.ts';

/**
 * Our mark: an ammonite whose last turn rises into a sauropod's neck. One shape, 100 × 100,
 * so that it works in any single colour and at 16 px.
 */

const CENTRE: Point = [45, 58];
const TURNS = 2.25;
const START = -0.35;

/** The coil: `k` is 1 on its outer edge, smaller inside. */
function coil(t: number, k: number): Point {
  const a = (START + t * TURNS) * Math.PI * 2;
  const r = 38 * Math.exp((t - 1) * 2.1) * k;
  return [CENTRE[0] + Math.cos(a) * r, CENTRE[1] + Math.sin(a) * r];
}

const steps = (count: number, at: (t: number) => Point) => Array.from({ length: count + 1 }, (_, i) => at(i / count));

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

export const markShell = shell();
export const markSutures = sutures();
