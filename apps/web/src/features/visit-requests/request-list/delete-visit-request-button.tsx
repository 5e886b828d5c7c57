import { formatDay } from '@museum/shared/primitives/calendar-date';
import { shortWeekday } from '@museum/shared/primitives/day-words';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import type { ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';

import { DeleteButton } from '#components/delete-button.tsx';
import { deleteVisitRequestMutation } from '#features/visit-requests/visit-request-queries.ts';

type DeleteVisitRequestButtonProps = { row: VisitRequestRow; sx?: ButtonProps['sx'] };

// verbatim from the spec
const TITLE = 'Izbriši zahtev';
const DELETED = 'Zahtev je uspješno izbrisan';

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
      remove={() => mutateAsync(row.id)}
      deletedMessage={DELETED}
    />
  );
}
