import type { Level } from '@museum/shared/capacity/levels';
import { isTooLarge, levelAt, timeHint } from '@museum/shared/capacity/time-hint';
import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { nameOfDay } from '@museum/shared/primitives/day-words';
import { FOR_PERSONS, FOR_PORTIONS, plural } from '@museum/shared/primitives/plural';
import { palette } from '@museum/shared/organisation/palette';
import { capitalised } from '@museum/shared/primitives/words';
import { styled } from '@mui/material/styles';

import { MonthCalendar } from '#components/form/time/month-calendar.tsx';
import { QuarterStrip } from './quarter-strip.tsx';
import { LevelLegend, TimeHintBox } from './time-hint-box.tsx';
import type { Availability } from './use-availability.ts';

const CalendarCard = styled('div')(({ theme }) => ({
  border: `1px solid ${palette.sand}`,
  borderRadius: 14,
  padding: '0 12px 10px',
  alignSelf: 'start',
  [theme.breakpoints.down('sm')]: { marginInline: -10, paddingInline: 6 },
  '& .MuiDateCalendar-root': { marginInline: 'auto' },
}));

/** Its parts lie as its width allows. */
const TimesPlace = styled('div')({ containerType: 'inline-size' });

type Chosen = {
  date: string;
  time: string;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
};

type TimesProps = Chosen & {
  what: 'quarters' | 'restaurant';
  /** For how many it is: "za 4 osobe"; "" while that isn't known. */
  whom: string;
  legend: string;
  availability: Availability;
};

function Times({ what, whom, legend, availability, ...chosen }: TimesProps) {
  const { date, time, onDay, onTime } = chosen;
  const { today, day, days, isFailed } = availability;
  const levelOf = (one: string): Level | undefined =>
    day && !isTooLarge(what, day) ? levelAt(day[what], one) : undefined;
  const isDay = isCalendarDate(date) && date >= today;
  const hint = day && timeHint(what, { date, time, today }, { day, days });
  return (
    <TimesPlace>
      <QuarterStrip legend={legend} whom={whom} levelOf={levelOf} value={time} onChoose={onTime} />
      <LevelLegend isFailed={isFailed} />
      <TimeHintBox
        hint={hint}
        isDay={isDay}
        isFailed={isFailed}
        time={time}
        onTime={onTime}
        onDay={onDay}
      />
    </TimesPlace>
  );
}

type VisitBoardProps = Chosen & {
  availability: Availability;
  /** Undefined while nobody is typed. */
  persons: number | undefined;
  min: string;
  max: string;
};

/** The month and the quarters of the chosen day, with how full they are for this group. */
export function VisitBoard({ availability, persons, min, max, ...chosen }: VisitBoardProps) {
  const { date, onDay } = chosen;
  return (
    <>
      <CalendarCard>
        <MonthCalendar
          value={isCalendarDate(date) ? date : ''}
          min={min}
          max={max}
          levels={availability.levels}
          onMonth={availability.turnTo}
          onChoose={onDay}
        />
      </CalendarCard>
      <Times
        what="quarters"
        legend={isCalendarDate(date) ? capitalised(nameOfDay(date)) : 'Vreme dolaska'}
        whom={persons === undefined ? '' : `za ${plural(persons, FOR_PERSONS)}`}
        availability={availability}
        {...chosen}
      />
    </>
  );
}

type LunchBoardProps = Chosen & { availability: Availability; portions: number };

/** The quarters of the restaurant. */
export function LunchBoard({ availability, portions, ...chosen }: LunchBoardProps) {
  return (
    <Times
      what="restaurant"
      legend={`Restoran, ${isCalendarDate(chosen.date) ? nameOfDay(chosen.date) : 'na dan posete'}`}
      whom={`za ${plural(portions, FOR_PORTIONS)}`}
      availability={availability}
      {...chosen}
    />
  );
}
