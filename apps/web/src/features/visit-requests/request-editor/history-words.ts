import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { PRICE_KINDS, priceKindLabel } from '@museum/shared/prices/price-kind';
import { formatDinars } from '@museum/shared/primitives/money';

import { fieldLabel, fieldText } from './editor-words.ts';

const priceLabels = new Map(
  PRICE_KINDS.map((kind) => [`unitPrices.${kind}`, `Cena: ${priceKindLabel(kind)}`]),
);

/** A changed field's name and both its values for people; no text when the values have gone. */
export function changeWords({ field, from, to }: AuditChange) {
  const priceLabel = priceLabels.get(field);
  const label = priceLabel ?? fieldLabel(field);
  if (from === undefined || to === undefined) return { label };
  const text = (value: typeof from) =>
    priceLabel && typeof value === 'number'
      ? `${formatDinars(value)} din`
      : fieldText(field, value);
  return { label, from: text(from), to: text(to) };
}
