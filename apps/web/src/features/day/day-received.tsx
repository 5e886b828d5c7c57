import { PAYMENT_WAY_LABELS, PAYMENT_WAYS } from '@museum/shared/payments/payment-schema';
import { addedDinars } from '@museum/shared/primitives/money';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { Loaded } from '#components/loading/loaded.tsx';
import { receivedQuery } from '#features/visit-requests/payments/payment-queries.ts';
import { signedDinars } from '#features/visit-requests/payments/payment-values.ts';
import { Figures } from './day-figures.tsx';

/** The money that came on a day, for closing the till; nothing where none came. */
export function DayReceived({ date }: { date: string }) {
  const heading = useId();
  return (
    <Loaded
      query={useQuery(receivedQuery(date))}
      errorTitle="Primljeni novac nije učitan"
      waiting={null}
    >
      {(received) => {
        const ways = PAYMENT_WAYS.filter((way) => received[way] !== 0);
        if (ways.length === 0) return null;
        const sums = ways.map(
          (way) => [PAYMENT_WAY_LABELS[way].toLowerCase(), received[way]] as const,
        );
        const all = addedDinars(sums.map(([, dinars]) => dinars));
        return (
          <section>
            <Typography id={heading} variant="h4" component="h2" sx={{ mt: 3, mb: 1 }}>
              Primljeno tog dana
            </Typography>
            <Figures aria-labelledby={heading}>
              {[...sums, ...(sums.length > 1 ? [['svega', all] as const] : [])].map(
                ([words, dinars]) => (
                  <li key={words}>
                    <b>{signedDinars(dinars)}</b>
                    {`din ${words}`}
                  </li>
                ),
              )}
            </Figures>
          </section>
        );
      }}
    </Loaded>
  );
}
