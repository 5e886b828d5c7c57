import { inGroups } from '@museum/shared/primitives/words';
import { paraText } from '@museum/shared/primitives/money';
import type { QuoteLine } from '@museum/shared/quote/quote';

/**
 * What is paid for, its amount at the right edge, below both how it comes about. An amount that has no
 * room beside the words stands below them: neither is broken or covers the other.
 */
export const amountLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  '& > span': { flex: '1 1 6rem' },
  '& > b': { marginLeft: 'auto', textAlign: 'right', fontFeatureSettings: '"tnum"' },
  '& > small': { flex: '1 0 100%' },
} as const;

/** How the amount of a quote's line comes about. */
export const lineDetail = ({ detail, quantity, unitPrice }: QuoteLine) =>
  [`${inGroups(quantity)} × ${paraText(unitPrice)}`, detail].filter(Boolean).join(' · ');
