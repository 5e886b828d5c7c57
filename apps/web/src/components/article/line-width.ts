/**
 * The width of so many figures of running text. CSS's own `ch` would change when Manrope arrives, and
 * with it where lines end.
 */
export const lineWidth = (signs: number): string => `${(signs * 0.6013).toFixed(1)}em`;
