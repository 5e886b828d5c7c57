import { repeat } from './rng.ts';
import { glow } from './sky.ts';
import { ellipse, line, num, path, rect, type Defs } from './svg.ts';

/** The celebrant's cake: three tiers like strata, candles, a fern. */
export function cake(defs: Defs, x: number, ground: number, k: number): string {
  const tier = (w: number, h: number, y: number, fill: string, shade: string, icing: string) => {
    const left = x - (w / 2) * k;
    const drips = repeat(9, (i) => {
      const a = left + (w * k * i) / 9;
      const d = (w * k) / 9;
      return `Q${num(a + d / 2)} ${num(ground - y * k + (h * 0.2 + (i % 3) * h * 0.12) * k)} ${num(a + d)} ${num(ground - (y - h * 0.1) * k)}`;
    });
    return (
      rect(
        left,
        ground - y * k,
        w * k,
        h * k,
        defs.linear(
          [
            [0, fill],
            [0.6, fill],
            [1, shade],
          ],
          1,
          0,
        ),
        { rx: 6 * k },
      ) +
      rect(left, ground - (y - h * 0.56) * k, w * k, h * 0.14 * k, shade, {
        'fill-opacity': 0.55,
      }) +
      path(
        `M${num(left)} ${num(ground - (y - h * 0.1) * k)}${drips}V${num(ground - (y + 2) * k)}Q${num(x)} ${num(ground - (y + 12) * k)} ${num(left)} ${num(ground - (y + 2) * k)}Z`,
        icing,
      )
    );
  };
  const candles = [-26, 0, 26]
    .map(
      (dx, i) =>
        rect(
          x + (dx - 3.4) * k,
          ground - 226 * k,
          6.8 * k,
          44 * k,
          ['#B8421F', '#4F86A8', '#E8579A'][i] ?? '#fff',
          { rx: 2 * k },
        ) +
        glow(defs, x + dx * k, ground - 240 * k, 34 * k, '#FFE08A', 0.8) +
        path(
          `M${num(x + dx * k)} ${num(ground - 256 * k)}q${num(9 * k)} ${num(14 * k)} 0 ${num(26 * k)}q${num(-9 * k)} ${num(-12 * k)} 0 ${num(-26 * k)}Z`,
          '#FFF3C4',
        ),
    )
    .join('');
  return (
    ellipse(x, ground, 150 * k, 14 * k, '#7A4A18', { 'fill-opacity': 0.4 }) +
    rect(x - 140 * k, ground - 10 * k, 280 * k, 12 * k, '#FBF8F1', { rx: 6 * k }) +
    tier(240, 70, 80, '#8C5636', '#5E3420', '#FBF0DC') +
    tier(176, 60, 140, '#C98A56', '#8C5636', '#F6B7C6') +
    tier(112, 46, 186, '#E9C58F', '#B5803F', '#FBF8F1') +
    candles
  );
}

/** A present: `x` is its left edge. */
export function gift(
  x: number,
  base: number,
  w: number,
  h: number,
  paper: string,
  ribbon: string,
): string {
  const top = base - h;
  const bow = (side: -1 | 1) =>
    `M${num(x + w / 2)} ${num(top - 4)}q${num(side * w * 0.42)} ${num(-h * 0.42)} ${num(side * w * 0.36)} ${num(-h * 0.04)}Z`;
  return (
    ellipse(x + w / 2, base + 2, w * 0.6, w * 0.065, '#5A2E14', { 'fill-opacity': 0.35 }) +
    rect(x, top, w, h, paper, { rx: 4 }) +
    rect(x + w * 0.7, top, w * 0.3, h, '#000', { rx: 4, 'fill-opacity': 0.1 }) +
    rect(x + w * 0.41, top, w * 0.18, h, ribbon) +
    rect(x - w * 0.05, top - 4, w * 1.1, h * 0.22, paper, { rx: 4 }) +
    rect(x, top + h * 0.2, w, h * 0.05, '#000', { 'fill-opacity': 0.14 }) +
    rect(x + w * 0.41, top - 4, w * 0.18, h * 0.22, ribbon) +
    path(bow(-1) + bow(1), ribbon)
  );
}

/** The cake's table: a sawn trunk. */
export const stump = (x: number, top: number, k: number) =>
  path(
    `M${num(x - 160 * k)} ${num(top)}L${num(x - 176 * k)} ${num(top + 110 * k)}H${num(x + 176 * k)}L${num(x + 160 * k)} ${num(top)}Z`,
    '#6A4022',
  ) +
  line(
    [-120, -70, -10, 60, 112]
      .map((a) => `M${num(x + a * k)} ${num(top + 24 * k)}l${num(a * 0.05 * k)} ${num(70 * k)}`)
      .join(''),
    '#42210F',
    3 * k,
    { 'stroke-opacity': 0.5 },
  ) +
  ellipse(x, top, 160 * k, 26 * k, '#E3B778') +
  [0.78, 0.54, 0.3]
    .map((r) =>
      ellipse(x, top, 160 * k * r, 26 * k * r, 'none', {
        stroke: '#B5803F',
        'stroke-width': 2.4 * k,
      }),
    )
    .join('');
