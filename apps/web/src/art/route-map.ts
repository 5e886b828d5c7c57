import { markPath } from './logo.ts';

/** A place on the diagram with its distance; names come from the owner's configuration. */
type RouteStop = { label: string; distanceKm: number };

export type RouteMapTexts = {
  /** The capital, up the motorway. */
  capital: RouteStop;
  /** The exit from the motorway; its distance is the last stretch to the centre. */
  motorwayExit: RouteStop;
  /** The three other cities. */
  cities: readonly [RouteStop, RouteStop, RouteStop];
  /** The town of the centre. */
  town: string;
};

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

const km = (value: number) => `${value} km`;

function label(
  x: number,
  y: number,
  { label: name, distanceKm }: RouteStop,
  anchor: 'start' | 'end' | 'middle' = 'start',
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}"><tspan font-weight="700">${escapeXml(name)}</tspan><tspan x="${x}" dy="21" font-weight="500" fill="#3F5552">${km(distanceKm)}</tspan></text>`;
}

const dot = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="9" fill="#FBF8F1" stroke="#12302F" stroke-width="5"/>`;

const road = (d: string, width: number, colour: string) =>
  `<path d="${d}" fill="none" stroke="#FFFFFF" stroke-width="${width + 7}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const tree = (x: number, y: number) =>
  `<path fill="#8DB592" d="M${x} ${y}h-11l8-12h-5l8-12h0l8 12h-5l8 12ZM${x - 2} ${y}h4v5h-4Z"/>`;

const hill = (x: number, y: number, w: number, h: number) =>
  `<path fill="#C4D9BE" d="M${x} ${y}q${w * 0.25} ${-h} ${w / 2} ${-h}t${w / 2} ${h}Z"/><path fill="#B3CDAF" d="M${x + w / 2} ${y - h}q${w * 0.25} 0 ${w / 2} ${h}h${-w * 0.36}q${w * 0.02} ${-h * 0.5} ${-w * 0.14} ${-h}Z"/>`;

/**
 * Schematic way to the centre: motorway, last kilometres, three cities. A diagram without borders
 * and not to scale, 800 × 300 as the home page frames it. To stand inline, so that it takes the
 * page's fonts.
 */
export function routeMapSvg(
  { capital, motorwayExit, cities, town }: RouteMapTexts,
  title: string,
): string {
  const motorway = 'M70 62C186 78 262 98 352 128S560 196 744 270';
  const local = 'M352 128C400 100 436 92 492 96';
  const trees = [
    [560, 70],
    [586, 84],
    [440, 60],
    [40, 170],
    [690, 140],
    [716, 126],
    [520, 250],
    [150, 262],
  ]
    .map(([x = 0, y = 0]) => tree(x, y))
    .join('');
  const pin =
    '<ellipse cx="504" cy="104" rx="16" ry="5" fill="#12302F" fill-opacity=".25"/><path fill="#B8421F" d="M504 102C480 70 470 58 470 42a34 34 0 1 1 68 0c0 16-10 28-34 60Z"/><circle cx="504" cy="42" r="25" fill="#FBF8F1"/>' +
    `<g transform="translate(484 22) scale(.4)"><path fill="#12302F" fill-rule="evenodd" d="${markPath}"/></g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300" width="800" height="300" role="img" aria-label="${escapeXml(title)}" preserveAspectRatio="xMidYMid slice">` +
    '<rect width="800" height="300" fill="#E3EAD7"/><path fill="#D6E2CB" d="M0 210Q120 176 250 206T520 190T800 214V300H0Z"/><path fill="#CBDBC0" d="M0 262Q160 236 330 258T640 250T800 262V300H0Z"/>' +
    hill(560, 214, 150, 46) +
    hill(640, 220, 170, 60) +
    hill(0, 130, 130, 38) +
    hill(20, 224, 150, 40) +
    '<path d="M-20 96C90 90 130 150 176 178S270 214 300 320" fill="none" stroke="#A9D0D8" stroke-width="15" stroke-linecap="round"/>' +
    trees +
    road('M352 128C330 190 280 226 214 250', 6, '#C9B38A') +
    road('M352 128C300 160 200 130 118 116', 6, '#C9B38A') +
    road(motorway, 10, '#E9A13B') +
    `<path d="${motorway}" fill="none" stroke="#FFF3D6" stroke-width="1.8" stroke-dasharray="12 10"/>` +
    `<path d="${local}" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round"/><path d="${local}" fill="none" stroke="#B8421F" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 10"/>` +
    dot(88, 65) +
    dot(352, 128) +
    dot(126, 117) +
    dot(220, 248) +
    dot(704, 253) +
    pin +
    `<g font-family="'Manrope Variable', Manrope, sans-serif" font-size="16" fill="#12302F">${label(84, 22, capital)}${label(350, 196, motorwayExit)}${label(126, 146, cities[0], 'middle')}${label(240, 250, cities[1])}${label(726, 222, cities[2])}<text x="550" y="44" font-size="18" font-weight="800">${escapeXml(town)}</text></g></svg>`
  );
}
