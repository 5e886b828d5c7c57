import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { HeroPhoto, PhotoFile, Photos, PlatePhoto } from '#photo-file.ts';
import { encodePhoto, type PhotoShape } from './encode-photo.ts';
import { type PhotoFolder, readPhotoFolders } from './read-photo-folder.ts';

type Places = {
  /** Where staff put photographs. */
  from: string;
  /** Where the site's files go, and the address under which they are served. */
  to: string;
  address: string;
};

const WIDE: PhotoShape = { name: 'wide', widths: [800, 1200, 1600, 2000], minWidth: 1200 };
const TALL: PhotoShape = {
  name: 'tall',
  widths: [480, 800, 1200],
  minWidth: 480,
  ratio: 390 / 600,
};
const PLATE: PhotoShape = {
  name: 'plate',
  widths: [400, 800, 1200],
  minWidth: 800,
  ratio: 4 / 3,
};

const textOf = ({ alt, credit }: PhotoFolder) => ({ alt, ...(credit ? { credit } : {}) });

async function removeOthers(to: string, kept: readonly PhotoFile[]) {
  const bases = kept.map(({ base }) => basename(base));
  const others = (await readdir(to)).filter((name) => !bases.some((base) => name.startsWith(base)));
  await Promise.all(others.map((name) => rm(join(to, name))));
}

/**
 * Encodes what is new in packages/art/photos, removes what is gone, and answers which drawings are
 * replaced by what.
 * @throws Error in a sentence for whoever put the photograph there
 */
export async function buildPhotos({ from, to, address }: Places): Promise<Photos> {
  const folders = await readPhotoFolders(from);
  await mkdir(to, { recursive: true });
  const heroes: Record<string, HeroPhoto> = {};
  const plates: Record<string, PlatePhoto> = {};
  const written: PhotoFile[] = [];
  for (const folder of folders) {
    const { slot, focus } = folder;
    const make = async (file: string, shape: PhotoShape) => {
      const photo = await encodePhoto({ file, slot, shape, focus, to, address });
      written.push(photo);
      return photo;
    };
    if (folder.kind === 'plate') {
      plates[slot] = { ...textOf(folder), picture: await make(folder.picture, PLATE) };
    } else {
      const wide = await make(folder.wide, WIDE);
      const tall = folder.tall
        ? await make(folder.tall, TALL)
        : await make(folder.wide, { ...TALL, minWidth: 0 });
      heroes[slot] = { ...textOf(folder), focus, wide, tall };
    }
  }
  await removeOthers(to, written);
  return { heroes, plates };
}
