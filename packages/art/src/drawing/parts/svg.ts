export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One decimal is a tenth of a pixel: finer than any screen shows, half the bytes. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

const small = (value: number) => String(Math.round(value * 1000) / 1000);

type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const shown =
      typeof value !== 'number' ? value : name.endsWith('opacity') ? small(value) : num(value);
    text += ` ${name}="${shown}"`;
  }
  return text;
}

export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path fill="${fill}"${attributes(more)} d="${d}"/>`;

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  more: Attributes = {},
) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(more)}/>`;

export type Placement = { x: number; y: number; scale?: number; flip?: boolean; rotate?: number };

function transform({ x, y, scale = 1, flip = false, rotate = 0 }: Placement): string {
  const turn = rotate ? ` rotate(${num(rotate)})` : '';
  const size = scale !== 1 || flip ? ` scale(${small(flip ? -scale : scale)} ${small(scale)})` : '';
  return `translate(${num(x)} ${num(y)})${turn}${size}`;
}

export const group = (placement: Placement, content: string, more: Attributes = {}) =>
  `<g transform="${transform(placement)}"${attributes(more)}>${content}</g>`;

export const layer = (content: string, more: Attributes) => `<g${attributes(more)}>${content}</g>`;

export const stamp = (href: string, placement?: Placement, more: Attributes = {}) =>
  `<use href="${href}"${placement ? ` transform="${transform(placement)}"` : ''}${attributes(more)}/>`;

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** What a picture refers to by id: gradients, clips, repeated shapes. One per drawing. */
export type Defs = ReturnType<typeof createDefs>;

/** `prefix` keeps the ids of two drawings apart when both stand inline on one page. */
export function createDefs(prefix: string) {
  let count = 0;
  let markup = '';
  const known = new Map<string, string>();

  /** Equal definitions share one id, so a loop may ask for the same gradient again and again. */
  const add = (open: string, rest: string): string => {
    const key = open + rest;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const id = `${prefix}-${(count++).toString(36)}`;
    known.set(key, id);
    markup += `${open} id="${id}"${rest}`;
    return id;
  };

  return {
    linear: (stops: readonly Stop[], x2 = 0, y2 = 1) =>
      `url(#${add('<linearGradient', ` x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsMarkup(stops)}</linearGradient>`)})`,
    radial: (stops: readonly Stop[]) =>
      `url(#${add('<radialGradient', `>${stopsMarkup(stops)}</radialGradient>`)})`,
    /** A path to be drawn by `use(…)`. */
    shape: (d: string) => `#${add('<path', ` d="${d}"/>`)}`,
    /** Any markup to be drawn by `use(…)`. */
    symbol: (content: string) => `#${add('<g', `>${content}</g>`)}`,
    clip: (content: string) => `url(#${add('<clipPath', `>${content}</clipPath>`)})`,
    markup: () => markup,
  };
}

export function svgDocument(width: number, height: number, defs: Defs, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.markup()}</defs>${body}</svg>`;
}
