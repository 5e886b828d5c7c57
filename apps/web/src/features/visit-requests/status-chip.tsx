import { palette } from '@museum/shared/organisation/palette';
import {
  VISIT_STATUS_LABELS,
  type VisitStatus,
} from '@museum/shared/visit-requests/visit-request-enums';
import Chip from '@mui/material/Chip';

const looks: Record<VisitStatus, { backgroundColor: string; color: string }> = {
  SCHEDULED: { backgroundColor: palette.mint, color: palette.ink },
  POSTPONED: { backgroundColor: palette.straw, color: palette.umber },
  CANCELED: { backgroundColor: palette.blush, color: palette.crimson },
};

const size = { height: 20, fontSize: '0.75rem', borderRadius: '6px' };

/** The visit's status in words on its colour. */
export function StatusChip({ status }: { status: VisitStatus }) {
  return (
    <Chip size="small" label={VISIT_STATUS_LABELS[status]} sx={{ ...size, ...looks[status] }} />
  );
}
