import { isOverdue } from '@museum/shared/payments/payment-state';
import { daysBetween, formatDay } from '@museum/shared/primitives/calendar-date';
import { nameOfDay } from '@museum/shared/primitives/day-words';
import { DAYS, plural } from '@museum/shared/primitives/plural';
import Box from '@mui/material/Box';

import { clockPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { clockExclamationPath } from '#components/icons/tool-icon-paths.ts';
import { useToday } from '#lib/time/new-day.ts';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.84375rem',
  fontWeight: 700,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
};

/** What a due day means `today`; undefined while it is further away than tomorrow. */
function urgency(due: string, today: string): string | undefined {
  const days = daysBetween(today, due);
  if (days < 0) return `kasni ${plural(-days, DAYS)}`;
  if (days === 0) return 'rok danas';
  return days === 1 ? 'rok sutra' : undefined;
}

/** Until when the rest is to be paid, in a narrow place; what is near or past is marked. */
export function PaymentDue({ due }: { due: string }) {
  const today = useToday();
  const words = urgency(due, today);
  const isLate = isOverdue({ due }, today);
  return (
    <Box component="span" sx={{ display: 'grid', lineHeight: 1.3 }}>
      {formatDay(due)}
      {words ? (
        <Box component="span" sx={look}>
          <Box
            component="span"
            sx={{ display: 'flex', color: isLate ? 'error.main' : 'warning.main' }}
          >
            <Icon path={isLate ? clockExclamationPath : clockPath} size={16} />
          </Box>
          {words}
        </Box>
      ) : null}
    </Box>
  );
}

/** The same in a heading, in words. */
export function PaymentDueInWords({ due }: { due: string }) {
  const today = useToday();
  const isLate = isOverdue({ due }, today);
  const words = urgency(due, today);
  return (
    <Box component="span" sx={{ ...look, whiteSpace: 'normal' }}>
      <Box component="span" sx={{ display: 'flex', color: isLate ? 'error.main' : 'warning.main' }}>
        <Icon path={isLate ? clockExclamationPath : clockPath} size={18} />
      </Box>
      {`rok ${nameOfDay(due)}${isLate ? `, ${words}` : ''}`}
    </Box>
  );
}
