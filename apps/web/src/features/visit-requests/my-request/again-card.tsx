import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { AgainButton } from '#features/visit-requests/again/again-button.tsx';

/** For whoever brings one more group. */
export function AgainCard({ request }: { request: MyRequest }) {
  const isAgency = request.contactType === 'agency';
  return (
    <Card
      component="section"
      aria-labelledby="again"
      sx={{ p: { xs: 2.25, sm: 3 }, '@media print': { display: 'none' } }}
    >
      <Typography id="again" variant="h3" component="h2">
        Dolazi još jedna grupa?
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75, mb: 1.5 }}>
        {isAgency
          ? 'Nov zahtev sa podacima vaše agencije; vi upisujete školu, datum i brojeve.'
          : 'Nov zahtev, popunjen vašim podacima.'}
      </Typography>
      <AgainButton
        earlier={{
          normalizedId: request.normalizedId,
          request: ageGroupAsRequested(request),
        }}
        keeps={isAgency ? 'agency' : 'everything'}
        variant="outlined"
        fullWidth
      />
    </Card>
  );
}
