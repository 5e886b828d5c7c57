/**
 * Writes the letters and signs of Serbian text as font files of their own: a page needs 45 kB of them,
 * where the files that hold them, latin and latin-ext, weigh 107. `pnpm --filter @museum/web fonts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** By the file that holds them. The `unicode-range` of the files in app/fonts.css says the same. */
const LETTERS = {
  latin: `${printableAscii}\u00a0§«°·»×–—‘’‚“”„…−`,
  'latin-ext': 'ČčĆćĐđŠšŽž',
};

const OUTPUT = join(import.meta.dirname, '../src/generated/fonts');

await mkdir(OUTPUT, { recursive: true });
for (const family of ['bitter', 'manrope']) {
  for (const [subset, letters] of Object.entries(LETTERS)) {
    const source = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
    const font = await readFile(fileURLToPath(import.meta.resolve(source)));
    const cut = await subsetFont(font, letters, { targetFormat: 'woff2' });
    await writeFile(join(OUTPUT, `${family}-serbian-${subset}.woff2`), cut);
  }
}
