/** A few words that stay on one line: its blanks don't break. */
export const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
