import { between, repeat, rng } from './rng.ts';
import { circle, ellipse, line, num, path, rect, type Defs } from './svg.ts';

/** Round café table with a cloth edge of light. */
export const table = (
  x: number,
  floor: number,
  w: number,
  h: number,
  top: string,
  edge: string,
  leg: string,
) =>
  ellipse(x, floor, w * 0.32, w * 0.035, '#000', { 'fill-opacity': 0.28 }) +
  path(
    `M${num(x - w * 0.035)} ${num(floor - h)}h${num(w * 0.07)}l${num(w * 0.02)} ${num(h - 6)}h${num(w * 0.1)}v6H${num(x - w * 0.155)}v-6h${num(w * 0.1)}Z`,
    leg,
  ) +
  ellipse(x, floor - h + w * 0.02, w * 0.5, w * 0.085, edge) +
  ellipse(x, floor - h, w * 0.5, w * 0.08, top);

/** Chair seen from the side; `flip` turns its back to the right. */
export function chair(
  x: number,
  floor: number,
  h: number,
  wood: string,
  seat: string,
  flip = false,
): string {
  const s = flip ? -1 : 1;
  const p = (a: number, b: number) => `${num(x + s * a * h)} ${num(floor - b * h)}`;
  return (
    line(
      `M${p(-0.2, 1)}L${p(-0.16, 0.46)}L${p(-0.2, 0)}M${p(0.2, 0.46)}L${p(0.22, 0)}M${p(-0.17, 0.24)}L${p(0.21, 0.24)}`,
      wood,
      h * 0.055,
    ) +
    path(`M${p(-0.24, 1.02)}L${p(-0.17, 1.02)}L${p(-0.12, 0.6)}L${p(-0.18, 0.6)}Z`, wood) +
    path(`M${p(-0.19, 0.5)}L${p(0.24, 0.5)}L${p(0.24, 0.43)}L${p(-0.19, 0.43)}Z`, seat)
  );
}

/** Shelf board with a lit front and a shadow beneath. */
export const board = (x: number, y: number, w: number, thick: number, wood: string, lit: string) =>
  rect(x, y + thick, w, thick * 1.4, '#000', { 'fill-opacity': 0.22 }) +
  rect(x, y, w, thick, wood) +
  rect(x, y, w, thick * 0.28, lit);

export function plant(
  x: number,
  floor: number,
  h: number,
  pot: string,
  leaf: string,
  lit: string,
  seed: number,
): string {
  const random = rng(seed);
  const leaves = (fill: string, shift: number) =>
    path(
      repeat(9, (i) => {
        const a = -1.15 + (2.3 * i) / 8 + (random() - 0.5) * 0.2;
        const l = h * between(random, 0.5, 0.72);
        const [tx, ty] = [x + Math.sin(a) * l, floor - h * 0.3 - Math.cos(a) * l + shift];
        const [mx, my] = [
          x + Math.sin(a * 0.6) * l * 0.55,
          floor - h * 0.3 - Math.cos(a * 0.6) * l * 0.6,
        ];
        return `M${num(x)} ${num(floor - h * 0.28)}Q${num(mx - h * 0.07)} ${num(my)} ${num(tx)} ${num(ty)}Q${num(mx + h * 0.07)} ${num(my)} ${num(x)} ${num(floor - h * 0.28)}Z`;
      }),
      fill,
    );
  return (
    leaves(leaf, 0) +
    leaves(lit, h * 0.03) +
    path(
      `M${num(x - h * 0.16)} ${num(floor - h * 0.32)}h${num(h * 0.32)}l${num(-h * 0.05)} ${num(h * 0.32)}h${num(-h * 0.22)}Z`,
      pot,
    ) +
    rect(x - h * 0.18, floor - h * 0.35, h * 0.36, h * 0.06, pot, { rx: 2 })
  );
}

/** Dinner plate with cutlery, seen from the side of a table. */
export const plateSet = (x: number, y: number, w: number, food: string) =>
  ellipse(x, y, w * 0.5, w * 0.1, '#FBF8F1') +
  ellipse(x, y - w * 0.015, w * 0.36, w * 0.06, '#E0D4BC') +
  food +
  line(
    `M${num(x - w * 0.66)} ${num(y + w * 0.02)}h${num(w * 0.12)}M${num(x + w * 0.56)} ${num(y + w * 0.02)}h${num(w * 0.12)}`,
    '#D9DEDC',
    Math.max(1.4, w * 0.03),
  );

export const cup = (x: number, y: number, h: number, fill: string, shade: string) =>
  path(
    `M${num(x - h * 0.34)} ${num(y - h)}h${num(h * 0.68)}l${num(-h * 0.07)} ${num(h * 0.92)}q${num(-h * 0.27)} ${num(h * 0.12)} ${num(-h * 0.54)} 0Z`,
    fill,
  ) +
  line(
    `M${num(x + h * 0.32)} ${num(y - h * 0.8)}q${num(h * 0.34)} ${num(h * 0.02)} ${num(h * 0.2)} ${num(h * 0.32)}q${num(-h * 0.08)} ${num(h * 0.18)} ${num(-h * 0.26)} ${num(h * 0.14)}`,
    fill,
    h * 0.1,
  ) +
  path(
    `M${num(x + h * 0.12)} ${num(y - h)}h${num(h * 0.22)}l${num(-h * 0.07)} ${num(h * 0.92)}q${num(-h * 0.1)} ${num(h * 0.06)} ${num(-h * 0.2)} ${num(h * 0.06)}Z`,
    shade,
    { 'fill-opacity': 0.5 },
  );

export const glass = (x: number, y: number, h: number, drink: string) =>
  path(
    `M${num(x - h * 0.24)} ${num(y - h * 0.72)}h${num(h * 0.48)}l${num(-h * 0.06)} ${num(h * 0.7)}h${num(-h * 0.36)}Z`,
    drink,
  ) +
  path(
    `M${num(x - h * 0.27)} ${num(y - h)}h${num(h * 0.54)}l${num(-h * 0.08)} ${num(h)}h${num(-h * 0.38)}Z`,
    '#FFFFFF',
    { 'fill-opacity': 0.3 },
  ) +
  line(
    `M${num(x - h * 0.15)} ${num(y - h * 0.86)}l${num(h * 0.04)} ${num(h * 0.7)}`,
    '#fff',
    h * 0.05,
    { 'stroke-opacity': 0.7 },
  );

/** A row of books, leaning now and then. */
export function books(
  x: number,
  shelf: number,
  w: number,
  h: number,
  colours: readonly string[],
  seed: number,
): string {
  const random = rng(seed);
  let markup = '';
  let at = x;
  for (let i = 0; at < x + w - 8; i++) {
    const bw = between(random, h * 0.14, h * 0.26);
    const bh = h * between(random, 0.72, 1);
    markup +=
      rect(at, shelf - bh, bw, bh, colours[i % colours.length] ?? '#000', { rx: 1.5 }) +
      rect(at + bw * 0.2, shelf - bh * 0.82, bw * 0.6, bh * 0.1, '#FBF8F1', {
        'fill-opacity': 0.7,
      });
    at += bw + 1.5;
  }
  return markup;
}

/** Spotlight in the ceiling with its fan. */
export const spot = (
  defs: Defs,
  x: number,
  y: number,
  toX: number,
  toY: number,
  spread: number,
  colour: string,
  opacity: number,
) =>
  path(
    `M${num(x - 5)} ${num(y)}H${num(x + 5)}L${num(toX + spread)} ${num(toY)}H${num(toX - spread)}Z`,
    defs.linear([
      [0, colour, opacity],
      [1, colour, 0],
    ]),
  ) + circle(x, y, 7, '#14262B');
