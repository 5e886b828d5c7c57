import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';

import { type PlateName, type SceneName, sceneNames } from '#art-names.ts';
import { plateNames } from '#drawing/plate-names.ts';

const share = z.number().min(0).max(100);

const textSchema = z.strictObject({
  alt: z.string().trim().min(1),
  credit: z.string().trim().min(1).optional(),
  focus: z.tuple([share, share]).default([50, 50]),
});
type PhotoText = z.infer<typeof textSchema>;

/** One folder of packages/art/photos with the paths of its files. */
export type PhotoFolder = PhotoText &
  (
    | { kind: 'hero'; slot: SceneName; wide: string; tall: string | undefined }
    | { kind: 'plate'; slot: PlateName; picture: string }
  );

const PICTURE = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

const isIn = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** @throws Error in a sentence that names the file and what is wrong with it */
async function readText(folder: string): Promise<PhotoText> {
  const file = join(folder, 'photo.json');
  if (!existsSync(file))
    throw new Error(`${file} is missing: it holds the alt text, see README.md`);
  try {
    return textSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON';
    throw new Error(`${file} can't be used: ${reason}`, { cause: error });
  }
}

async function readFolder(root: string, slot: string): Promise<PhotoFolder> {
  const folder = join(root, slot);
  const isHero = isIn(sceneNames, slot);
  if (!isHero && !isIn(plateNames, slot)) {
    throw new Error(`${folder} replaces no drawing; README.md lists the names of all slots`);
  }
  const files = (await readdir(folder)).filter((name) => PICTURE.test(name)).toSorted();
  const find = (stem: string) => {
    const file = files.find((name) => basename(name, extname(name)) === stem);
    return file && join(folder, file);
  };
  const main = isHero ? 'wide' : 'photo';
  const picture = find(main);
  if (!picture)
    throw new Error(`${folder} needs a picture named ${main}.jpg (or .png, .webp, .tif)`);
  const text = await readText(folder);
  return isHero
    ? { ...text, kind: 'hero', slot, wide: picture, tall: find('tall') }
    : { ...text, kind: 'plate', slot, picture };
}

/**
 * The photographs that staff have put in place of drawings.
 * @throws Error in a sentence for whoever put them there
 */
export async function readPhotoFolders(root: string): Promise<PhotoFolder[]> {
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { withFileTypes: true });
  const slots = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(slots.toSorted().map((slot) => readFolder(root, slot)));
}
