import { dots } from './curve.ts';
import { repeat } from './rng.ts';
import { group, line, path, type Defs } from './svg.ts';

/** One flower of Orchis purpurea: a dark hood over a pale lip in the shape of a gown, 40 high. */
const floret = (x: number, y: number, scale: number, rotate: number) =>
  group(
    { x, y, scale, rotate },
    path(
      'M-5 2C-9 6 -16 6 -18 12C-14 13 -11 12 -8 11C-9 18 -15 22 -14 27C-8 28 -4 25 0 24C4 25 8 28 14 27C15 22 9 18 8 11C11 12 14 13 18 12C16 6 9 6 5 2Z',
      '#F6DCEA',
    ) +
      path(
        dots([
          [-4, 10, 1.2],
          [3, 8, 1.2],
          [-1, 14, 1.3],
          [5, 15, 1.2],
          [-6, 18, 1.2],
          [1, 20, 1.2],
          [8, 21, 1.1],
        ]),
        '#A8428A',
      ) +
      path('M-11 3C-13 -9 -6 -18 0 -19C6 -18 13 -9 11 3C6 7 -6 7 -11 3Z', '#6E2A5E') +
      path('M-8 1C-9 -8 -4 -14 -1 -15C-3 -9 -4 -3 -4 4Z', '#9A4A86') +
      path('M3 -14C6 -9 8 -4 7 2Z', '#8A3A76'),
  );

const bud = (y: number) =>
  `M-7 ${y + 8}C-9 ${y - 6} -3 ${y - 13} 0 ${y - 14}C4 ${y - 13} 9 ${y - 6} 7 ${y + 8}Z`;

/** Orchis purpurea of our oak woods: a spike of hooded flowers over broad leaves, 280 high on (x, ground). */
export function orchis(defs: Defs, x: number, ground: number, scale: number): string {
  const leaf = defs.linear([
    [0, '#5FA065'],
    [1, '#2F6B4E'],
  ]);
  // From the lowest up: each lip hangs over the hood below it.
  const rows = repeat(9, (k) => {
    const i = 8 - k;
    const y = -240 + i * 19;
    const spread = 9 + Math.sin(((i + 1) / 11) * Math.PI) * 24;
    const size = 0.46 + i * 0.05;
    if (i < 2) return path(bud(y), '#6E2A5E');
    return i % 2
      ? floret(-spread * 0.56, y, size, 9) + floret(spread * 0.56, y + 3, size, -9)
      : floret(-spread, y + 3, size, 18) +
          floret(spread, y, size, -18) +
          floret(0, y + 5, size * 1.06, 0);
  });
  return group(
    { x, y: ground, scale },
    path('M-4 0C-40 -10 -92 -40 -112 -84C-64 -82 -16 -50 0 -8Z', leaf) +
      path('M4 0C40 -10 92 -46 108 -94C62 -88 18 -54 0 -10Z', leaf) +
      line('M0 4C2 -70 -3 -150 0 -250', '#4F8A4E', 8) +
      path('M-3 0C-44 -24 -66 -78 -62 -128C-30 -104 -6 -58 2 -6Z', '#6FB07C') +
      path('M3 0C36 -22 56 -66 56 -116C26 -96 4 -52 -2 -6Z', '#82BC86') +
      line('M-6 -8C-30 -44 -48 -84 -58 -120M6 -8C26 -40 42 -76 52 -108', '#3F8A5C', 2, {
        'stroke-opacity': 0.6,
      }) +
      rows,
  );
}
