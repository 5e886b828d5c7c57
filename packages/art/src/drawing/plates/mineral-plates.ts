import type { PlateName } from '#art-names.ts';
import { botryoid, cluster, cube, type Tones } from '#drawing/parts/crystals.ts';
import { type PlateDrawing, specimen } from './compositions.ts';

/** Quartz before a pale wall needs deeper shadows; the far prisms stand in them. */
const CLEAR: Tones = ['#FFFFFF', '#C9DFE6', '#7FA9B8'];
const CLEAR_FAR: Tones = ['#DCEBF0', '#9CC0CC', '#5E8C9C'];
export const QUARTZ: Tones = ['#FFFFFF', '#DCEAEE', '#93B4BF'];

export const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];

const MALACHITE: Tones = ['#B8ECCB', '#2F9A6C', '#0F5A45'];

const GREEN: Tones = ['#C9FFD9', '#3BE38C', '#0F8F63'];

const MAGENTA: Tones = ['#FFC3F1', '#F24BC0', '#8B1F8C'];

const ORANGE: Tones = ['#FFE3B0', '#FF8A3A', '#B3401F'];

/** Cubes grown into one another, small ones on large. */
const grown = (x: number, y: number, tones: Tones) =>
  [
    [62, -34, 40, 14],
    [-8, -62, 58, -6],
    [-84, -12, 44, -14],
    [88, -4, 36, 8],
    [-30, -2, 50, 10],
    [40, 2, 46, -8],
    [-70, 10, 22, 12],
    [6, 12, 20, -12],
  ]
    .map(([dx = 0, dy = 0, a = 0, turn = 0]) => cube(x + dx, y - 10 + dy, a, turn, tones))
    .join('');

/** Minerals by daylight and under ultraviolet. */
export const mineralPlates = {
  quartz: specimen(
    'mineral',
    (x, y) =>
      cluster(x, y, 1.2, 21, CLEAR_FAR, 6) + cluster(x - 4, y + 4, 0.86, 9, CLEAR, 5, '#fff'),
  ),
  pyrite: specimen('mineral', (x, y) => grown(x, y, PYRITE)),
  malachite: specimen('mineral', (x, y) => botryoid(x, y - 18, 1.3, 22, MALACHITE, 24)),
  'glowing-prisms': specimen('uv', (x, y) => cluster(x, y, 1.14, 22, GREEN, 9, '#fff'), '#3BE38C'),
  'glowing-cubes': specimen('uv', (x, y) => grown(x, y, MAGENTA), '#F24BC0'),
  'glowing-grapes': specimen('uv', (x, y) => botryoid(x, y - 18, 1.3, 38, ORANGE, 22), '#FF8A3A'),
} satisfies Partial<Record<PlateName, PlateDrawing>>;
