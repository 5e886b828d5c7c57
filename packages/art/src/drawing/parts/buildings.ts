import { repeat } from './rng.ts';
import { circle, ellipse, line, num, path, rect, type Defs } from './svg.ts';

/** The centre's building: a long pavilion whose façade is laid in layers, with a lit arch for a door. */
export function pavilion(
  defs: Defs,
  x: number,
  ground: number,
  k: number,
  {
    bands,
    roof,
    roofEdge,
    glass,
    frame,
    light,
  }: {
    bands: readonly string[];
    roof: string;
    roofEdge: string;
    glass: readonly [string, string];
    frame: string;
    light: string;
  },
): string {
  const p = (a: number, b: number) => `${num(x + a * k)} ${num(ground + b * k)}`;
  const wall = `M${p(-330, 0)}L${p(-330, -128)}L${p(-150, -128)}L${p(-150, -190)}L${p(150, -190)}L${p(150, -128)}L${p(330, -128)}L${p(330, 0)}Z`;
  const clip = defs.clip(path(wall, '#000'));
  const courses = bands.map((fill, i) => {
    const top = -190 + (190 / bands.length) * i;
    return path(
      `M${p(-340, top)}Q${p(-170, top - 7)} ${p(0, top)}T${p(340, top)}V${num(ground)}H${num(x - 340 * k)}Z`,
      fill,
    );
  });
  const pane = (a: number, w: number, h: number, b: number) =>
    rect(
      x + a * k,
      ground + b * k,
      w * k,
      h * k,
      defs.linear([
        [0, glass[0]],
        [1, glass[1]],
      ]),
    ) +
    line(`M${p(a + w / 2, b)}v${num(h * k)}M${p(a, b + h * 0.36)}h${num(w * k)}`, frame, 2.4 * k);
  const windows = [-304, -252, -200, 168, 220, 272].map((a) => pane(a, 36, 66, -100)).join('');
  const door = `M${p(-62, 0)}L${p(-62, -90)}A${num(62 * k)} ${num(62 * k)} 0 0 1 ${p(62, -90)}L${p(62, 0)}Z`;
  const doorArch = `M${p(-74, 0)}L${p(-74, -90)}A${num(74 * k)} ${num(74 * k)} 0 0 1 ${p(74, -90)}L${p(74, 0)}Z`;
  const bars = `M${p(-22, 0)}V${num(ground - 148 * k)}M${p(22, 0)}V${num(ground - 148 * k)}M${p(-62, -90)}H${num(x + 62 * k)}`;
  const roofs =
    path(
      `M${p(-346, -128)}L${p(-334, -144)}H${num(x - 150 * k)}V${num(ground - 128 * k)}ZM${p(346, -128)}L${p(334, -144)}H${num(x + 150 * k)}V${num(ground - 128 * k)}Z`,
      roof,
    ) +
    path(`M${p(-172, -190)}Q${p(0, -262)} ${p(172, -190)}Z`, roof) +
    line(`M${p(-172, -190)}Q${p(0, -262)} ${p(172, -190)}`, roofEdge, 4 * k);
  const steps = repeat(3, (i) =>
    rect(
      x - (96 + i * 16) * k,
      ground + i * 7 * k,
      (192 + i * 32) * k,
      8 * k,
      bands[i % bands.length] ?? frame,
    ),
  );
  return (
    `<g clip-path="${clip}">${courses.join('')}${rect(
      x - 340 * k,
      ground - 190 * k,
      680 * k,
      190 * k,
      defs.linear([
        [0, '#000', 0],
        [1, '#1A0E10', 0.34],
      ]),
    )}</g>` +
    windows +
    path(doorArch, frame) +
    path(
      door,
      defs.radial([
        [0, '#FFF6DC'],
        [0.5, light],
        [1, glass[1]],
      ]),
    ) +
    line(bars, frame, 3 * k) +
    roofs +
    steps +
    circle(x, ground - 206 * k, 15 * k, roofEdge)
  );
}

/** A market tent: striped roof on four poles, a laid bench beneath, a pennant on top. */
export function tent(
  x: number,
  ground: number,
  w: number,
  h: number,
  stripes: readonly [string, string],
  pole: string,
): string {
  const n = 6;
  const top = ground - h;
  const eave = ground - h * 0.62;
  const roof = repeat(n, (i) => {
    const [a, b] = [x - w / 2 + (w * i) / n, x - w / 2 + (w * (i + 1)) / n];
    const [ta, tb] = [x - w * 0.12 + (w * 0.24 * i) / n, x - w * 0.12 + (w * 0.24 * (i + 1)) / n];
    return path(
      `M${num(ta)} ${num(top)}L${num(a)} ${num(eave)}V${num(eave + h * 0.05)}Q${num((a + b) / 2)} ${num(eave + h * 0.13)} ${num(b)} ${num(eave + h * 0.05)}V${num(eave)}L${num(tb)} ${num(top)}Z`,
      stripes[i % 2] ?? stripes[0],
    );
  });
  const benchTop = ground - h * 0.2;
  return (
    ellipse(x, ground, w * 0.5, h * 0.03, '#2C5A3C', { 'fill-opacity': 0.3 }) +
    line(
      `M${num(x - w * 0.3)} ${num(eave)}V${num(ground - h * 0.04)}M${num(x + w * 0.3)} ${num(eave)}V${num(ground - h * 0.04)}`,
      pole,
      w * 0.016,
      { 'stroke-opacity': 0.7 },
    ) +
    // The far side of the roof, in its own shade.
    path(
      `M${num(x - w * 0.46)} ${num(eave)}H${num(x + w * 0.46)}L${num(x + w * 0.4)} ${num(eave + h * 0.09)}H${num(x - w * 0.4)}Z`,
      pole,
      { 'fill-opacity': 0.6 },
    ) +
    path(
      `M${num(x - w * 0.3)} ${num(benchTop)}h${num(w * 0.6)}v${num(h * 0.035)}h${num(-w * 0.04)}V${num(ground)}h${num(-w * 0.03)}V${num(benchTop + h * 0.035)}h${num(-w * 0.46)}V${num(ground)}h${num(-w * 0.03)}V${num(benchTop + h * 0.035)}h${num(-w * 0.04)}Z`,
      pole,
    ) +
    line(
      `M${num(x - w * 0.46)} ${num(eave)}V${num(ground)}M${num(x + w * 0.46)} ${num(eave)}V${num(ground)}M${num(x)} ${num(top)}V${num(top - h * 0.12)}`,
      pole,
      w * 0.026,
    ) +
    roof +
    path(
      `M${num(x)} ${num(top - h * 0.13)}l${num(w * 0.12)} ${num(h * 0.035)}l${num(-w * 0.12)} ${num(h * 0.035)}Z`,
      stripes[0],
    )
  );
}

const BUS = { body: '#F2B33D', dark: '#2A2A22', glass: '#EAF4EE', stripe: '#B8421F' };

/** School bus, about 300 units long, facing left. */
export function bus(x: number, ground: number, k: number): string {
  const { body, dark, glass, stripe } = BUS;
  const p = (a: number, b: number) => `${num(x + a * k)} ${num(ground + b * k)}`;
  const windows = repeat(6, (i) =>
    path(`M${p(58 + i * 38, -94)}h${num(31 * k)}v${num(34 * k)}h${num(-31 * k)}Z`, glass),
  );
  /** A head in profile, looking ahead: face, nose, eye, hair, and the collar below. */
  const head = (a: number, b: number, r: number, i: number) => {
    const [hx, hy] = [x + a * k, ground + b * k];
    const skin = i % 2 ? '#F0C49C' : '#DDA576';
    const at = (dx: number, dy: number) => `${num(hx + dx * r)} ${num(hy + dy * r)}`;
    return (
      path(
        `M${at(-1, 1.5)}Q${at(-1, 0.9)} ${at(0, 0.9)}T${at(1.1, 1.5)}Z`,
        ['#C8472B', '#2F6B66', '#4F86A8'][i % 3] ?? dark,
      ) +
      circle(hx, hy, r, skin) +
      path(`M${at(-0.92, -0.14)}L${at(-1.24, 0.24)}L${at(-0.84, 0.36)}Z`, skin) +
      circle(hx - r * 0.5, hy - r * 0.02, Math.max(0.7, r * 0.13), dark) +
      line(`M${at(-0.86, 0.52)}L${at(-0.5, 0.5)}`, '#8A4A34', Math.max(0.7, r * 0.12)) +
      path(
        `M${at(-0.9, -0.42)}C${at(-1, -1.24)} ${at(0.5, -1.5)} ${at(1, -0.62)}C${at(1.16, -0.1)} ${at(1.06, 0.5)} ${at(0.74, 0.78)}C${at(0.5, 0.5)} ${at(0.36, 0.3)} ${at(0.3, -0.1)}C${at(0.1, -0.62)} ${at(-0.4, -0.44)} ${at(-0.9, -0.42)}Z`,
        i % 3 ? '#3A2218' : '#7A4A24',
      )
    );
  };
  // The driver at the wheel behind the windscreen, pupils in the windows behind.
  const driver =
    head(43, -78, 8.6, 2) +
    path(
      `M${p(34, -84)}C${p(33, -92)} ${p(51, -93)} ${p(52, -84)}L${p(35, -84)}L${p(29, -82)}Q${p(30, -85)} ${p(34, -85.5)}Z`,
      '#24424E',
    ) +
    line(`M${p(27, -58)}L${p(32, -70)}`, dark, 2 * k);
  const riders = repeat(6, (i) => head(73 + i * 38, -72 + (i % 2) * 2, 8.4, i));
  const wheel = (a: number) =>
    circle(x + a * k, ground - 15 * k, 20 * k, dark) +
    circle(x + a * k, ground - 15 * k, 10 * k, '#D9D5C8') +
    circle(x + a * k, ground - 15 * k, 4 * k, dark);
  const lamps =
    ellipse(x + 6 * k, ground - 34 * k, 5 * k, 7 * k, '#FFF3C4') +
    rect(x + 292 * k, ground - 60 * k, 6 * k, 14 * k, stripe);
  return (
    path(
      `M${p(0, -14)}V${num(ground - 46 * k)}Q${p(2, -54)} ${p(12, -56)}L${p(22, -92)}Q${p(26, -108)} ${p(44, -110)}H${num(x + 282 * k)}Q${p(298, -108)} ${p(298, -92)}V${num(ground - 14 * k)}Z`,
      body,
    ) +
    path(`M${p(17, -56)}L${p(29, -94)}H${num(x + 50 * k)}V${num(ground - 56 * k)}Z`, glass) +
    driver +
    windows +
    riders +
    rect(x, ground - 44 * k, 298 * k, 7 * k, stripe) +
    rect(x - 4 * k, ground - 24 * k, 302 * k, 8 * k, dark) +
    lamps +
    wheel(62) +
    wheel(236)
  );
}

/** Path that narrows towards a door. */
export const footpath = (
  [nearLeft, nearRight]: readonly [number, number],
  bottom: number,
  [farLeft, farRight]: readonly [number, number],
  top: number,
  bend: number,
  fill: string,
) =>
  path(
    `M${num(nearLeft)} ${num(bottom)}C${num(nearLeft + bend)} ${num(bottom - (bottom - top) * 0.5)} ${num(farLeft - bend * 0.3)} ${num(top + (bottom - top) * 0.4)} ${num(farLeft)} ${num(top)}H${num(farRight)}C${num(farRight + (nearRight - farRight) * 0.2)} ${num(top + (bottom - top) * 0.4)} ${num(nearRight + bend)} ${num(bottom - (bottom - top) * 0.5)} ${num(nearRight)} ${num(bottom)}Z`,
    fill,
  );
