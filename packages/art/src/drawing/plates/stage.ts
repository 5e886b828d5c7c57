import { ridge } from '#drawing/parts/ridge.ts';
import { clouds, glow, sky, stars, sun } from '#drawing/parts/sky.ts';
import { path, rect, type Defs } from '#drawing/parts/svg.ts';

export const W = 400;
export const H = 300;

type Theme = {
  sky: readonly [string, string, string];
  halo: string;
  disc: string;
  far: string;
  ground: readonly [string, string];
  night?: boolean;
};

const themes = {
  dusk: {
    sky: ['#1D3550', '#8F5A6B', '#F2A765'],
    halo: '#FFE3A1',
    disc: '#FFF1CF',
    far: '#6A4A5C',
    ground: ['#2B4A4B', '#0E2224'],
    night: true,
  },
  forest: {
    sky: ['#BFDDCB', '#DDEBD4', '#F6F4DC'],
    halo: '#FFFBE6',
    disc: '#FFFDF4',
    far: '#9CC7A6',
    ground: ['#5E9E66', '#1F5A4B'],
  },
  ice: {
    sky: ['#7FAECB', '#BBD7E3', '#F5EDE2'],
    halo: '#FFFDF4',
    disc: '#FFFEFA',
    far: '#A6C6D6',
    ground: ['#FFFFFF', '#C3D8E1'],
  },
  uv: {
    sky: ['#0B0A24', '#1A1450', '#2A1C80'],
    halo: '#8A6BFF',
    disc: '#5B35E0',
    far: '#1B1547',
    ground: ['#171145', '#0A0724'],
    night: true,
  },
  savanna: {
    sky: ['#F2B655', '#F7CE7E', '#FCE7B8'],
    halo: '#FFF3D6',
    disc: '#FFF8E6',
    far: '#DB9A4C',
    ground: ['#A8632C', '#5A2E18'],
  },
  cosmos: {
    sky: ['#070D22', '#13204C', '#2A2F6E'],
    halo: '#9FB6FF',
    disc: '#C9D4FF',
    far: '#16224A',
    ground: ['#1B2554', '#0A1130'],
    night: true,
  },
  earth: {
    sky: ['#E3D2B0', '#F1E2C4', '#FBF3DE'],
    halo: '#FFFAEC',
    disc: '#FFFDF6',
    far: '#D0B184',
    ground: ['#A8764A', '#5A3A2A'],
  },
  lava: {
    sky: ['#1A0F1C', '#5A2230', '#D8582E'],
    halo: '#FFC45C',
    disc: '#FFD98E',
    far: '#3B1D24',
    ground: ['#3A2028', '#140B10'],
    night: true,
  },
  mineral: {
    sky: ['#C4DADD', '#E0ECEB', '#F7F3E8'],
    halo: '#FFFFFF',
    disc: '#FFFFFF',
    far: '#A3C3C7',
    ground: ['#3E757C', '#12363F'],
  },
  amber: {
    sky: ['#F4BB4B', '#F8D07A', '#FDEBC0'],
    halo: '#FFF6DA',
    disc: '#FFFAEA',
    far: '#EDB765',
    ground: ['#C98340', '#7A4420'],
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

/** Sky, disc with halos, far ridge: what all plates of a theme share. */
export function backdrop(
  defs: Defs,
  name: ThemeName,
  seed: number,
  disc: { x?: number; y?: number; r?: number } = {},
): string {
  const theme: Theme = themes[name];
  const { x = W / 2, y = 132, r = 64 } = disc;
  return (
    sky(defs, { width: W, height: H }, [
      [0, theme.sky[0]],
      [0.55, theme.sky[1]],
      [1, theme.sky[2]],
    ]) +
    (theme.night ? stars([0, W], [8, 190], 34, seed) : '') +
    sun(x, y, r, theme.halo, theme.disc, theme.night ? 1.1 : 1.8) +
    (name === 'uv' || name === 'cosmos'
      ? ''
      : clouds({ width: W, height: H }, [30, 120], 2, seed, theme.halo, 0.4)) +
    path(ridge(W, 216, 52, seed, { detail: 5 }).d, theme.far, { 'fill-opacity': 0.7 })
  );
}

/** The near ground on which a subject stands; returns its skyline too. */
export function ground(defs: Defs, name: ThemeName, seed: number, y = 254) {
  const theme: Theme = themes[name];
  const near = ridge(W, y, 26, seed, { detail: 5, rough: 0.45 });
  return {
    at: near.at,
    markup: path(
      near.d,
      defs.linear([
        [0, theme.ground[0]],
        [0.12, theme.ground[0]],
        [0.3, theme.ground[1]],
      ]),
    ),
  };
}

/** A museum table top for small objects, with a soft wall of light behind. */
export function tabletop(
  defs: Defs,
  wall: readonly [string, string],
  wood: readonly [string, string],
  light: string,
  y = 232,
): string {
  return (
    rect(
      0,
      0,
      W,
      H,
      defs.linear([
        [0, wall[0]],
        [1, wall[1]],
      ]),
    ) +
    glow(defs, W / 2, 130, 230, light, 0.7) +
    rect(
      0,
      y,
      W,
      H - y,
      defs.linear([
        [0, wood[0]],
        [1, wood[1]],
      ]),
    ) +
    rect(0, y, W, 4, light, { 'fill-opacity': 0.5 })
  );
}

/** A laid cloth seen from above: the ground of all meals. */
export function cloth(
  defs: Defs,
  [light, dark]: readonly [string, string],
  stripe: string,
): string {
  let stripes = '';
  for (let x = 18; x < W; x += 46) stripes += `M${x} 0h9V300h-9Z`;
  for (let y = 12; y < H; y += 46) stripes += `M0 ${y}v9H400v-9Z`;
  return (
    rect(
      0,
      0,
      W,
      H,
      defs.linear(
        [
          [0, light],
          [1, dark],
        ],
        1,
        1,
      ),
    ) + path(stripes, stripe, { 'fill-opacity': 0.22 })
  );
}
