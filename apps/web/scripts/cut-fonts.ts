/**
 * Writes the letters that Serbian adds to the Latin alphabet as font files of their own: with them a
 * page needs 6 kB beside the plain Latin files, where latin-ext, which holds them, weighs 48.
 * `pnpm --filter @museum/web fonts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The `unicode-range` of these files in app/fonts.css says the same. */
const LETTERS = 'ČčĆćĐđŠšŽž';

const OUTPUT = join(import.meta.dirname, '../src/generated/fonts');

await mkdir(OUTPUT, { recursive: true });
for (const family of ['bitter', 'manrope']) {
  const source = `@fontsource-variable/${family}/files/${family}-latin-ext-wght-normal.woff2`;
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const cut = await subsetFont(font, LETTERS, { targetFormat: 'woff2' });
  await writeFile(join(OUTPUT, `${family}-serbian.woff2`), cut);
}
