import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Chip from '@mui/material/Chip';

import { Icon } from '#components/icons/icon.tsx';
import { clockExclamationPath } from '#components/icons/tool-icon-paths.ts';
import { STAGE_LOOKS, StageChip } from '#features/visit-requests/stage-chip.tsx';
import { wideSheet } from '#features/day/sheet/sheet-columns.ts';
import { timeOfInstant } from '#lib/time/dates.ts';

/** In a narrow column the words take two lines. */
const chip = {
  height: 'auto',
  minHeight: 30,
  borderRadius: '8px',
  fontSize: '0.9375rem',
  fontWeight: 700,
  '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: 1.25 },
  [wideSheet]: { mb: 0.5, fontSize: '0.875rem', '& .MuiChip-label': { px: 0.75 } },
  '& > svg': { flex: 'none', marginLeft: '8px', color: 'inherit' },
};

/** Where a group stands on its day: there since when, late, or anything else but confirmed. */
export function GateMark({ group: { stage, arrivedAt, lateAt } }: { group: SheetGroup }) {
  if (arrivedAt !== null) {
    const { icon, ...look } = STAGE_LOOKS.arrived;
    return (
      <Chip
        icon={<Icon path={icon} size={18} />}
        label={`${STAGE_LABELS.arrived} u ${timeOfInstant(arrivedAt)}`}
        sx={{ ...chip, ...look }}
      />
    );
  }
  return (
    <>
      {stage === 'confirmed' ? null : <StageChip stage={stage} size="large" />}
      {lateAt !== null && stage !== 'missed' ? (
        <Chip
          icon={<Icon path={clockExclamationPath} size={18} />}
          label={`Kasne, zvali ${timeOfInstant(lateAt)}`}
          sx={{ ...chip, backgroundColor: palette.cream, color: palette.ink }}
        />
      ) : null}
    </>
  );
}
