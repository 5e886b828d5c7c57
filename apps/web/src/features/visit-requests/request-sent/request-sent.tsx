import { paraText } from '@museum/shared/primitives/money';
import { calculateQuote } from '@museum/shared/quote/quote';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';

import { AgainButton } from '#features/visit-requests/again/again-button.tsx';
import { CallCard } from '#features/visit-requests/call-card.tsx';
import { OwnLinkCard } from './own-link-card.tsx';
import type { SentRequest } from './sent-request.ts';
import { type FactRow, FactRows } from '#components/facts/fact-rows.tsx';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { visitFacts } from '#features/visit-requests/visit-facts.ts';

const columns = {
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  mt: 3,
  pb: 2,
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
} as const;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } };

/** For agencies, which bring one school after the other. */
function AnotherSchoolCard(earlier: SentRequest) {
  return (
    <Card component="section" aria-labelledby="another-school" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="another-school" variant="h3" component="h2">
        Dovodite još nekoga?
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75, mb: 2 }}>
        Novi zahtev otvaramo sa podacima vaše agencije; sve o školi i poseti upisujete vi.
      </Typography>
      <AgainButton earlier={earlier} keeps="agency" variant="outlined" fullWidth />
    </Card>
  );
}

/** What becomes of a request that has just been stored, for whoever sent it. */
export function RequestSent({ sent }: { sent: SentRequest }) {
  return (
    <Container sx={columns}>
      <SentSummary {...sent} />
      <Box sx={stack}>
        <OwnLinkCard {...sent} />
        {sent.request.contactType === 'agency' ? <AnotherSchoolCard {...sent} /> : null}
        <CallCard normalizedId={sent.normalizedId} />
      </Box>
    </Container>
  );
}

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
function SentSummary({ normalizedId, request }: SentRequest) {
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
