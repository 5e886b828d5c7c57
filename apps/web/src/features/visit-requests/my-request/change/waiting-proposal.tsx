import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import type { Proposal } from '@museum/shared/visit-requests/visit-request-response';
import { palette } from '@museum/shared/organisation/palette';
import { dayInWords } from '@museum/shared/primitives/day-words';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ComparisonTable } from '#components/dialogs/comparison-table.tsx';
import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { shortInstant } from '#lib/time/dates.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { retryUnanswered } from '#lib/http/lost-answer.ts';
import { useToast } from '#lib/toasts.ts';
import { visitDifferences } from '#features/visit-requests/my-request/agreed.ts';
import { goToPart } from '#features/visit-requests/my-request/go-to-part.ts';
import { changeMutation } from '#features/visit-requests/my-request/my-request-queries.ts';
import { STANDING_ID } from '#features/visit-requests/my-request/standing/standing-card.tsx';

const note = {
  p: { xs: 2, sm: 3 },
  borderRadius: '0 16px 16px 0',
  borderLeft: `6px solid ${palette.amber}`,
  backgroundColor: palette.cream,
  overflowWrap: 'anywhere',
  '& td, & th': { whiteSpace: 'pre-line' },
};

type WaitingProposalProps = { requestKey: string; request: MyRequest; proposal: Proposal };

/** A change that waits for the centre's answer, beside what holds until then. */
export function WaitingProposal({ requestKey, request, proposal }: WaitingProposalProps) {
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
      {request.change === 'proposal' ? (
        <WithdrawButton requestKey={requestKey} request={request} />
      ) : null}
    </Box>
  );
}

/** Takes the proposal back by wanting what is agreed again, once the requester has said yes. */
function WithdrawButton({ requestKey, request }: Omit<WaitingProposalProps, 'proposal'>) {
  const [isAsking, setIsAsking] = useState(false);
  const isWithdrawn = useRef(false);
  const showToast = useToast();
  // The server takes back what waits, however often it is asked.
  const withdrawing = useMutation({ ...changeMutation(requestKey), retry: retryUnanswered });
  useEffect(
    () => () => {
      // The button goes along with the proposal.
      if (isWithdrawn.current) goToPart(STANDING_ID);
    },
    [],
  );
  const withdraw = async () => {
    try {
      isWithdrawn.current = true;
      await withdrawing.mutateAsync(ageGroupAsRequested(request));
      showToast({ kind: 'success', message: 'Predlog je povučen' });
    } catch (error) {
      isWithdrawn.current = false;
      setIsAsking(false);
      showToast(failureToast(error));
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        sx={{ mt: 1.5, '@media print': { display: 'none' } }}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Povucite predlog
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          title="Povlačite predlog?"
          text="Centar više neće odgovarati na njega; važi ono što je dogovoreno."
          confirmLabel="Povucite predlog"
          cancelLabel="Ostavite ga"
          isBusy={withdrawing.isPending}
          onConfirm={() => void withdraw()}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      ) : null}
    </>
  );
}
