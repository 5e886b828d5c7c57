/** Longer than any school's name with its separate classes, shorter than an advertisement. */
const SHORT = 120;

/**
 * What somebody typed, for a mail to an address that may be a stranger's: whole to the eye, but no
 * mail program makes a link of it.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll('://', ': //').replace(/\.(?=[\p{L}\d-]*\p{L})/gu, '. ');

/** The first whole words of a long name, at most 120 characters; of one endless word its beginning. */
export const inShort = (text: string) => {
  const letters = [...text];
  if (letters.length <= SHORT) return text;
  const words = letters
    .slice(0, SHORT)
    .join('')
    .replace(/\s+\S*$/u, '');
  const isCut = [...words].length < SHORT;
  return `${isCut ? words : letters.slice(0, SHORT - 1).join('')}…`;
};
