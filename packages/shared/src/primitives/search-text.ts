const LETTERS: Record<string, string> = Object.fromEntries(
  [
    'đd аa бb вv гg дd ђd еe жz зz иi јj кk лl љlj мm нn',
    'њnj оo пp рr сs тt ћc уu фf хh цc чc џdz шs',
  ].flatMap((row) => row.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)])),
);

/** Diacritics, and what people leave out when they type a name: quotation marks and brackets. */
const LEFT_OUT = /[\u0300-\u036f„“”"«»‘’'()]/g;

const BEYOND_ASCII = /[^\0-\x7f]/g;

/**
 * A text as search compares it: lower case, without diacritics and quotation marks, Serbian
 * Cyrillic as Latin; đ, dj and d are the same, as people type all three (contract §2). The
 * database's search_fold() does the same; a test holds them together.
 */
export const foldSearchText = (text: string) =>
  text
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(BEYOND_ASCII, (letter) => LETTERS[letter] ?? letter)
    .replaceAll('dj', 'd');
