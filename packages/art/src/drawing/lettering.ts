import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { num } from './parts/svg.ts';

/** Latin, then what only latin-ext holds (č ć š ž đ): a letter is taken from the first that has it. */
const FILES = ['latin', 'latin-ext'].map(
  (subset) => `@fontsource/bitter/files/bitter-${subset}-700-normal.woff2`,
);

let loaded: Promise<Font[]> | undefined;

async function loadFont(file: string): Promise<Font> {
  const font = create(await readFile(fileURLToPath(import.meta.resolve(file))));
  if (!('layout' in font)) throw new TypeError(`${file} is a collection, not a font`);
  return font;
}

type Lettering = {
  width: (text: string, size: number) => number;
  path: (text: string, x: number, y: number, size: number) => string;
};

/** Bitter Bold as outlines, so that pictures need no font where they are shown. */
export async function loadLettering(): Promise<Lettering> {
  loaded ??= Promise.all(FILES.map(loadFont));
  const fonts = await loaded;
  const glyphOf = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) throw new RangeError(`Bitter has no letter ${letter}`);
    return { glyph: font.glyphForCodePoint(code), scale: 1 / font.unitsPerEm };
  };
  return {
    width: (text, size) =>
      [...text].reduce((sum, letter) => {
        const { glyph, scale } = glyphOf(letter);
        return sum + glyph.advanceWidth * scale * size;
      }, 0),
    path: (text, x, y, size) => {
      let d = '';
      let at = x;
      for (const letter of text) {
        const { glyph, scale } = glyphOf(letter);
        for (const { command, args } of glyph.path.commands)
          d +=
            COMMANDS[command] +
            args
              .map((value, i) => num(i % 2 ? y - value * scale * size : at + value * scale * size))
              .join(' ');
        at += glyph.advanceWidth * scale * size;
      }
      return d;
    },
  };
}

const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Breaks a title into lines no wider than `width`. */
export function wrapWords(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  // A word of one letter goes with the next: Serbian leaves none at the end of a line.
  for (const word of text.split(/(?<!(?:^|\s)\p{L})\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
