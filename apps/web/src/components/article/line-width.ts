/**
 * The width of a line that is seldom shorter than so many letters, and a fifth longer at the most. CSS's
 * own `ch`, the width of a figure, lets lines grow half as long again and changes when Manrope arrives.
 */
export const lineWidth = (letters: number): string => `${(letters * 0.52).toFixed(1)}em`;
