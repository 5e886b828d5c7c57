import { repeat, rng } from './rng.ts';
import { ellipse, line, num, path, rect, type Defs } from './svg.ts';

const WOOD = ['#7A4E2E', '#845634', '#70472A'] as const;

type Cabinet = {
  left: number;
  top: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  scale: number;
};

/** A drawer that stands open: its place, and its find about `x`, `y`, the middle of its floor. */
export type Drawer = readonly [
  column: number,
  row: number,
  find: (x: number, y: number, k: number) => string,
];

/** The cabinet of the collection: closed drawers with their labels, a few pulled out. */
export function cabinet(
  defs: Defs,
  { left, top, width: w, height: h, columns, rows, scale: k }: Cabinet,
  drawers: readonly Drawer[],
): string {
  const [dw, dh] = [w / columns, h / rows];
  const random = rng(14);
  const gap = 5 * k;
  const brass = (x: number, y: number) =>
    path(
      `M${num(x - 17 * k)} ${num(y)}h${num(34 * k)}q${num(-2 * k)} ${num(15 * k)} ${num(-17 * k)} ${num(15 * k)}t${num(-17 * k)} ${num(-15 * k)}Z`,
      '#D9A94E',
    ) + line(`M${num(x - 17 * k)} ${num(y)}h${num(34 * k)}`, '#F6D98A', 2.4 * k);
  const label = (x: number, y: number) =>
    rect(x - 22 * k, y - 9 * k, 44 * k, 18 * k, '#C99A48', { rx: 2 * k }) +
    rect(x - 19 * k, y - 6.6 * k, 38 * k, 13 * k, '#FBF3DC') +
    line(
      `M${num(x - 13 * k)} ${num(y - 1.6 * k)}h${num(24 * k)}M${num(x - 13 * k)} ${num(y + 2.6 * k)}h${num(16 * k)}`,
      '#8C6A42',
      1.4 * k,
    );
  const closed = repeat(columns * rows, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [left + c * dw, top + r * dh];
    return (
      rect(
        x + gap,
        y + gap,
        dw - gap * 2,
        dh - gap * 2,
        WOOD[Math.floor(random() * 3)] ?? WOOD[0],
        {
          rx: 3 * k,
        },
      ) +
      rect(x + gap, y + gap, dw - gap * 2, 3 * k, '#B07C4C', { 'fill-opacity': 0.8 }) +
      label(x + dw / 2, y + dh * 0.36) +
      brass(x + dw / 2, y + dh * 0.56)
    );
  });
  const open = drawers
    .map(([c, r, find]) => {
      const [x, y] = [left + c * dw, top + r * dh];
      const [front, floor] = [y + dh * 0.52, y + dh * 0.46];
      const out = 12 * k;
      return (
        // The hollow, its lit floor, the find, and the front that came towards us.
        rect(x + gap, y + gap, dw - gap * 2, dh * 0.6, '#1E120B') +
        path(
          `M${num(x + gap * 2)} ${num(y + dh * 0.16)}H${num(x + dw - gap * 2)}L${num(x + dw - gap + out * 0.6)} ${num(front)}H${num(x + gap - out * 0.6)}Z`,
          defs.linear([
            [0, '#5A3A22'],
            [1, '#E3C48E'],
          ]),
        ) +
        ellipse(x + dw / 2, floor, dw * 0.3, dh * 0.07, '#4A2E1C', { 'fill-opacity': 0.35 }) +
        find(x + dw / 2, floor, k) +
        rect(x - out * 0.4 + gap, front + 6 * k, dw - gap * 2 + out * 0.8, dh * 0.62, '#000', {
          'fill-opacity': 0.3,
          rx: 3 * k,
        }) +
        rect(x - out * 0.5 + gap, front, dw - gap * 2 + out, dh * 0.6, '#9A683E', { rx: 3 * k }) +
        rect(x - out * 0.5 + gap, front, dw - gap * 2 + out, 4 * k, '#D9A868') +
        label(x + dw / 2, front + dh * 0.2) +
        brass(x + dw / 2, front + dh * 0.36)
      );
    })
    .join('');
  return (
    rect(left - 20 * k, top - 26 * k, w + 40 * k, h + 60 * k, '#3E2618', { rx: 5 * k }) +
    rect(left - 32 * k, top - 38 * k, w + 64 * k, 22 * k, '#6A4428', { rx: 4 * k }) +
    rect(left - 32 * k, top - 38 * k, w + 64 * k, 5 * k, '#C08A54', { rx: 2 * k }) +
    rect(left - 30 * k, top + h + 20 * k, w + 60 * k, 24 * k, '#2A1810', { rx: 3 * k }) +
    rect(left - 4 * k, top - 4 * k, w + 8 * k, h + 8 * k, '#24150D') +
    closed +
    rect(
      left - 20 * k,
      top - 16 * k,
      w + 40 * k,
      h + 50 * k,
      defs.linear(
        [
          [0, '#1A0E08', 0.5],
          [0.4, '#1A0E08', 0],
          [0.7, '#1A0E08', 0],
          [1, '#1A0E08', 0.45],
        ],
        1,
        0,
      ),
    ) +
    open
  );
}
