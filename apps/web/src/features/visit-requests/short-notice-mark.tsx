import { daysBetween } from '@museum/shared/primitives/calendar-date';
import { DAYS, plural } from '@museum/shared/primitives/plural';
import { waitsAtShortNotice } from '@museum/shared/visit-requests/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';

import { Icon } from '#components/icon.tsx';
import { clockExclamationPath } from '#components/tool-icon-paths.ts';
import { useToday } from '#lib/new-day.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';

type ShortNoticeMarkProps = {
  request: Pick<VisitRequestRow, 'isShortNotice' | 'stage' | 'visitDate'>;
  /** In a narrow column one word has to do; elsewhere it says how many days are left, too. */
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

/** Marks a request that came late and still waits for an answer. */
export function ShortNoticeMark({ request, withDays = false }: ShortNoticeMarkProps) {
  const today = useToday();
  if (!waitsAtShortNotice(request)) return null;
  const days = daysBetween(today, request.visitDate);
  const left = days === 0 ? ': poseta je danas' : `: poseta je za ${plural(days, DAYS)}`;
  return (
    <Box component="span" sx={look}>
      <Icon path={clockExclamationPath} size={14} />
      {withDays ? (
        `Kratak rok${days >= 0 ? left : ''}`
      ) : (
        <span title="Kratak rok">
          <span style={visuallyHidden}>Kratak </span>rok
        </span>
      )}
    </Box>
  );
}
