const SHORT = 80;

/**
 * What somebody typed, for a mail to an address that may be a stranger's: whole to the eye, but no
 * mail program makes a link of it.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll('://', ': //').replace(/\.(?=[\p{L}\d-]*\p{L})/gu, '. ');

/** The beginning of a long name, at most 80 characters. */
export const inShort = (text: string) => {
  const letters = [...text];
  return letters.length <= SHORT
    ? text
    : `${letters
        .slice(0, SHORT - 1)
        .join('')
        .trimEnd()}…`;
};
