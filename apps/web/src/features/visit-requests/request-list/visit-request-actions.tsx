import { palette } from '@museum/shared/organisation/palette';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { fileTypePdfPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { useDetailsPath } from '#features/visit-requests/back-to-list.tsx';
import { ACTION_LABEL, DeleteVisitRequestButton } from './delete-visit-request-button.tsx';
import { StageActs } from '#features/visit-requests/stage-acts/stage-acts.tsx';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';

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
      <DeleteVisitRequestButton row={row} sx={compact} />
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
