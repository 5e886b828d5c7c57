import { calculateQuote } from '@museum/shared/quote/quote';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { paraText } from '@museum/shared/primitives/money';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';

import { type FactRow, FactRows } from '#components/facts/fact-rows.tsx';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { visitFacts } from '#features/visit-requests/visit-facts.ts';
import type { SentRequest } from './sent-request.ts';

/** Who comes and who is called: a wrong number is seen in time. */
function contactRows(request: SentRequest['request']): FactRow[] {
  const { name, agencyName, phone, email } = contactSummary(request);
  return [
    {
      name: 'Ko dolazi',
      value: name,
      details: agencyName ? [`preko agencije ${agencyName}`] : [],
    },
    { name: 'Telefon', value: phone, details: ['proverite: na ovaj broj vas zovemo'] },
    { name: 'E-mail', value: email },
  ];
}

/** What the request costs by the prices of the day; nothing while they can't be read. */
function useTotal(request: SentRequest['request']): FactRow[] {
  const prices = useQuery(priceMappingQuery).data;
  if (!prices) return [];
  const total = paraText(calculateQuote(request, prices).total);
  return [{ name: 'Ukupno', value: total, details: ['sa PDV-om; plaćate tek posle potvrde'] }];
}

/** The number of a request that has just been stored, and all that was sent. */
export function SentSummary({ normalizedId, request }: SentRequest) {
  const total = useTotal(request);
  return (
    <Card component="section" aria-label="Poslati zahtev" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="overline" component="p" sx={{ m: 0, color: 'lava.main' }}>
        Broj zahteva
      </Typography>
      <Typography variant="h2" component="p" sx={{ mb: 1.5 }}>
        {normalizedId}
      </Typography>
      <FactRows rows={[...contactRows(request), ...visitFacts(request), ...total]} />
    </Card>
  );
}
