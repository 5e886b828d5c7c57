import sharp from 'sharp';
import type { ArtFile } from './art-file.ts';
import { logoSvg, type LogoVariant } from './logo.ts';

async function png(variant: LogoVariant, size: number): Promise<Buffer> {
  return sharp(Buffer.from(logoSvg(variant, size)))
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico holding PNGs, which every browser of this century reads. */
export function packIco(images: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, i) => {
    const entry = 6 + i * 16;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

/** Favicon set: what browsers, phones and the web manifest ask for. */
export async function drawAppIcons(): Promise<ArtFile[]> {
  const sizes = [16, 32, 48] as const;
  const small = await Promise.all(
    sizes.map(async (size) => ({ size, data: await png('tile', size) })),
  );
  return [
    { path: 'icons/favicon.svg', content: logoSvg('tile', 32) },
    { path: 'icons/favicon.ico', content: packIco(small) },
    { path: 'icons/favicon-32.png', content: await png('tile', 32) },
    { path: 'icons/apple-touch-icon.png', content: await png('maskable', 180) },
    { path: 'icons/icon-192.png', content: await png('tile', 192) },
    { path: 'icons/icon-512.png', content: await png('tile', 512) },
    { path: 'icons/icon-maskable-192.png', content: await png('maskable', 192) },
    { path: 'icons/icon-maskable-512.png', content: await png('maskable', 512) },
  ];
}
