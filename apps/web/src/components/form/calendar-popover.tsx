import 'dayjs/locale/sr';

import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { nameOfDay } from '@museum/shared/primitives/day-words';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

import { CHOOSE_DAY, calendarWords } from './calendar-words.ts';

export type CalendarPopoverProps = {
  /** What it opens beside. */
  anchor: HTMLElement;
  /** Days are YYYY-MM-DD; "" is no day. */
  value: string;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
  onClose: () => void;
};

const weekday = (day: Dayjs) => day.locale('sr').format('dd');
const toPickerDay = (day: string | undefined) => (day ? dayjs(day) : undefined);

/** The days of a month to choose from; this file and MUI's calendar load on their own. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, value, min, max, onChoose, onClose } = props;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': CHOOSE_DAY } }}
    >
      {value ? (
        <Typography sx={{ px: 3, pt: 2, fontWeight: 700 }}>{nameOfDay(value)}</Typography>
      ) : null}
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="sr"
        localeText={calendarWords}
      >
        <DateCalendar
          autoFocus
          defaultValue={toPickerDay(value)}
          minDate={toPickerDay(min)}
          maxDate={toPickerDay(max)}
          dayOfWeekFormatter={weekday}
          onChange={(day: Dayjs | null, state) => {
            if (day && state === 'finish') onChoose(day.format('YYYY-MM-DD'));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
