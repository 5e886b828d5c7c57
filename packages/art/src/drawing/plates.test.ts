import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { heroSizes, plateSize, sceneNames } from '#art-names.ts';
import { plateNames } from './plate-names.ts';
import { optimiseSvg } from './optimise-svg.ts';
import { drawPlate, type HeroSource } from './plates.ts';
import { crops, type Crop } from './plates/crops.ts';
import { scenes } from './scenes.ts';
import { svgFaults } from './svg-faults.ts';

const HERO_BUDGET = 20 * 1024;
const PLATE_BUDGET = 20 * 1024;
const SLOW = 60_000;

const HEROES = sceneNames.flatMap((name) =>
  (['wide', 'tall'] as const).map((format) => ({ name, format })),
);
const heroes = new Map<string, string>();
const heroOf: HeroSource = (scene, format) => heroes.get(`${scene} ${format}`) ?? '';

beforeAll(() => {
  for (const { name, format } of HEROES) {
    heroes.set(`${name} ${format}`, optimiseSvg(scenes[name].draw(format)));
  }
}, SLOW);

it.each(HEROES)('$name, $format, weighs at most 20 kB as sent', ({ name, format }) => {
  const svg = heroOf(name, format);
  expect(svgFaults(svg)).toEqual([]);
  expect(svg).not.toBe('');
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(HERO_BUDGET);
});

describe.each(plateNames)('plate %s', (name) => {
  it('is sound, of its declared size, and light enough', { timeout: SLOW }, async () => {
    const svg = drawPlate(name, heroOf, optimiseSvg);
    expect(svgFaults(svg)).toEqual([]);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(plateSize);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(PLATE_BUDGET);
  });
});

it('shows different pictures under different names', () => {
  const drawn = plateNames.map((name) => drawPlate(name, heroOf));
  expect(new Set(drawn).size).toBe(plateNames.length);
});

it.each(Object.entries(crops) as [string, Crop][])(
  'detail %s lies inside its hero',
  (_, [, x, y, width, format = 'wide']) => {
    const hero = heroSizes[format];
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(hero.width);
    expect(y + width * 0.75).toBeLessThanOrEqual(hero.height);
  },
);
