import { formatDinars } from '@museum/shared/primitives/money';

const PARTED_BY_DOTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const PARTED_BY_COMMAS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

function withoutParting(text: string): string {
  if (PARTED_BY_DOTS.test(text)) return text.replaceAll('.', '');
  return PARTED_BY_COMMAS.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * Dinars as somebody types them, "1.200,50", "1,200.50" or "1200.5"; NaN when it is no amount. A dot
 * or a comma before three digits parts thousands: no amount has three decimals.
 */
export function parseDinars(text: string): number {
  const compact = text.replace(/\s|din\.?$|RSD$/gi, '');
  const plain = withoutParting(compact).replace(',', '.');
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The same with a minus: what is given back, or owed by an account. */
export function parseSignedDinars(text: string): number {
  const typed = text.trim();
  const isMinus = /^[-−–]/.test(typed);
  const dinars = parseDinars(isMinus ? typed.slice(1) : typed);
  return isMinus ? -dinars : dinars;
}

/** Dinars as they stand in a field that is about to be edited: "1.200,50", without needless zeros. */
export const dinarsInField = (dinars: number) => formatDinars(dinars).replace(/,00$/, '');
