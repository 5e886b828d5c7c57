import {
  VISIT_STATUS_LABELS,
  type VisitStatus,
} from '@museum/shared/visit-requests/visit-request-enums';
import Chip from '@mui/material/Chip';

import { palette } from '#lib/palette.ts';

const looks: Record<VisitStatus, { backgroundColor: string; color: string }> = {
  SCHEDULED: { backgroundColor: palette.mint, color: palette.ink },
  POSTPONED: { backgroundColor: '#FBE6BC', color: palette.umber },
  CANCELED: { backgroundColor: '#F6D9D3', color: '#8C1D18' },
};

const size = { height: 20, fontSize: '0.75rem', borderRadius: '6px' };

/** The visit's status in words on its colour. */
export function StatusChip({ status }: { status: VisitStatus }) {
  return (
    <Chip size="small" label={VISIT_STATUS_LABELS[status]} sx={{ ...size, ...looks[status] }} />
  );
}
