import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { AgainButton } from '#features/visit-requests/again/again-button.tsx';
import { CallCard } from '#features/visit-requests/call-card.tsx';
import { OwnLinkCard } from './own-link-card.tsx';
import type { SentRequest } from './sent-request.ts';
import { SentSummary } from './sent-summary.tsx';

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
