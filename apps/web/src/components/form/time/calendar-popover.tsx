import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { nameOfDay } from '@museum/shared/primitives/day-words';

import { CHOOSE_DAY } from './date-picker-words.ts';
import { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';

export type CalendarPopoverProps = MonthCalendarProps & {
  /** What it opens beside. */
  anchor: HTMLElement;
  onClose: () => void;
};

/** The calendar of a date field. */
export function CalendarPopover({ anchor, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': CHOOSE_DAY, sx: { width: 344, px: 1 } } }}
    >
      {calendar.value ? (
        <Typography sx={{ px: 3, pt: 2, fontWeight: 700 }}>{nameOfDay(calendar.value)}</Typography>
      ) : null}
      <MonthCalendar autoFocus {...calendar} />
    </Popover>
  );
}
