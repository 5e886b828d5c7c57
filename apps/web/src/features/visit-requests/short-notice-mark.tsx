import { daysBetween } from '@museum/shared/primitives/calendar-date';
import { DAYS, plural } from '@museum/shared/primitives/plural';
import { waitsAtShortNotice } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';

import { Icon } from '#components/icons/icon.tsx';
import { clockExclamationPath } from '#components/icons/tool-icon-paths.ts';
import { useToday } from '#lib/time/new-day.ts';

type ShortNoticeMarkProps = {
  request: Pick<VisitRequestRow, 'isShortNotice' | 'stage' | 'visitDate'>;
  /** Whether it says how many days are left, too: a narrow column has no room for that. */
  withDays?: boolean;
};

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: 'max-content',
  color: 'warning.main',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.4,
};

/** A word a line; on a small desk the words alone. */
const narrow = {
  alignItems: 'start',
  width: 'min-content',
  lineHeight: 1.2,
  '@media (width < 90rem)': { '& > svg': { display: 'none' } },
};

/** Marks a request that came late and still waits for an answer. */
export function ShortNoticeMark({ request, withDays = false }: ShortNoticeMarkProps) {
  const today = useToday();
  if (!waitsAtShortNotice(request)) return null;
  const days = daysBetween(today, request.visitDate);
  const left = days === 0 ? ': poseta je danas' : `: poseta je za ${plural(days, DAYS)}`;
  return (
    <Box component="span" sx={withDays ? look : { ...look, ...narrow }}>
      <Icon path={clockExclamationPath} size={14} />
      {`Kratak rok${withDays && days >= 0 ? left : ''}`}
    </Box>
  );
}
