/** With its first letter a capital, the rest as it is. */
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A few words that stay on one line: its blanks don't break. */
export const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

/** A text that staff typed as a sentence: with a full stop, unless it ends as one already. */
export const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A whole number from 0 on with its thousands apart: "20.000". */
export const inGroups = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
