import { dots } from './curve.ts';
import { between, repeat, rng } from './rng.ts';
import { ellipse, group, line, num, path, type Defs } from './svg.ts';

/** A nest of straw with five eggs: about 300 units wide, its ground at y = 290. */
export function nest(defs: Defs): string {
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
