/**
 * What Serbian does not tear apart at the end of a line: a dash stays with the word before it, a word
 * of one letter with the word after it, the e of e-mail with the rest, an ordinal number with what it
 * counts.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll(' – ', '\u00a0– ')
    .replace(/(?<=^|[\s(„])([aiouks]) /giu, '$1\u00a0')
    .replace(/\be-(?=mail|pošt)/giu, '$&\u2060')
    .replace(/(?<=\d\.) (?=\p{Ll})/gu, '\u00a0');
