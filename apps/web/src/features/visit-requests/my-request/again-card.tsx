import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import Typography from '@mui/material/Typography';

import { AgainButton } from '#features/visit-requests/again/again-button.tsx';
import { SideCard } from './side-card.tsx';

/** For whoever brings one more group. */
export function AgainCard({ request }: { request: MyRequest }) {
  const isAgency = request.contactType === 'agency';
  return (
    <SideCard title="Dolazi još jedna grupa?">
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75, mb: 1.5 }}>
        {isAgency
          ? 'Nov zahtev sa podacima vaše agencije; sve o školi i poseti upisujete vi.'
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
    </SideCard>
  );
}
