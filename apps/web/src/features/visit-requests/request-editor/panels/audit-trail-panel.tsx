import { memo } from 'react';
import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { PRICE_KINDS, priceKindLabel } from '@museum/shared/prices/price-kind';
import { PAYMENT_WAY_LABELS, type PaymentWay } from '@museum/shared/payments/payment-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { dinarsText } from '@museum/shared/primitives/money';

import { AuditTrail, type ChangeWords } from '#components/facts/audit-trail.tsx';
import { auditTrailQuery } from '#features/visit-requests/audit-trail-queries.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { fieldLabel, fieldText } from '#features/visit-requests/request-editor/field-words.ts';

/** Who changed what on the request, and when. */
export const AuditTrailPanel = memo(function AuditTrailPanel({ id }: { id: number }) {
  return <AuditTrail query={auditTrailQuery(id)} wordsOf={changeWords} />;
});

type Value = AuditChange['from'];

const amountText = (value: Value) =>
  typeof value === 'number' ? dinarsText(value) : fieldText('', value);

/** What stands in the history and is no field of the request: its prices, payments for it, presses at the gate. */
const OTHER_WORDS = new Map<string, { label: string; text: (value: Value) => string }>([
  ...PRICE_KINDS.map(
    (kind) =>
      [`unitPrices.${kind}`, { label: `Cena: ${priceKindLabel(kind)}`, text: amountText }] as const,
  ),
  [
    'payment.paidOn',
    {
      label: 'Datum uplate',
      text: (value) => (typeof value === 'string' ? formatDay(value) : fieldText('', value)),
    },
  ],
  [
    'pressedAt',
    {
      label: 'Pritisnuto',
      text: (value) => (typeof value === 'string' ? formatInstant(value) : fieldText('', value)),
    },
  ],
  ['payment.amount', { label: 'Iznos uplate', text: amountText }],
  [
    'payment.way',
    {
      label: 'Način plaćanja',
      text: (value) => PAYMENT_WAY_LABELS[value as PaymentWay] ?? fieldText('', value),
    },
  ],
]);

function changeWords({ field, from, to }: AuditChange): ChangeWords {
  const other = OTHER_WORDS.get(field);
  const label = other?.label ?? fieldLabel(field);
  if (from === undefined || to === undefined) return { label };
  const text = other?.text ?? ((value: Value) => fieldText(field, value));
  return { label, from: text(from), to: text(to) };
}
