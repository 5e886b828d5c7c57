import { palette } from '@museum/shared/organisation/palette';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { shortWeekday } from '@museum/shared/primitives/day-words';
import { isFirm, mayAct, STAGE_ACTS, type Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { fileTypePdfPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { useDetailsPath } from '#features/visit-requests/back-to-list.tsx';
import { StageActs } from '#features/visit-requests/stage-acts/stage-acts.tsx';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';
import { DeleteButton, NOT_DELETED } from '#components/buttons/delete-button.tsx';
import { deleteVisitRequestMutation } from '#features/visit-requests/visit-request-queries.ts';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';

/** The class of an action's label. */
const ACTION_LABEL = 'action-label';

/** Beside the sidebar of a small desk there is room for the icons only. */
const iconsOnly = '@media (width >= 66.25rem) and (width < 100rem)';

/** A label without room, shown above its icon to whoever points at it or comes by keyboard. */
const bubble = {
  position: 'absolute',
  bottom: 'calc(100% + 2px)',
  right: 0,
  zIndex: 1,
  px: 1,
  py: 0.25,
  borderRadius: '6px',
  backgroundColor: palette.ink,
  color: palette.white,
  fontSize: '0.8125rem',
  pointerEvents: 'none',
  visibility: 'hidden',
};

const compact = {
  minWidth: 0,
  px: 1,
  [iconsOnly]: { px: 0.5, '&:focus-visible': { outlineOffset: '-3px' } },
  '& .MuiButton-startIcon': { mr: 0.5, ml: 0, [iconsOnly]: { m: 0 } },
  [`& .${ACTION_LABEL}`]: { [iconsOnly]: bubble },
  [`&:is(:hover, :focus-visible) .${ACTION_LABEL}`]: { [iconsOnly]: { visibility: 'visible' } },
};

type VisitRequestActionsProps = {
  row: VisitRequestRow;
  /** A card has room for it. */
  hasConfirmButton?: boolean;
};

/** What can be done with a request without opening it (spec §2). */
export function VisitRequestActions({ row, hasConfirmButton = false }: VisitRequestActionsProps) {
  const { id, normalizedId } = row;
  const detailsPath = useDetailsPath();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', nav: 'nowrap' },
        alignItems: 'center',
        gap: 0.25,
        justifyContent: { xs: 'flex-start', nav: 'flex-end' },
        mx: -1,
        [iconsOnly]: { mx: -0.5 },
      }}
    >
      <Button
        size="small"
        sx={compact}
        href={detailsPath(id)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Detalji ${normalizedId}, otvara se u novoj kartici`}
        startIcon={<Icon path={externalLinkPath} size={18} />}
      >
        <span className={ACTION_LABEL}>Detalji</span>
      </Button>
      <DownloadButton
        size="small"
        sx={compact}
        label={<span className={ACTION_LABEL}>PDF</span>}
        aria-label={`PDF grupne posete ${normalizedId}`}
        icon={fileTypePdfPath}
        into="downloads and tab"
        fetchFile={() => visitRequestDocuments.groupVisitPdf(id)}
      />
      <DeleteVisitRequestButton row={row} />
      <Box
        sx={{
          display: 'contents',
          [iconsOnly]: {
            display: 'block',
            width: 28,
            '& > :is(button, div)': { minWidth: 0, width: 28, px: 0 },
          },
        }}
      >
        <StageActs row={row} hasConfirmButton={hasConfirmButton} />
      </Box>
    </Box>
  );
}

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

/** Deletes a request after asking. */
function DeleteVisitRequestButton({ row }: { row: VisitRequestRow }) {
  const { mutateAsync } = useMutation(deleteVisitRequestMutation);
  return (
    <DeleteButton
      size="small"
      sx={compact}
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
