import { limb, limbPath, ringPoints, smooth } from './curve.ts';
import { between, repeat, rng } from './rng.ts';
import { circle, ellipse, group, line, num, path, rect, type Defs } from './svg.ts';

/** Everything here is seen from above, lit from the upper left. */

const shadow = (x: number, y: number, r: number) =>
  ellipse(x + r * 0.06, y + r * 0.09, r * 1.02, r * 1.02, '#3A2414', { 'fill-opacity': 0.28 });

export const dish = (defs: Defs, x: number, y: number, r: number) =>
  shadow(x, y, r) +
  circle(
    x,
    y,
    r,
    defs.linear(
      [
        [0, '#FFFFFF'],
        [1, '#E9E0CE'],
      ],
      1,
      1,
    ),
  ) +
  circle(
    x,
    y,
    r * 0.8,
    defs.linear(
      [
        [0, '#E6DCC6'],
        [1, '#FFFDF8'],
      ],
      1,
      1,
    ),
  ) +
  circle(x, y, r * 0.75, '#FBF6EA');

function blob(x: number, y: number, rx: number, ry: number, seed: number, rough = 0.07): string {
  const random = rng(seed);
  const phases = [random() * 6, random() * 6, random() * 6];
  return smooth(
    ringPoints(
      [x, y],
      [rx, ry],
      18,
      (a) =>
        Math.sin(a * 2 + (phases[0] ?? 0)) * rough +
        Math.sin(a * 3 + (phases[1] ?? 0)) * rough * 0.6 +
        Math.sin(a * 5 + (phases[2] ?? 0)) * rough * 0.3,
    ),
    true,
  );
}

/** Grilled or breaded meat: `marks` are its grill lines. */
export function fillet(
  defs: Defs,
  x: number,
  y: number,
  w: number,
  seed: number,
  [lit, deep]: readonly [string, string],
  marks?: string,
): string {
  const outline = blob(x, y, w * 0.5, w * 0.34, seed, 0.09);
  const clip = defs.clip(path(outline, '#000'));
  const random = rng(seed);
  const grill = marks
    ? line(
        repeat(
          5,
          (i) =>
            `M${num(x - w * 0.5 + i * w * 0.22)} ${num(y + w * 0.4)}l${num(w * 0.22)} ${num(-w * 0.8)}`,
        ),
        marks,
        w * 0.045,
        { 'stroke-opacity': 0.75 },
      )
    : path(
        repeat(26, () => {
          const [cx, cy, r] = [
            x + (random() - 0.5) * w * 0.9,
            y + (random() - 0.5) * w * 0.6,
            w * between(random, 0.012, 0.03),
          ];
          return `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`;
        }),
        deep,
        { 'fill-opacity': 0.45 },
      );
  return (
    path(outline, '#3A2414', {
      'fill-opacity': 0.3,
      transform: `translate(${num(w * 0.025)} ${num(w * 0.04)})`,
    }) +
    path(
      outline,
      defs.linear(
        [
          [0, lit],
          [1, deep],
        ],
        1,
        1,
      ),
    ) +
    `<g clip-path="${clip}">${grill}${path(blob(x - w * 0.06, y - w * 0.08, w * 0.36, w * 0.18, seed + 2), '#fff', { 'fill-opacity': 0.16 })}</g>`
  );
}

export function fries(x: number, y: number, size: number, seed: number, count = 17): string {
  const random = rng(seed);
  return repeat(count, (i) => {
    const l = size * between(random, 0.5, 0.8);
    const w = size * 0.105;
    const at = {
      x: x + (random() - 0.5) * size * 0.62,
      y: y + (random() - 0.5) * size * 0.5,
      rotate: between(random, -38, 38) + (i % 3 ? 0 : 70),
    };
    return group(
      at,
      rect(-l / 2 + 1.4, -w / 2 + 1.8, l, w, '#8A5210', { rx: w * 0.3, 'fill-opacity': 0.4 }) +
        rect(-l / 2, -w / 2, l, w, i % 2 ? '#F6C951' : '#EDB43A', { rx: w * 0.3 }) +
        rect(-l / 2, -w / 2, l, w * 0.36, '#FFE596', { rx: w * 0.2 }),
    );
  });
}

export function mash(x: number, y: number, r: number, seed: number): string {
  const swirl = Array.from(
    { length: 26 },
    (_, i) =>
      [
        x + Math.cos(i * 0.62) * r * 0.72 * (1 - i / 27),
        y + Math.sin(i * 0.62) * r * 0.6 * (1 - i / 27),
      ] as const,
  );
  return (
    path(blob(x + r * 0.05, y + r * 0.08, r, r * 0.82, seed), '#3A2414', { 'fill-opacity': 0.22 }) +
    path(blob(x, y, r, r * 0.82, seed), '#F8E6AE') +
    line(smooth(swirl), '#E3C375', r * 0.09) +
    path(blob(x + r * 0.05, y - r * 0.02, r * 0.24, r * 0.18, seed + 4), '#FFD34F') +
    repeat(7, (i) =>
      circle(
        x + Math.cos(i * 2.1) * r * 0.5,
        y + Math.sin(i * 2.7) * r * 0.42,
        r * 0.035,
        '#5C9A48',
      ),
    )
  );
}

export function salad(x: number, y: number, r: number, seed: number): string {
  const random = rng(seed);
  const greens = ['#4F9A4A', '#7DBB56', '#A9D36B', '#3C8244'];
  const leaves = repeat(15, (i) => {
    const a = random() * Math.PI * 2;
    const d = r * Math.sqrt(random()) * 0.72;
    return path(
      blob(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d * 0.86,
        r * between(random, 0.24, 0.4),
        r * between(random, 0.18, 0.28),
        seed + i,
        0.2,
      ),
      greens[i % 4] ?? '#4F9A4A',
    );
  });
  const slice = (cx: number, cy: number, k: number, rim: string, flesh: string, seed_: string) =>
    circle(cx, cy, r * k, rim) +
    circle(cx, cy, r * k * 0.82, flesh) +
    repeat(5, (i) =>
      ellipse(
        cx + Math.cos(i * 1.26) * r * k * 0.42,
        cy + Math.sin(i * 1.26) * r * k * 0.42,
        r * k * 0.14,
        r * k * 0.1,
        seed_,
      ),
    );
  return (
    path(blob(x + r * 0.05, y + r * 0.1, r * 0.98, r * 0.84, seed), '#2A3A1A', {
      'fill-opacity': 0.28,
    }) +
    leaves +
    slice(x - r * 0.34, y - r * 0.16, 0.27, '#C22F1F', '#EE6A4A', '#FBD38A') +
    slice(x + r * 0.26, y + r * 0.28, 0.25, '#C22F1F', '#EE6A4A', '#FBD38A') +
    slice(x + r * 0.32, y - r * 0.3, 0.22, '#3F8A45', '#D5EDB0', '#A9D07C') +
    slice(x - r * 0.2, y + r * 0.38, 0.2, '#3F8A45', '#D5EDB0', '#A9D07C')
  );
}

export function soup(defs: Defs, x: number, y: number, r: number): string {
  const random = rng(8);
  const noodles = repeat(13, () => {
    const [nx, ny] = [x + (random() - 0.5) * r, y + (random() - 0.5) * r];
    return `M${num(nx)} ${num(ny)}q${num(r * between(random, -0.2, 0.2))} ${num(r * 0.14)} ${num(r * between(random, -0.24, 0.24))} ${num(r * between(random, -0.1, 0.2))}`;
  });
  const bits =
    repeat(8, (i) =>
      circle(
        x + Math.cos(i * 2.4) * r * 0.44,
        y + Math.sin(i * 1.9) * r * 0.44,
        r * 0.07,
        i % 2 ? '#E9762A' : '#F2954A',
      ),
    ) +
    repeat(12, (i) =>
      ellipse(
        x + Math.cos(i * 1.7) * r * 0.5,
        y + Math.sin(i * 2.3) * r * 0.46,
        r * 0.035,
        r * 0.02,
        '#4C8A3A',
      ),
    );
  return (
    shadow(x, y, r) +
    circle(
      x,
      y,
      r,
      defs.linear(
        [
          [0, '#FFFFFF'],
          [1, '#DED3BC'],
        ],
        1,
        1,
      ),
    ) +
    circle(x, y, r * 0.82, '#C9BC9F') +
    circle(
      x,
      y,
      r * 0.78,
      defs.radial([
        [0, '#FBD672'],
        [0.75, '#F0B53C'],
        [1, '#D99426'],
      ]),
    ) +
    line(noodles, '#FFF0BA', r * 0.045) +
    bits +
    line(
      `M${num(x - r * 0.56)} ${num(y - r * 0.3)}q${num(r * 0.14)} ${num(-r * 0.24)} ${num(r * 0.4)} ${num(-r * 0.3)}`,
      '#fff',
      r * 0.05,
      { 'stroke-opacity': 0.75 },
    )
  );
}

export function flatbread(defs: Defs, x: number, y: number, r: number, seed: number): string {
  const random = rng(seed);
  const spots = repeat(15, () =>
    ellipse(
      x + (random() - 0.5) * r * 1.4,
      y + (random() - 0.5) * r * 1.2,
      r * between(random, 0.05, 0.13),
      r * between(random, 0.04, 0.09),
      '#A8662A',
      { 'fill-opacity': 0.6 },
    ),
  );
  return (
    path(blob(x + r * 0.05, y + r * 0.08, r, r * 0.9, seed, 0.03), '#3A2414', {
      'fill-opacity': 0.26,
    }) +
    path(
      blob(x, y, r, r * 0.9, seed, 0.03),
      defs.radial([
        [0, '#F6DDA2'],
        [0.8, '#E8BE73'],
        [1, '#C98F42'],
      ]),
    ) +
    spots
  );
}

export const breadSlice = (x: number, y: number, s: number, rotate: number) =>
  group(
    { x, y, rotate, scale: s },
    path(
      'M-26 22V-6C-40 -12 -34 -34 -12 -30C-4 -36 6 -36 12 -30C34 -34 40 -12 26 -6V22Q0 28 -26 22Z',
      '#3A2414',
      { 'fill-opacity': 0.26, transform: 'translate(2 4)' },
    ) +
      path(
        'M-26 22V-6C-40 -12 -34 -34 -12 -30C-4 -36 6 -36 12 -30C34 -34 40 -12 26 -6V22Q0 28 -26 22Z',
        '#B9722F',
      ) +
      path(
        'M-22 18V-8C-32 -14 -28 -29 -11 -26C-4 -31 6 -31 11 -26C28 -29 32 -14 22 -8V18Q0 23 -22 18Z',
        '#F6E0B2',
      ),
  );

export function juice(
  defs: Defs,
  x: number,
  y: number,
  r: number,
  drink: readonly [string, string],
  straw = '#B8421F',
): string {
  return (
    shadow(x, y, r) +
    circle(x, y, r, '#EAF2F2') +
    circle(
      x,
      y,
      r * 0.84,
      defs.radial([
        [0, drink[0]],
        [1, drink[1]],
      ]),
    ) +
    group(
      { x: x + r * 0.1, y: y + r * 0.18, rotate: 20 },
      rect(-r * 0.3, -r * 0.24, r * 0.46, r * 0.46, '#fff', { 'fill-opacity': 0.5, rx: r * 0.08 }),
    ) +
    // A straw leaning on the rim, bent where it leaves the glass, and a slice of lemon on the edge.
    line(
      `M${num(x - r * 0.24)} ${num(y + r * 0.2)}L${num(x + r * 0.52)} ${num(y - r * 0.56)}l${num(r * 0.4)} ${num(-r * 0.08)}`,
      straw,
      r * 0.1,
    ) +
    line(
      `M${num(x - r * 0.05)} ${num(y + r * 0.01)}l${num(r * 0.1)} ${num(-r * 0.1)}m${num(r * 0.16)} ${num(-r * 0.16)}l${num(r * 0.1)} ${num(-r * 0.1)}`,
      '#FBF8F1',
      r * 0.1,
      { 'stroke-linecap': 'butt' },
    ) +
    lemon(x - r * 0.7, y + r * 0.62, r * 0.34) +
    line(
      `M${num(x - r * 0.58)} ${num(y - r * 0.2)}q${num(r * 0.1)} ${num(-r * 0.34)} ${num(r * 0.4)} ${num(-r * 0.4)}`,
      '#fff',
      r * 0.09,
      { 'stroke-opacity': 0.85 },
    )
  );
}

/** A slice of layer cake, from above and a little from the side. */
export const cakeSlice = (x: number, y: number, s: number, rotate = 0) =>
  group(
    { x, y, scale: s, rotate },
    path('M-44 22L46 2L50 22L-40 44Z', '#3A2414', { 'fill-opacity': 0.28 }) +
      path('M-46 4L44 -14V10L-46 32Z', '#7A4426') +
      path('M-46 11L44 -7V-1L-46 18ZM-46 22L44 3V8L-46 28Z', '#FBE9CC') +
      path('M-46 4L18 -38L44 -14Z', '#F7D3C4') +
      path('M-46 4L18 -38L26 -30L-30 4Z', '#FFF2E6', { 'fill-opacity': 0.6 }) +
      circle(16, -22, 8, '#B8271F') +
      circle(13.5, -25, 2.4, '#fff', { 'fill-opacity': 0.7 }),
  );

export const cutlery = (x: number, y: number, l: number, rotate: number, knife: boolean) =>
  group(
    { x, y, rotate },
    line(`M0 ${num(-l * 0.1)}V${num(l * 0.5)}`, '#8F9A98', l * 0.06) +
      (knife
        ? path(
            `M${num(-l * 0.03)} ${num(-l * 0.08)}V${num(-l * 0.5)}Q${num(l * 0.08)} ${num(-l * 0.4)} ${num(l * 0.05)} ${num(-l * 0.08)}Z`,
            '#B9C2C0',
          )
        : path(
            `M${num(-l * 0.09)} ${num(-l * 0.5)}h${num(l * 0.035)}v${num(l * 0.2)}h${num(l * 0.035)}v${num(-l * 0.2)}h${num(l * 0.035)}v${num(l * 0.2)}h${num(l * 0.035)}v${num(-l * 0.2)}h${num(l * 0.035)}v${num(l * 0.26)}q0 ${num(l * 0.12)} ${num(-l * 0.06)} ${num(l * 0.16)}h${num(-l * 0.06)}q${num(-l * 0.06)} ${num(-l * 0.04)} ${num(-l * 0.06)} ${num(-l * 0.16)}Z`,
            '#B9C2C0',
          )),
  );

export const spoon = (x: number, y: number, l: number, rotate: number) =>
  group(
    { x, y, rotate },
    line(`M0 ${num(-l * 0.16)}V${num(l * 0.5)}`, '#8F9A98', l * 0.055) +
      ellipse(0, -l * 0.32, l * 0.12, l * 0.19, '#B9C2C0') +
      ellipse(-l * 0.012, -l * 0.325, l * 0.085, l * 0.145, '#98A4A2') +
      path(
        `M${num(-l * 0.05)} ${num(-l * 0.42)}Q${num(-l * 0.08)} ${num(-l * 0.32)} ${num(-l * 0.04)} ${num(-l * 0.22)}`,
        'none',
        { stroke: '#E6ECEA', 'stroke-width': l * 0.02, 'stroke-linecap': 'round' },
      ),
  );

export const lemon = (x: number, y: number, r: number) =>
  circle(x, y, r, '#F2C22E') +
  circle(x, y, r * 0.84, '#FFF3B8') +
  repeat(8, (i) =>
    path(
      `M${num(x)} ${num(y)}L${num(x + Math.cos(i * 0.785) * r * 0.74)} ${num(y + Math.sin(i * 0.785) * r * 0.74)}A${num(r * 0.74)} ${num(r * 0.74)} 0 0 1 ${num(x + Math.cos(i * 0.785 + 0.6) * r * 0.74)} ${num(y + Math.sin(i * 0.785 + 0.6) * r * 0.74)}Z`,
      '#F8D94A',
    ),
  );

/** Flatbread folded over a patty with salad. */
export const filledBread = (defs: Defs, x: number, y: number, w: number) =>
  path(blob(x + 3, y + 6, w * 0.52, w * 0.36, 4, 0.04), '#3A2414', { 'fill-opacity': 0.28 }) +
  flatbread(defs, x, y + w * 0.03, w * 0.5, 6) +
  salad(x + w * 0.02, y - w * 0.02, w * 0.36, 9) +
  fillet(defs, x, y, w * 0.62, 5, ['#A8623A', '#6A3620'], '#4A2414') +
  path(
    `M${num(x - w * 0.48)} ${num(y + w * 0.1)}C${num(x - w * 0.4)} ${num(y - w * 0.26)} ${num(x + w * 0.4)} ${num(y - w * 0.3)} ${num(x + w * 0.48)} ${num(y + w * 0.06)}C${num(x + w * 0.3)} ${num(y - w * 0.08)} ${num(x - w * 0.24)} ${num(y - w * 0.08)} ${num(x - w * 0.48)} ${num(y + w * 0.1)}Z`,
    defs.linear([
      [0, '#F6DDA2'],
      [1, '#D9A557'],
    ]),
    { transform: `translate(0 ${num(-w * 0.14)})` },
  );

export const apple = (x: number, y: number, r: number) =>
  ellipse(x + r * 0.1, y + r * 0.9, r, r * 0.24, '#3A2414', { 'fill-opacity': 0.28 }) +
  path(
    `M${num(x)} ${num(y - r * 0.6)}C${num(x + r * 0.5)} ${num(y - r * 1.1)} ${num(x + r * 1.2)} ${num(y - r * 0.6)} ${num(x + r)} ${num(y + r * 0.2)}C${num(x + r * 0.8)} ${num(y + r)} ${num(x + r * 0.3)} ${num(y + r * 1.05)} ${num(x)} ${num(y + r * 0.86)}C${num(x - r * 0.3)} ${num(y + r * 1.05)} ${num(x - r * 0.8)} ${num(y + r)} ${num(x - r)} ${num(y + r * 0.2)}C${num(x - r * 1.2)} ${num(y - r * 0.6)} ${num(x - r * 0.5)} ${num(y - r * 1.1)} ${num(x)} ${num(y - r * 0.6)}Z`,
    '#C23A24',
  ) +
  path(
    limbPath(
      limb(
        [x - r * 0.6, y - r * 0.1, r * 0.1],
        [x - r * 0.62, y + r * 0.2, r * 0.12],
        [x - r * 0.5, y + r * 0.5, r * 0.06],
      ),
    ),
    '#fff',
    { 'fill-opacity': 0.5 },
  ) +
  line(
    `M${num(x)} ${num(y - r * 0.6)}q${num(r * 0.04)} ${num(-r * 0.3)} ${num(r * 0.2)} ${num(-r * 0.4)}`,
    '#5A3A20',
    r * 0.12,
  ) +
  path(
    `M${num(x + r * 0.14)} ${num(y - r * 0.84)}q${num(r * 0.3)} ${num(-r * 0.36)} ${num(r * 0.64)} ${num(-r * 0.2)}q${num(-r * 0.2)} ${num(r * 0.34)} ${num(-r * 0.64)} ${num(r * 0.2)}Z`,
    '#4F9A4A',
  );
