import 'dayjs/locale/sr';

import { type Level, LEVEL_LABELS } from '@museum/shared/capacity/levels';
import { palette } from '@museum/shared/organisation/palette';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext, useMemo } from 'react';

import { LEVEL_LOOKS, LevelMark } from '#components/facts/level-mark.tsx';
import { useToday } from '#lib/time/new-day.ts';
import { calendarWords } from './date-picker-words.ts';

/** How full days are, by YYYY-MM-DD; a day that isn't there is not known. */
export type DayLevels = ReadonlyMap<string, Level>;

export type MonthCalendarProps = {
  /** Days are YYYY-MM-DD; "" is no day. */
  value: string;
  min?: string;
  max?: string;
  levels?: DayLevels;
  onChoose: (day: string) => void;
  /** Told the first day of the month that is turned to. */
  onMonth?: (firstDay: string) => void;
  autoFocus?: boolean;
};

const weekday = (day: Dayjs) => day.locale('sr').format('dd');
const toPickerDay = (day: string | undefined) => (day ? dayjs(day) : undefined);
const toDay = (day: Dayjs) => day.format('YYYY-MM-DD');

type Marks = { today: string; levels: DayLevels };

const Marks = createContext<Marks>({ today: '', levels: new Map() });

/**
 * A day with the mark of its level; closed and full ones can be chosen like the others. Which one is
 * today MUI takes from the device, once.
 */
function MarkedDay(props: PickerDayProps) {
  const { today, levels } = useContext(Marks);
  const day = toDay(props.day);
  const isToday = day === today;
  const own: PickerDayProps = {
    ...props,
    today: isToday,
    'aria-current': isToday ? 'date' : undefined,
  };
  const level = levels.get(day);
  if (!level || props.disabled || props.outsideCurrentMonth) return <PickerDay {...own} />;
  const number = props.day.date();
  return (
    <PickerDay
      {...own}
      aria-label={`${number}, ${LEVEL_LABELS[level].toLowerCase()}`}
      data-level={level}
    >
      {number}
      <LevelMark level={level} />
    </PickerDay>
  );
}

const levelRules = Object.fromEntries(
  Object.entries(LEVEL_LOOKS).map(([level, { color, background }]) => [
    `& .MuiPickerDay-root[data-level="${level}"]:not(.Mui-selected, .Mui-disabled)`,
    { background, '& > svg': { color }, ...(level === 'free' ? {} : { color }) },
  ]),
);

const week = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  columnGap: '3px',
} as const;

const look = {
  width: '100%',
  maxWidth: 344,
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickersCalendarHeader-root': { paddingInline: '8px 0' },
  // Also with very large text it fits between the edge and the arrows of a phone.
  '& .MuiPickersCalendarHeader-label': { whiteSpace: 'nowrap', fontSize: 'min(1rem, 4.6vw)' },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': week,
  '& .MuiDayCalendar-weekContainer': { margin: '0 0 3px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 'auto', margin: 0, color: palette.umber },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 51 },
  '& .MuiPickerDay-root': {
    width: 'auto',
    height: 48,
    margin: 0,
    borderRadius: '10px',
    flexDirection: 'column',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.2,
  },
  '& .MuiPickerDay-root.Mui-selected': {
    backgroundColor: palette.ink,
    '@media (forced-colors: active)': { border: '3px solid Highlight' },
  },
  '& .MuiPickerDay-root.Mui-selected > svg': { color: palette.amber },
  ...levelRules,
};

/** The days of a month to choose from, with their levels; this file and MUI's calendar load on their own. */
export function MonthCalendar({ levels, onChoose, onMonth, ...props }: MonthCalendarProps) {
  // Another object for the same day would take the focus back to it.
  const chosen = useMemo(() => toPickerDay(props.value) ?? null, [props.value]);
  const today = useToday();
  const marks = useMemo(() => ({ today, levels: levels ?? new Map() }), [today, levels]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sr" localeText={calendarWords}>
      <Marks value={marks}>
        <DateCalendar
          autoFocus={props.autoFocus}
          value={chosen}
          minDate={toPickerDay(props.min)}
          maxDate={toPickerDay(props.max)}
          dayOfWeekFormatter={weekday}
          slots={{ day: MarkedDay }}
          sx={look}
          onMonthChange={(month: Dayjs) => {
            onMonth?.(toDay(month.startOf('month')));
          }}
          onChange={(day: Dayjs | null, state) => {
            if (day && state === 'finish') onChoose(toDay(day));
          }}
        />
      </Marks>
    </LocalizationProvider>
  );
}
