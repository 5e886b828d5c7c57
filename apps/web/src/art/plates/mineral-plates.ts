import type { PlateName } from '../art-names.ts';
import { botryoid, cluster, cubes, type Tones } from '../parts/crystals.ts';
import { type PlateDrawing, specimen } from './compositions.ts';

export const QUARTZ: Tones = ['#FFFFFF', '#DCEAEE', '#93B4BF'];

export const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];

const MALACHITE: Tones = ['#B8ECCB', '#2F9A6C', '#0F5A45'];

const GREEN: Tones = ['#C9FFD9', '#3BE38C', '#0F8F63'];

const MAGENTA: Tones = ['#FFC3F1', '#F24BC0', '#8B1F8C'];

const ORANGE: Tones = ['#FFE3B0', '#FF8A3A', '#B3401F'];

/** Minerals by daylight and under ultraviolet. */
export const mineralPlates = {
  quartz: specimen('mineral', (x, y) => cluster(x, y, 1.12, 11, QUARTZ, 8, '#fff')),
  pyrite: specimen('mineral', (x, y) => cubes(x, y - 6, 1.2, 6, PYRITE, 8)),
  malachite: specimen('mineral', (x, y) => botryoid(x, y - 14, 1.2, 22, MALACHITE, 15)),
  'glowing-prisms': specimen('uv', (x, y) => cluster(x, y, 1.14, 22, GREEN, 9, '#fff'), '#3BE38C'),
  'glowing-cubes': specimen('uv', (x, y) => cubes(x, y - 6, 1.2, 14, MAGENTA, 8), '#F24BC0'),
  'glowing-grapes': specimen('uv', (x, y) => botryoid(x, y - 14, 1.2, 38, ORANGE, 15), '#FF8A3A'),
} satisfies Partial<Record<PlateName, PlateDrawing>>;
