import { dots, limb, limbPath, type Joint } from '#drawing/parts/curve.ts';
import { circle, group, line, path, type Placement } from '#drawing/parts/svg.ts';

/** Both halves of a butterfly from its right one. */
const mirrored = (half: string) => half + `<g transform="scale(-1 1)">${half}</g>`;

const bodyOf = (fill: string, hair: string) =>
  path(limbPath(limb([0, -14, 3.2], [0, 2, 3.8], [0, 18, 3], [0, 36, 1.4])), fill) +
  line('M-2.600 -8L-1 6M2.600 -8L1 6', hair, 1.1, { 'stroke-opacity': 0.7 }) +
  line('M-1 -16Q-5 -26 -11 -33M1 -16Q5 -26 11 -33', fill, 1.2) +
  circle(-11.4, -33.6, 1.7, fill) +
  circle(11.4, -33.6, 1.7, fill);

const spots = (list: readonly Joint[], fill: string, opacity = 1) =>
  path(dots(list), fill, { 'fill-opacity': opacity });

/** Parnassius apollo: white wings, glassy at the tips, black spots before and red eyes behind; about 110 wide. */
export function apollo(placement: Placement): string {
  const fore = 'M3 -8C10 -30 30 -47 50 -48C58 -48 58 -38 53 -28C48 -16 38 -4 24 0C14 2 6 0 3 -2Z';
  const hind = 'M3 -2C12 -2 30 -2 40 4C50 12 50 26 43 36C37 44 26 44 18 36C10 28 5 14 3 4Z';
  const eye = ([x, y, r]: Joint) =>
    circle(x, y, r, '#241C1A') +
    circle(x, y, r * 0.8, '#C3362B') +
    circle(x - r * 0.1, y - r * 0.1, r * 0.34, '#FFF6EA');
  const half =
    path(hind, '#FBF8EE', { stroke: '#B9B4A2', 'stroke-width': 0.8 }) +
    path('M3 0C7 10 8 24 16 36C10 30 5 16 3 6Z', '#4A443E', { 'fill-opacity': 0.75 }) +
    line('M42 10C46 18 46 26 41 34C37 40 29 40 22 36', '#8E8A7E', 2, { 'stroke-opacity': 0.5 }) +
    path(fore, '#FFFDF6', { stroke: '#B9B4A2', 'stroke-width': 0.8 }) +
    // The wing's edge lets the light through.
    path('M50 -48C58 -48 58 -38 53 -28C48 -17 40 -6 28 -1C38 -10 46 -24 48 -48Z', '#9A9A94', {
      'fill-opacity': 0.55,
    }) +
    line(
      'M4 -6C16 -20 30 -34 48 -46M5 -4C18 -12 34 -20 52 -28M14 -2C24 -6 34 -10 42 -14',
      '#C9C4B2',
      0.8,
    ) +
    spots(
      [
        [18, -26, 3.6],
        [28, -33, 3.4],
        [22, -12, 3.6],
        [38, -36, 3],
        [40, -26, 2.6],
      ],
      '#2A2422',
    ) +
    eye([31, 8, 5.4]) +
    eye([33, 25, 5.8]) +
    spots(
      [
        [17, 30, 2.2],
        [22, 34, 2],
      ],
      '#2A2422',
    );
  return group(placement, mirrored(half) + bodyOf('#3A332E', '#D9D0BC'));
}

/** Papilio machaon: yellow with black veins, a blue band, a red eye and a tail on each hind wing; about 110 wide. */
export function swallowtail(placement: Placement): string {
  const fore = 'M3 -8C8 -28 28 -46 54 -46C57 -40 52 -24 45 -12C34 -2 14 0 3 -2Z';
  const hind =
    'M3 -2C14 -3 32 -4 41 2C49 9 48 19 43 25C42 30 44 34 40 36C40 42 42 49 39 50C35 50 35 42 33 38C26 41 17 38 12 30C7 22 4 10 3 4Z';
  const half =
    path(hind, '#1E1A1A') +
    path('M5 2C14 0 28 0 35 5C39 10 36 16 30 20C22 22 14 22 11 20C8 14 6 8 5 4Z', '#F4CF4E') +
    line('M8 2C14 8 18 14 22 21M10 1C18 4 26 8 31 17M12 0C22 1 30 4 35 9', '#1E1A1A', 1.1) +
    spots(
      [
        [41, 12, 2.8],
        [39.4, 19, 3],
        [34, 26, 3.2],
        [27, 29, 3],
        [20, 28, 2.6],
      ],
      '#4F8FD0',
      0.85,
    ) +
    spots(
      [
        [45, 10, 1.6],
        [44, 17, 1.6],
        [40, 29, 1.8],
        [31, 35, 1.8],
        [23, 35, 1.8],
      ],
      '#F4CF4E',
    ) +
    circle(14, 29, 4, '#C3362B') +
    path(fore, '#1E1A1A') +
    path('M5 -7C10 -24 24 -38 40 -42C34 -34 28 -26 26 -16C18 -10 8 -6 5 -5Z', '#1E1A1A') +
    path(
      'M6 -6C14 -11 22 -15 28 -17L43 -16C42 -12 40 -9 36 -7C26 -3 12 -3 6 -4ZM29 -20L45 -31L46 -24L43 -19ZM20 -24L28 -32L33 -30L24 -20ZM33 -35L44 -40L47 -36L36 -29Z',
      '#F4CF4E',
    ) +
    line('M8 -5L44 -21M10 -4L40 -10', '#1E1A1A', 1.1) +
    spots(
      [
        [51.4, -39, 1.7],
        [50.4, -32, 1.8],
        [48.4, -25, 1.8],
        [45.6, -19, 1.8],
      ],
      '#F4CF4E',
    );
  return group(placement, mirrored(half) + bodyOf('#2A2420', '#E9C85A'));
}

/** Polyommatus icarus, the common blue: plain sky-blue wings with a white hem; about 80 wide. */
export function commonBlue(placement: Placement): string {
  const fore = 'M3 -6C8 -22 24 -33 38 -33C42 -28 38 -14 31 -6C22 0 8 0 3 -1Z';
  const hind = 'M3 -1C12 -3 26 -2 31 4C35 12 32 22 25 25C15 26 6 14 3 4Z';
  const half =
    path(hind, '#FBFAF2') +
    path('M3 0C12 -2 24 -1 29 5C32 12 29 19 24 22.500C15 23 7 13 3 4Z', '#6E9FE0') +
    path(fore, '#FBFAF2') +
    path(
      'M3 -5.500C8 -20 23 -30.500 36 -31C38.500 -26 35 -14 29 -7C21 -1.500 8 -1.500 3 -2Z',
      '#6294DC',
    ) +
    line('M4 -4L34 -27M5 -3L32 -16M5 1L27 12M4 3L22 19', '#4F7FC4', 0.8) +
    line('M36 -31C38.500 -26 35 -14 29 -7M29 5C32 12 29 19 24 22.500', '#24325A', 1.2);
  return group(placement, mirrored(half) + bodyOf('#2A3146', '#B9CDEB'));
}
