import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import type { Proposal } from '@museum/shared/visit-requests/visit-request-response';
import { palette } from '@museum/shared/organisation/palette';
import { dayInWords } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ComparisonTable } from '#components/comparison-table.tsx';
import { shortInstant } from '#lib/dates.ts';
import { visitDifferences } from './agreed.ts';

const note = {
  ...{ p: { xs: 2, sm: 3 }, borderRadius: '0 16px 16px 0' },
  borderLeft: `6px solid ${palette.amber}`,
  ...{ backgroundColor: '#FFF3D6', overflowWrap: 'anywhere' },
  '& td, & th': { whiteSpace: 'pre-line' },
};

type WaitingProposalProps = { request: MyRequest; proposal: Proposal };

/** A change that waits for the centre's answer, beside what holds until then. */
export function WaitingProposal({ request, proposal }: WaitingProposalProps) {
  const { sentAt, note: sentence, wanted } = proposal;
  return (
    <Box component="section" aria-labelledby="waiting-proposal" sx={note}>
      <Typography id="waiting-proposal" variant="h5" component="h2">
        Vaša izmena čeka odgovor centra
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Poslato {shortInstant(sentAt)}. Do odgovora važi ono što je dogovoreno za{' '}
        {dayInWords(request.visitDate)}
      </Typography>
      <ComparisonTable
        label="Predložene izmene"
        columns={['Važi sada', 'Vaš predlog']}
        fields={visitDifferences(request, { ...request, ...wanted })}
      />
      {sentence ? <Typography sx={{ mt: 1 }}>„{sentence}“</Typography> : null}
    </Box>
  );
}
