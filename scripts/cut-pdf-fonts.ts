// Writes the fonts of the PDF documents into apps/api/src/generated/fonts, which is not committed:
// cut down to Latin and Cyrillic they embed more than twice as fast.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { buildWhenStale } from './build-when-stale.ts';

const OUTPUT = join(import.meta.dirname, '../apps/api/src/generated/fonts');

const FONTS = {
  'text.ttf': '@expo-google-fonts/manrope/500Medium/Manrope_500Medium.ttf',
  'bold.ttf': '@expo-google-fonts/manrope/700Bold/Manrope_700Bold.ttf',
  'display.ttf': '@expo-google-fonts/bitter/700Bold/Bitter_700Bold.ttf',
};

/** First and last code point: Latin with its extensions, Cyrillic, punctuation, currency, arrows. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x30c],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const LETTERS = RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join('');

/** Of the layout features only kerning shows at these sizes; the others take most of the time. */
const OPTIONS = { targetFormat: 'sfnt' as const, keepFeatures: ['kern'], noHinting: true };

await buildWhenStale({
  name: 'pdf-fonts',
  sources: ['scripts/cut-pdf-fonts.ts'],
  stampFile: join(OUTPUT, 'made-by.txt'),
  build: async () => {
    const { resolve } = createRequire(import.meta.url);
    mkdirSync(OUTPUT, { recursive: true });
    for (const [name, source] of Object.entries(FONTS)) {
      const font = await subsetFont(readFileSync(resolve(source)), LETTERS, OPTIONS);
      writeFileSync(join(OUTPUT, name), font);
    }
  },
});
