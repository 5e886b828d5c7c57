import { CHANGE_DAYS } from '@museum/shared/my-request/requester-acts';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { dayInSentence } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';

import { telephoneLink } from '#lib/telephone-link.ts';
import { phonePath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { banPath, editPath } from '#components/icons/tool-icon-paths.ts';
import { typeset } from '#components/typeset.ts';
import { SideCard } from '#features/visit-requests/my-request/side-card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { hasBegunChange } from './change-values.ts';

const [phone] = organisation.phones;

const BEGUN = 'Započetu izmenu još niste poslali; u obrascu je sve što ste uneli.';

/** What a change means at this stage, and until when it is possible. */
function changeInWords({ change, visitDate }: MyRequest): string {
  const lastDay = dayInSentence(addDays(visitDate, -CHANGE_DAYS));
  if (change === 'now') {
    return `Dok zahtev nije potvrđen, izmena važi odmah. Moguća je do ${lastDay}`;
  }
  return `Promenu broja, obroka, vođe ili termina šaljemo centru na potvrdu. Moguća je do ${lastDay} Posle toga nas pozovite.`;
}

/** What takes the button's place when it is too late for it; of an expected visit only one that has begun can't be called off. */
function TooLate({ mayCancel }: Pick<MyRequest, 'mayCancel'>) {
  const why = mayCancel
    ? `Do posete je manje od ${CHANGE_DAYS} dana. Za izmene nas pozovite: ${phone}`
    : `Vreme posete je došlo. Za sve nas pozovite: ${phone}`;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75, mb: 1.5 }}>
        {why}
      </Typography>
      <Button
        href={telephoneLink(phone)}
        variant="outlined"
        startIcon={<Icon path={phonePath} size={20} />}
      >
        Pozovite {phone}
      </Button>
    </>
  );
}

type ChangeCardProps = {
  requestKey: string;
  request: MyRequest;
  /** Where the keyboard returns to from the form. */
  buttonRef: Ref<HTMLButtonElement>;
  onChange: () => void;
};

/** The ways to change the visit or to call it off. */
export function ChangeCard({ requestKey, request, buttonRef, onChange }: ChangeCardProps) {
  const [isCanceling, setIsCanceling] = useState(false);
  const [reason, setReason] = useState('');
  const [hasBegun] = useState(() => hasBegunChange(request));
  const { change, mayCancel, proposal } = request;
  const mayChange = change === 'now' || change === 'proposal';
  if (change === 'no' && !mayCancel) return null;
  return (
    <SideCard title={change === 'no' ? 'Otkazivanje' : 'Izmena ili otkazivanje'}>
      {mayChange ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
          {typeset(changeInWords(request))}
        </Typography>
      ) : null}
      {mayChange && hasBegun ? (
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {typeset(BEGUN)}
        </Typography>
      ) : null}
      <Box sx={{ display: 'grid', gap: 1.25, mt: 1.75 }}>
        {change === 'tooLate' ? <TooLate mayCancel={mayCancel} /> : null}
        {mayChange ? (
          <Button
            ref={buttonRef}
            variant="outlined"
            startIcon={<Icon path={editPath} size={20} />}
            onClick={onChange}
          >
            {proposal ? 'Promenite predlog' : 'Promenite zahtev'}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button
            color="error"
            startIcon={<Icon path={banPath} size={20} />}
            onClick={() => {
              setIsCanceling(true);
            }}
          >
            Otkažite posetu
          </Button>
        ) : null}
      </Box>
      {isCanceling ? (
        <CancelDialog
          requestKey={requestKey}
          request={request}
          reason={reason}
          onClose={(typed) => {
            setReason(typed);
            setIsCanceling(false);
          }}
        />
      ) : null}
    </SideCard>
  );
}
