import { limb, limbPath, polyline } from './curve.ts';
import { repeat } from './rng.ts';
import { ellipse, group, line, num, path, type Placement, type Point } from './svg.ts';

/** Ammonite of radius 50: a logarithmic coil with ribs; the mouth opens to the right. */
export function ammonite(placement: Placement, shell: string, rib: string): string {
  const turns = 2.9;
  const at = (t: number, k = 1): Point => {
    const a = t * turns * Math.PI * 2;
    const r = 50 * Math.exp((t - 1) * 2.55) * k;
    return [Math.cos(a) * r, Math.sin(a) * r];
  };
  const n = 90;
  const outer = Array.from({ length: n + 1 }, (_, i) => at(i / n));
  const inner = Array.from({ length: n + 1 }, (_, i) => at(1 - i / n, 0.44));
  const ribs = repeat(44, (i) => {
    const t = 0.3 + (0.68 * i) / 43;
    const [ax, ay] = at(t, 0.5);
    const [mx, my] = at(t + 0.006, 0.78);
    const [bx, by] = at(t - 0.004, 0.97);
    return `M${num(ax)} ${num(ay)}Q${num(mx)} ${num(my)} ${num(bx)} ${num(by)}`;
  });
  return group(
    placement,
    path(`${polyline(outer)}L${polyline(inner).slice(1)}Z`, shell) +
      line(ribs, rib, 2.2) +
      line(polyline(outer.slice(30)), rib, 2.6, { 'stroke-opacity': 0.6 }),
  );
}

/** Trilobite, 60 wide and 84 long, head up. */
export function trilobite(placement: Placement, body: string, groove: string): string {
  const segments = repeat(9, (i) => {
    const y = -12 + i * 5.4;
    const w = 25 - i * 1.5;
    return `M${num(-w)} ${num(y + 3)}Q0 ${num(y - 5)} ${num(w)} ${num(y + 3)}`;
  });
  return group(
    placement,
    path(
      'M-30 -18C-30 -48 30 -48 30 -18L34 4L26 -8C26 10 20 36 0 44C-20 36 -26 10 -26 -8L-34 4Z',
      body,
    ) +
      line(`${segments}M-9 -14Q-7 20 -3 38M9 -14Q7 20 3 38M-28 -16Q0 -24 28 -16`, groove, 2) +
      ellipse(-14, -26, 5, 3.6, groove) +
      ellipse(14, -26, 5, 3.6, groove) +
      path('M-8 -38Q0 -44 8 -38L7 -18Q0 -14 -7 -18Z', groove, { 'fill-opacity': 0.5 }),
  );
}

/** Leaf print, 90 long, growing up. */
export function fossilLeaf(placement: Placement, colour: string): string {
  const leaflets = repeat(9, (i) => {
    const y = -8 - i * 8.4;
    const l = 24 * Math.sin(0.6 + i * 0.27);
    return `M0 ${num(y)}Q${num(l * 0.5)} ${num(y - 9)} ${num(l)} ${num(y - 11)}Q${num(l * 0.6)} ${num(y - 1)} 0 ${num(y)}ZM0 ${num(y)}Q${num(-l * 0.5)} ${num(y - 9)} ${num(-l)} ${num(y - 11)}Q${num(-l * 0.6)} ${num(y - 1)} 0 ${num(y)}Z`;
  });
  return group(placement, path(leaflets, colour) + line('M0 4V-84', colour, 2));
}

/** A thigh bone of 110 units, lying: ball and neck on the left, the knee's two knuckles on the right. */
export const femur = (placement: Placement, bone: string, shade: string) =>
  group(
    placement,
    path(
      'M-58 -14C-58 -24 -45 -27 -40 -18C-38 -14 -33 -9 -24 -8C-4 -5 16 -6 32 -10C40 -18 55 -18 57 -7C58 -2 55 1 51 2C57 3 59 10 55 15C49 21 38 18 32 11C14 7 -6 7 -24 9C-32 10 -36 15 -43 16C-51 17 -55 10 -52 3C-50 0 -50 -3 -51 -6C-55 -7 -58 -10 -58 -14Z',
      bone,
    ) +
      line('M-46 -8C-40 -2 -34 0 -26 1C-4 2 14 2 30 3M44 -6C47 -2 47 4 44 8', shade, 2.2, {
        'stroke-opacity': 0.7,
      }) +
      path('M-24 9C-6 7 14 7 32 11C14 12 -8 12 -24 9Z', shade, { 'fill-opacity': 0.5 }),
  );

/** A vertebra seen from the side, 70 high: the spool of its body, the canal, the spine above. */
export const vertebra = (placement: Placement, bone: string, shade: string) =>
  group(
    placement,
    path(
      'M-26 6C-20 10 -18 22 -26 30C-10 34 12 34 26 30C18 22 20 10 27 5L20 -2C24 -6 34 -8 38 -14C30 -15 22 -16 17 -14C15 -22 19 -34 25 -42C18 -46 8 -45 4 -40C2 -32 -2 -22 -7 -15C-14 -18 -26 -18 -32 -13C-28 -8 -22 -5 -17 -1Z',
      bone,
    ) +
      path('M-8 -3C-4 -8 6 -8 10 -3C7 1 -5 1 -8 -3Z', shade) +
      line('M-20 12C-8 16 10 16 20 12M9 -38C8 -30 6 -24 4 -16', shade, 2.2, {
        'stroke-opacity': 0.6,
      }),
  );

/** Three-toed footprint, 60 high. */
export const track = (placement: Placement, colour: string) =>
  group(
    placement,
    path(
      limbPath(limb([0, 20, 11], [0, 0, 9], [0, -22, 8], [0, -40, 2])) +
        limbPath(limb([-2, 14, 9], [-14, -4, 8], [-24, -20, 7], [-30, -34, 2])) +
        limbPath(limb([2, 14, 9], [14, -4, 8], [24, -20, 7], [30, -34, 2])),
      colour,
    ),
  );

/** Open human hand as cave painters left it, 80 high. */
export const handPrint = (placement: Placement, colour: string) =>
  group(
    placement,
    path(
      limbPath(limb([0, 34, 15], [0, 14, 19], [0, -4, 17])) +
        (
          [
            [-15, -2, -24, -30, 5],
            [-6, -8, -9, -46, 5.4],
            [5, -8, 7, -48, 5.4],
            [15, -4, 22, -38, 5],
          ] as const
        )
          .map(([a, b, c, d, r]) =>
            limbPath(limb([a, b, r], [(a + c) / 2, (b + d) / 2, r], [c, d, r * 0.86])),
          )
          .join('') +
        limbPath(limb([14, 18, 7], [28, 8, 6], [38, -6, 4.6])),
      colour,
    ),
  );
