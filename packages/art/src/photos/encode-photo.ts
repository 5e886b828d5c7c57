import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';

import { type PhotoFile, photoFormats } from '#photo-file.ts';

/** How one photograph is shipped. */
export type PhotoShape = {
  name: string;
  /** In pixels; those wider than the photograph are left out. */
  widths: readonly number[];
  /** The least width that still looks well, in pixels. */
  minWidth: number;
  /** Width by height to which it is cut; without it the photograph stays whole. */
  ratio?: number;
};

export type EncodeOptions = {
  file: string;
  slot: string;
  shape: PhotoShape;
  /** What stays in sight when it is cut, in percent from the left and the top. */
  focus: readonly [number, number];
  /** The folder to write to, and the address under which it is served. */
  to: string;
  address: string;
};

/** Raised when the settings below change, so that everything is made anew. */
const SETTINGS = 1;

const encode = {
  avif: (image: Sharp) => image.avif({ quality: 55 }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
};

type Size = { width: number; height: number };

/**
 * The largest part of that ratio, as close around the focus as the edges allow. vite-imagetools
 * cuts only at nine fixed places, and only inside Vite; the head of a page is written without it.
 */
function cut({ width, height }: Size, ratio: number, [x, y]: EncodeOptions['focus']): Region {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const place = (whole: number, length: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length));
  return { ...part, left: place(width, part.width, x), top: place(height, part.height, y) };
}

async function open(file: string, bytes: Buffer): Promise<Size> {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return autoOrient;
  } catch (error) {
    throw new Error(`${file} can't be read as a picture`, { cause: error });
  }
}

/**
 * Writes a photograph in every width and format, upright and without what the camera noted (place
 * and time). What has been written before is left alone; the name carries a hash of all it shows.
 * @throws Error when the picture is too small or is none
 */
export async function encodePhoto(options: EncodeOptions): Promise<PhotoFile> {
  const { file, slot, shape, focus, to, address } = options;
  const bytes = await readFile(file);
  const size = await open(file, bytes);
  const region = shape.ratio
    ? cut(size, shape.ratio, focus)
    : { left: 0, top: 0, width: size.width, height: size.height };
  if (region.width < shape.minWidth) {
    throw new Error(
      `${file} is too small: ${region.width} pixels of its width can be shown, at least ${shape.minWidth} are needed`,
    );
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([SETTINGS, shape, region]))
    .update(bytes);
  const base = `${slot}-${shape.name}-${hash.digest('hex').slice(0, 10)}`;
  const fitting = shape.widths.filter((width) => width <= region.width);
  const widths = fitting.length > 0 ? fitting : [region.width];
  const width = widths.at(-1) ?? region.width;

  for (const each of widths) {
    for (const format of photoFormats) {
      const target = join(to, `${base}-${each}.${format}`);
      if (existsSync(target)) continue;
      const image = sharp(bytes).autoOrient().extract(region).resize({ width: each });
      await writeFile(target, await encode[format](image).toBuffer());
    }
  }
  const height = Math.round((width * region.height) / region.width);
  return { base: `${address}/${base}`, widths, width, height };
}
