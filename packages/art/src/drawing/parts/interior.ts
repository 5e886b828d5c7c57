import { between, repeat, rng } from './rng.ts';
import { circle, ellipse, group, line, num, path, rect, type Defs, type Placement } from './svg.ts';

type ArchPlace = { x: number; y: number; width: number; height: number };

/** A round-headed opening: `x` is its middle, `y` its sill. */
export const archPath = ({ x, y, width, height }: ArchPlace) => {
  const r = width / 2;
  return `M${num(x - r)} ${num(y)}V${num(y - height + r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y - height + r)}V${num(y)}Z`;
};

/** A window cut into the wall: what is seen through it, then frame and bars. */
export function archWindow(
  defs: Defs,
  place: ArchPlace,
  view: string,
  {
    frame,
    bars,
    columns = 6,
    rows = 3,
  }: { frame: string; bars: string; columns?: number; rows?: number },
): string {
  const { x, y, width, height } = place;
  const r = width / 2;
  const top = y - height;
  const clip = defs.clip(path(archPath(place), '#000'));
  let grid = '';
  for (let i = 1; i < columns; i++)
    grid += `M${num(x - r + (width * i) / columns)} ${num(top)}V${num(y)}`;
  for (let i = 1; i <= rows; i++)
    grid += `M${num(x - r)} ${num(y - ((height - r) * i) / rows)}h${num(width)}`;
  const arcs = [0.36, 0.7]
    .map(
      (k) =>
        `M${num(x - r * k)} ${num(top + r)}A${num(r * k)} ${num(r * k)} 0 0 1 ${num(x + r * k)} ${num(top + r)}`,
    )
    .join('');
  const thin = Math.max(2, width / 170);
  return (
    `<g clip-path="${clip}">${view}${line(grid + arcs, bars, thin)}</g>` +
    line(archPath(place).replace('Z', ''), frame, width / 46) +
    rect(x - r - width * 0.03, y - 4, width * 1.06, Math.max(8, width / 46), frame)
  );
}

/** A rectangular window of large panes. */
export function paneWindow(
  defs: Defs,
  [x, y, width, height]: readonly [number, number, number, number],
  view: string,
  { frame, columns, rows, bar }: { frame: string; columns: number; rows: number; bar: number },
): string {
  const clip = defs.clip(rect(x, y, width, height, '#000'));
  let grid = '';
  for (let i = 1; i < columns; i++)
    grid += `M${num(x + (width * i) / columns)} ${num(y)}v${num(height)}`;
  for (let i = 1; i < rows; i++) grid += `M${num(x)} ${num(y + (height * i) / rows)}h${num(width)}`;
  return (
    `<g clip-path="${clip}">${view}</g>` +
    line(grid, frame, bar, { 'stroke-linecap': 'butt' }) +
    `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="none" stroke="${frame}" stroke-width="${num(bar * 2)}"/>`
  );
}

/** Floor boards or tiles running to a vanishing point. */
export function floorLines(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  vanish: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i <= count; i++) {
    const x = left + ((right - left) * i) / count;
    d += `M${num(vanish + (x - vanish) * 0.45)} ${num(top)}L${num(x)} ${num(bottom)}`;
  }
  for (let i = 1; i < 5; i++) {
    const y = top + (bottom - top) * Math.pow(i / 5, 1.7);
    d += `M${num(left)} ${num(y)}H${num(right)}`;
  }
  return line(d, colour, 1.6, { 'stroke-opacity': opacity });
}

/** Lamp hanging on a cord, with its cone of light. */
export function pendant(
  defs: Defs,
  x: number,
  y: number,
  r: number,
  { shade, light, cord }: { shade: string; light: string; cord: string },
  fall = 0,
  ceiling = -10,
): string {
  const cone = fall
    ? path(
        `M${num(x - r)} ${num(y)}L${num(x - r * 3.4)} ${num(y + fall)}H${num(x + r * 3.4)}L${num(x + r)} ${num(y)}Z`,
        defs.linear([
          [0, light, 0.34],
          [1, light, 0],
        ]),
      )
    : '';
  return (
    line(`M${num(x)} ${num(ceiling)}V${num(y - r)}`, cord, 2) +
    cone +
    circle(
      x,
      y + 2,
      r * 2.6,
      defs.radial([
        [0, light, 0.5],
        [1, light, 0],
      ]),
    ) +
    path(`M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y)}Z`, shade) +
    ellipse(x, y, r, r * 0.18, light)
  );
}

/** A string of triangular flags sagging between two points. */
export function bunting(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  count: number,
  size: number,
  colours: readonly string[],
  cord: string,
): string {
  const at = (t: number) =>
    [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const;
  const flags = repeat(count, (i) => {
    const [ax, ay] = at((i + 0.14) / count);
    const [bx, by] = at((i + 0.86) / count);
    return path(
      `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}L${num((ax + bx) / 2)} ${num((ay + by) / 2 + size)}Z`,
      colours[i % colours.length] ?? cord,
    );
  });
  return (
    flags +
    line(
      `M${num(x0)} ${num(y0)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 + sag * 2)} ${num(x1)} ${num(y1)}`,
      cord,
      2,
    )
  );
}

/** Falling paper: small turned strips in several colours. */
export function confetti(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  count: number,
  seed: number,
  colours: readonly string[],
  size = 9,
): string {
  const random = rng(seed);
  const paths = colours.map(() => '');
  for (let i = 0; i < count; i++) {
    const x = between(random, left, right);
    const y = between(random, top, bottom);
    const a = random() * Math.PI;
    const l = size * between(random, 0.5, 1.1);
    const w = l * between(random, 0.3, 0.55);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const p = (u: number, v: number) => `${num(x + u * c - v * s)} ${num(y + u * s + v * c)}`;
    paths[i % colours.length] +=
      `M${p(-l, -w)}Q${p(0, -w * 2)} ${p(l, -w)}L${p(l, w)}Q${p(0, 0)} ${p(-l, w)}Z`;
  }
  return paths.map((d, i) => path(d, colours[i] ?? '#000')).join('');
}

/** A balloon on its string. */
export const balloon = (
  x: number,
  y: number,
  r: number,
  fill: string,
  shine: string,
  string: string,
  length: number,
  sway = 12,
) =>
  line(
    `M${num(x)} ${num(y + r * 1.25)}q${num(sway)} ${num(length * 0.4)} 0 ${num(length)}`,
    string,
    1.8,
  ) +
  path(
    `M${num(x)} ${num(y - r)}C${num(x + r * 1.1)} ${num(y - r)} ${num(x + r * 1.05)} ${num(y + r * 0.5)} ${num(x)} ${num(y + r * 1.2)}C${num(x - r * 1.05)} ${num(y + r * 0.5)} ${num(x - r * 1.1)} ${num(y - r)} ${num(x)} ${num(y - r)}ZM${num(x - r * 0.14)} ${num(y + r * 1.32)}L${num(x)} ${num(y + r * 1.14)}L${num(x + r * 0.14)} ${num(y + r * 1.32)}Z`,
    fill,
  ) +
  path(
    `M${num(x - r * 0.52)} ${num(y - r * 0.1)}Q${num(x - r * 0.5)} ${num(y - r * 0.6)} ${num(x - r * 0.14)} ${num(y - r * 0.74)}Q${num(x - r * 0.38)} ${num(y - r * 0.4)} ${num(x - r * 0.36)} ${num(y - r * 0.04)}Z`,
    shine,
    { 'fill-opacity': 0.6 },
  );

/** Barrier of posts and sagging rope before an exhibit. */
export function ropeBarrier(
  [left, right]: readonly [number, number],
  y: number,
  height: number,
  posts: number,
  brass: string,
  rope: string,
): string {
  const gap = (right - left) / (posts - 1);
  let ropes = '';
  const stands = repeat(posts, (i) => {
    const x = left + gap * i;
    if (i < posts - 1)
      ropes += `M${num(x)} ${num(y - height * 0.92)}Q${num(x + gap / 2)} ${num(y - height * 0.5)} ${num(x + gap)} ${num(y - height * 0.92)}`;
    return (
      rect(x - height * 0.035, y - height, height * 0.07, height, brass) +
      circle(x, y - height, height * 0.08, brass) +
      ellipse(x, y, height * 0.2, height * 0.05, brass)
    );
  });
  return line(ropes, rope, height * 0.07) + stands;
}

/** A framed picture on the wall. */
export const framed = (
  placement: Placement,
  w: number,
  h: number,
  wood: string,
  mount: string,
  picture: string,
) =>
  group(placement, rect(0, 0, w, h, wood, { rx: 3 }) + rect(7, 7, w - 14, h - 14, mount) + picture);
