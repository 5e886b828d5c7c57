import type { VisitPayment } from '@museum/shared/payments/payment-state';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PaymentCell } from './payment-cell.tsx';

it.each<[string, VisitPayment, string]>([
  ['left', { state: 'partly', due: null, total: 18_400, paid: 5_000 }, 'Delimičnoostaje 13.400,00'],
  [
    'too much',
    { state: 'overpaid', due: null, total: 0, paid: 5_000 },
    'Više plaćenovratiti 5.000,00',
  ],
  ['paid', { state: 'paid', due: null, total: 18_400, paid: 18_400 }, 'Plaćeno18.400,00'],
  // Who missed the visit owes nothing more.
  [
    'paid, of a part',
    { state: 'partly', due: null, total: 5_000, paid: 5_000 },
    'Delimično5.000,00',
  ],
])('tells what is %s', (_what, payment, words) => {
  const { container } = render(<PaymentCell payment={payment} />);
  expect(container).toHaveTextContent(words);
});
