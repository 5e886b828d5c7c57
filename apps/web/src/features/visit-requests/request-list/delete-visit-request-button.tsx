import { formatDay } from '@museum/shared/primitives/calendar-date';
import { shortWeekday } from '@museum/shared/primitives/day-words';
import { isFirm, mayAct, STAGE_ACTS, type Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import type { ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';

import { DeleteButton, NOT_DELETED } from '#components/buttons/delete-button.tsx';
import { deleteVisitRequestMutation } from '#features/visit-requests/visit-request-queries.ts';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';

type DeleteVisitRequestButtonProps = { row: VisitRequestRow; sx?: ButtonProps['sx'] };

// verbatim from the spec
const TITLE = 'Izbriši zahtev';
const DELETED = 'Zahtev je uspješno izbrisan';

/** What goes with a firm visit, and what would keep it. */
function consequenceOf(stage: Stage): string | undefined {
  if (!isFirm(stage)) return undefined;
  const goes =
    'Naručilac ne dobija mejl, poseta nestaje sa dnevnog lista, a njeni predračuni se storniraju';
  return mayAct('cancel', stage)
    ? `${goes}; uz „${STAGE_ACTS.cancel.label}“ zahtev ostaje i naručiocu se javlja.`
    : `${goes}.`;
}

const failedMessage = (error: unknown) =>
  errorCode(error) === 'MUST_BE_KEPT' ? `${NOT_DELETED}. ${errorMessage(error)}` : NOT_DELETED;

/** The class of an action's label, for tables where there is room for icons only. */
export const ACTION_LABEL = 'action-label';

/** Deletes a request after asking. */
export function DeleteVisitRequestButton({ row, sx }: DeleteVisitRequestButtonProps) {
  const { mutateAsync } = useMutation(deleteVisitRequestMutation);
  return (
    <DeleteButton
      size="small"
      sx={sx}
      label={<span className={ACTION_LABEL}>Izbriši</span>}
      aria-label={`Izbriši ${row.normalizedId}`}
      title={TITLE}
      subject={`${row.normalizedId}, ${row.requester}, ${shortWeekday(row.visitDate)} ${formatDay(row.visitDate)}`}
      consequence={consequenceOf(row.stage)}
      remove={() => mutateAsync(row.id)}
      deletedMessage={DELETED}
      toFailedMessage={failedMessage}
    />
  );
}
