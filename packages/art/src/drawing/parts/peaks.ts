import { polyline } from './curve.ts';
import { rng, type Random } from './rng.ts';
import { num, path, type Point } from './svg.ts';

type Summit = readonly [x: number, y: number, width: number];
type PeakColours = { lit: string; shade: string; snow?: string; snowShade?: string };

const join = (points: readonly Point[]) => polyline(points).slice(1);

/** Points that divide the way between two ends into `count` steps, each pushed aside. */
const steps = (
  [x0, y0]: Point,
  [x1, y1]: Point,
  count: number,
  push: (i: number) => Point,
): Point[] =>
  Array.from({ length: count - 1 }, (_, i) => {
    const t = (i + 1) / count;
    const [dx, dy] = push(i);
    return [x0 + (x1 - x0) * t + dx, y0 + (y1 - y0) * t + dy];
  });

const jagged = (from: Point, to: Point, count: number, swing: number, random: Random) =>
  steps(from, to, count, () => [(random() - 0.5) * swing, (random() - 0.5) * swing]);

const zigzag = (from: Point, to: Point, count: number, swing: number, random: Random) =>
  steps(from, to, count, (i) => [0, (i % 2 ? -swing : swing) * (0.6 + random() * 0.7)]);

function peak([x, y, w]: Summit, base: number, colours: PeakColours, random: Random): string {
  const h = base - y;
  const left = jagged([x - w / 2, base], [x, y], 7, w * 0.03, random);
  const right = jagged([x, y], [x + w / 2, base], 7, w * 0.03, random);
  const spur = jagged([x, y], [x + w * 0.06, base], 8, w * 0.1, random);
  const snowLine = 0.4;
  const L: Point = [x - (w / 2) * snowLine, y + h * snowLine];
  const M: Point = [x + w * 0.06 * snowLine, y + h * snowLine * 1.05];
  const R: Point = [x + (w / 2) * snowLine, y + h * snowLine];
  const top = `M${num(x)} ${num(y)}`;
  let markup =
    path(
      `M${num(x - w / 2)} ${num(base)}L${join(left)}L${num(x)} ${num(y)}L${join(right)}L${num(x + w / 2)} ${num(base)}Z`,
      colours.lit,
    ) +
    path(
      `${top}L${join(right)}L${num(x + w / 2)} ${num(base)}H${num(x + w * 0.06)}L${join([...spur].reverse())}Z`,
      colours.shade,
    );
  if (colours.snow && colours.snowShade) {
    const above = left.filter(([, py]) => py < L[1]);
    const aboveRight = right.filter(([, py]) => py < R[1]);
    const aboveSpur = spur.filter(([, py]) => py < M[1]);
    const ridgeLine = aboveSpur.length ? `L${join(aboveSpur)}` : '';
    markup += path(
      `${top}${above.length ? `L${join([...above].reverse())}` : ''}L${num(L[0])} ${num(L[1])}L${join(zigzag(L, M, 6, h * 0.06, random))}L${num(M[0])} ${num(M[1])}${aboveSpur.length ? `L${join([...aboveSpur].reverse())}` : ''}Z`,
      colours.snow,
    );
    markup += path(
      `${top}${ridgeLine}L${num(M[0])} ${num(M[1])}L${join(zigzag(M, R, 6, h * 0.06, random))}L${num(R[0])} ${num(R[1])}${aboveRight.length ? `L${join([...aboveRight].reverse())}` : ''}Z`,
      colours.snowShade,
    );
  }
  return markup;
}

/** Alpine peaks: lit left face, shaded right face, zig-zag snow line. */
export function peaks(
  list: readonly Summit[],
  base: number,
  colours: PeakColours,
  seed: number,
): string {
  const random = rng(seed);
  return list.map((summit) => peak(summit, base, colours, random)).join('');
}
