import { paraText } from '@museum/shared/primitives/money';
import type { QuoteLine } from '@museum/shared/quote/quote';

/** How the amount of a quote's line comes about. */
export const lineDetail = ({ detail, quantity, unitPrice }: QuoteLine) =>
  [`${quantity} × ${paraText(unitPrice)}`, detail].filter(Boolean).join(' · ');
