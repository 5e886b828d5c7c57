import { formatPara, type Para } from '@museum/shared/primitives/money';
import type { QuoteLine } from '@museum/shared/quote/quote';

/** A calculated amount as people read it. */
export const amountText = (para: Para) => `${formatPara(para)} din`;

/** How the amount of a quote's line comes about. */
export const lineDetail = ({ detail, quantity, unitPrice }: QuoteLine) =>
  [`${quantity} × ${amountText(unitPrice)}`, detail].filter(Boolean).join(' · ');
