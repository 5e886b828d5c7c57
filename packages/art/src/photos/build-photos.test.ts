import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { heroSizes, pagePlateNames, sceneNames } from '#art-names.ts';
import { lowestContrast, rasterise, sceneView, textColour } from '#drawing/contrast.ts';
import { formatAt, isStacked } from '#hero-frame.ts';
import { photoLook } from '#scene-looks.ts';
import { barRegions, headSizes, screens, textRegion } from '#screens.ts';
import { buildPhotos } from './build-photos.ts';

let root: string;
const from = () => join(root, 'photos');
const to = () => join(root, 'public');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'museum-photos-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const build = () => buildPhotos({ from: from(), to: to(), address: '/art/photos' });

type Given = { slot: string; file: string; width: number; height: number; text?: object | null };

/** A photograph with a camera's notes: taken on its side, left half red, right half blue. */
async function put({ slot, file, width, height, text = { alt: 'Mamut' } }: Given) {
  const folder = join(from(), slot);
  mkdirSync(folder, { recursive: true });
  const half = Math.round(width / 2);
  const right = { width: width - half, height, channels: 3, background: '#0000ff' } as const;
  const upright = await sharp({ create: { ...right, width, background: '#ff0000' } })
    .composite([{ input: await sharp({ create: right }).png().toBuffer(), left: half, top: 0 }])
    .png()
    .toBuffer();
  await sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Copyright: 'Niko' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, file));
  if (text) writeFileSync(join(folder, 'photo.json'), JSON.stringify(text));
}

const small = { slot: 'elephant', file: 'photo.jpg', width: 900, height: 700 };

describe('photographs', () => {
  it('are none where staff have put none', async () => {
    expect(await build()).toEqual({ heroes: {}, plates: {} });
  });

  it('replace a hero in three formats and in every width that they have', async () => {
    await put({ slot: 'mammoth', file: 'wide.jpg', width: 1300, height: 700 });
    const { wide, tall, alt, focus } = (await build()).heroes.mammoth ?? {};
    expect({ alt, focus }).toEqual({ alt: 'Mamut', focus: [50, 50] });
    expect(wide).toMatchObject({ widths: [800, 1200], width: 1200, height: 646 });
    // Without a picture for phones the wide one is cut.
    expect(tall).toMatchObject({ widths: [455], width: 455, height: 700 });

    for (const width of [800, 1200]) {
      for (const format of ['avif', 'webp', 'jpg']) {
        const name = `${wide?.base.replace('/art/photos/', '')}-${width}.${format}`;
        const { exif, ...shown } = await sharp(join(to(), name)).metadata();
        expect(shown, name).toMatchObject({ width, height: Math.round((width * 700) / 1300) });
        expect(exif, name).toBeUndefined();
      }
    }
  });

  it('of a small picture are cut to its shape around what matters', async () => {
    await put({
      ...small,
      width: 1400,
      height: 600,
      text: { alt: 'Slon', credit: 'Ana', focus: [100, 50] },
    });
    const photo = (await build()).plates.elephant;
    expect(photo).toMatchObject({
      alt: 'Slon',
      credit: 'Ana',
      picture: { width: 800, height: 600 },
    });
    const file = join(to(), `${photo?.picture.base.replace('/art/photos/', '')}-400.jpg`);
    const { dominant } = await sharp(file).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it('are written once, and gone with their folder', async () => {
    await put(small);
    await build();
    const written = () => readdirSync(to()).map((name) => statSync(join(to(), name)).mtimeMs);
    const first = written();
    expect(first).toHaveLength(6);
    await build();
    expect(written()).toEqual(first);

    rmSync(join(from(), 'elephant'), { recursive: true });
    expect(await build()).toEqual({ heroes: {}, plates: {} });
    expect(readdirSync(to())).toEqual([]);
  });

  it.each([
    ['a folder that names no drawing', { ...small, slot: 'slon' }, 'slon replaces no drawing'],
    ['a missing text', { ...small, text: null }, 'photo.json is missing'],
    ['a text without alt', { ...small, text: { alt: ' ' } }, "photo.json can't be used"],
    ['a wrong name', { ...small, file: 'slika.jpg' }, 'needs a picture named photo.jpg'],
    ['a small picture', { ...small, width: 600, height: 400 }, 'at least 800 are needed'],
  ])('stop the build for %s, in a sentence', async (_, given, sentence) => {
    await put(given);
    await expect(build()).rejects.toThrow(sentence);
  });

  it('carry readable words even when they are white', async () => {
    for (const format of ['wide', 'tall'] as const) {
      const snow = sharp({ create: { ...heroSizes[format], channels: 3, background: '#ffffff' } });
      const raster = await rasterise(await snow.png().toBuffer());
      const withWords = screens.filter(
        ({ width }) => formatAt(width) === format && !isStacked(width),
      );
      for (const screen of withWords) {
        for (const size of headSizes('page', screen)) {
          const view = sceneView(raster, photoLook, size);
          // The page with the longest words.
          for (const region of [textRegion('page', 'minerals', size), ...barRegions(screen)])
            expect(lowestContrast(view, region, textColour.dark)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});

it('the README names every drawing of a page that can be replaced', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../photos/README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| `([a-z0-9-]+)`/gm)].map(([, name]) => name);
  expect(named).toEqual([...sceneNames, ...pagePlateNames]);
});
