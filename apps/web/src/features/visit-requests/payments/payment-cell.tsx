import { openDinars, type VisitPayment } from '@museum/shared/payments/payment-state';
import { formatDinars } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';

import { PaymentChip } from './payment-chip.tsx';

type PaymentProps = { payment: VisitPayment };

/** What is to be paid, what was, and what is left or to be given back: each with its name, in dinars. */
export function sumsOf({ total, paid }: Pick<VisitPayment, 'total' | 'paid'>): [string, number][] {
  const open = openDinars({ total, paid });
  return [
    ['Za uplatu', total],
    ['Plaćeno', paid],
    open < 0 ? ['Za povraćaj', -open] : ['Ostaje', open],
  ];
}

/** How far a visit is paid, and how much is left. */
export function PaymentCell({ payment }: PaymentProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, lineHeight: 1.3 }}>
      <PaymentChip state={payment.state} />
      <Box component="small" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {restInWords(payment)}
      </Box>
    </Box>
  );
}

/** "ostaje 33.900,00", or what is to be given back; where nothing is open, what was paid. */
function restInWords(payment: VisitPayment): string {
  const open = openDinars(payment);
  if (open === 0) return formatDinars(payment.paid);
  return open < 0 ? `vratiti ${formatDinars(-open)}` : `ostaje ${formatDinars(open)}`;
}

/** What is left, and of how much. */
export function RestCell({ payment }: PaymentProps) {
  return (
    <Box sx={{ display: 'grid', lineHeight: 1.3, whiteSpace: 'nowrap' }}>
      <Box component="strong" sx={{ fontSize: '1rem' }}>
        {formatDinars(openDinars(payment))}
      </Box>
      <Box component="small" sx={{ color: 'text.secondary' }}>
        {`od ${formatDinars(payment.total)}`}
      </Box>
    </Box>
  );
}
