import { formatDinars } from '@museum/shared/primitives/money';

const isThousands = (text: string) => /^\d{1,3}(?:\.\d{3})+$/.test(text);

/**
 * Dinars as somebody types them, "1.200,50" or "1200.5"; NaN when it is no amount. A dot before
 * three digits parts thousands, as on every Serbian price tag.
 */
export function parseDinars(text: string): number {
  const compact = text.replace(/\s|din\.?$|RSD$/gi, '');
  const plain =
    compact.includes(',') || isThousands(compact)
      ? compact.replaceAll('.', '').replace(',', '.')
      : compact;
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Dinars as they stand in a field that is about to be edited: "1.200,50", without needless zeros. */
export const dinarsInField = (dinars: number) => formatDinars(dinars).replace(/,00$/, '');
