import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { quarterAt } from '@museum/shared/capacity/quarters';
import { palette } from '@museum/shared/organisation/palette';
import { shortDay, weekdayName } from '@museum/shared/primitives/day-words';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactElement } from 'react';
import { Link } from 'react-router-dom';

import {
  calendarPath,
  type CalendarPlace,
  phoneEntryPath,
} from '#features/calendar/calendar-place.ts';
import {
  dayInFull,
  fullLines,
  groupCount,
  groupSize,
  shortPersons,
  shortWeekdayAndDay,
  timesOf,
} from '#features/calendar/calendar-words.ts';
import { useGroupActs } from '#features/calendar/group-acts.tsx';
import { LevelWord } from '#components/facts/level-mark.tsx';
import type { Start } from '#features/calendar/moving/moving.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { useBoardCell } from '#features/calendar/board/board-grid.tsx';
import { TodayChip, Warning } from '#features/calendar/board/day-marks.tsx';
import { GroupBlock } from '#features/calendar/board/group-block.tsx';
import { MissedCell } from '#features/calendar/board/missed-group.tsx';
import { MovableBlock } from '#features/calendar/board/movable-block.tsx';
import { BlockCell, HeadLine, WeekHead } from './week-looks.ts';

/** Rows of an hour are numbered from here on; no hour has so many groups. */
const ROWS_AN_HOUR = 1000;

const Head = styled('div')({
  padding: '10px 10px 12px',
  backgroundColor: palette.limestone,
  color: palette.umber,
  fontSize: '0.84375rem',
  '& > div > span': { whiteSpace: 'nowrap' },
  '&[data-today]': { boxShadow: `inset 0 4px 0 ${palette.amber}` },
  '& > a': {
    position: 'relative',
    display: 'block',
    color: palette.ink,
    fontSize: '1.0625rem',
    fontWeight: 700,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '& > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
    '& > span > span': { whiteSpace: 'nowrap' },
  },
});

const NewLink = styled(Link)({
  position: 'relative',
  flex: 1,
  minHeight: 18,
  display: 'grid',
  placeContent: 'center',
  borderRadius: 8,
  color: palette.forest,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textDecoration: 'none',
  '@media print': { display: 'none' },
  '&:not(:hover, :focus-visible)': { color: 'transparent' },
  '&:hover, &:focus-visible': { backgroundColor: palette.chosen },
});

/** The hour of a time HH:mm. */
export const hourOf = (time: string) => time.slice(0, 2);

type DayProps = { of: DaySheet; column: number };

type DayHeadProps = DayProps & { place: CalendarPlace; present: string };

type DaysHeadProps = Pick<DayHeadProps, 'place' | 'present'> & {
  days: readonly DaySheet[];
  /** How wide they are. */
  columns: CSSProperties;
  /** What stands before them: of what the lines are. */
  children: ReactElement;
};

/** The days above the lines of a week. */
export const DaysHead = ({ days, columns, children, ...shown }: DaysHeadProps) => (
  <WeekHead role="rowgroup">
    <HeadLine role="row" style={columns}>
      {children}
      {days.map((of, column) => (
        <DayHead key={of.day.date} of={of} column={column} {...shown} />
      ))}
    </HeadLine>
  </WeekHead>
);

/** A day of the week in sums, and the way to it. */
function DayHead({ of, column, place, present }: DayHeadProps) {
  const { day } = of;
  const { date } = day;
  const cell = useBoardCell({ id: `day ${date}`, row: 0, column });
  return (
    <Head role="columnheader" data-today={date === present || undefined}>
      <Link
        {...cell}
        to={calendarPath({ ...place, view: 'day', date })}
        aria-current={date === present ? 'date' : undefined}
      >
        <Box component="span" sx={visuallyHidden}>
          {dayInFull(day)}
        </Box>
        <span aria-hidden>
          <span>{weekdayName(date).slice(0, 3)}</span>
          <span>{shortDay(date)}</span>
          {date === present ? <TodayChip /> : null}
        </span>
      </Link>
      {day.groups > 0 ? (
        <div>
          <span>{`${groupCount(day.groups)} ·`}</span> <span>{shortPersons(day.persons)}</span>
        </div>
      ) : null}
      <LevelWord level={day.level} />
      {day.note ? <div>{day.note}</div> : null}
    </Head>
  );
}

type HourCellProps = DayProps & { hour: string; present: string };

/** An hour of a day: who arrives in it, and until the day has passed the place for a new request. */
export function HourCell({ of, hour, column, present }: HourCellProps) {
  const { moving } = useGroupActs();
  const { day, groups } = of;
  const row = (Number(hour) + 1) * ROWS_AN_HOUR;
  const startsHere = ({ visitTime }: { visitTime: string }) => hourOf(visitTime) === hour;
  const here = groups.filter(startsHere);
  const missed = of.missed.filter(startsHere);
  const quarter = quarterAt(`${hour}:00`);
  const full = day.full.filter(({ from, to }) => from < quarter + 4 && quarter < to);
  const inCentre = full.filter(({ zone }) => zone === 'centre');
  const elsewhere = full.filter(({ zone }) => zone !== 'centre');
  const isHere = moving?.to.visitDate === day.date && hourOf(moving.to.visitTime) === hour;
  return (
    <BlockCell
      role="gridcell"
      data-date={day.date}
      data-hour={hour}
      data-closed={day.open === null || undefined}
      data-full={inCentre.length > 0 || undefined}
    >
      {inCentre.length > 0 ? (
        <LevelWord level="full" times={inCentre.map(timesOf).join(', ')} />
      ) : null}
      {fullLines({ full: elsewhere }).map((words) => (
        <Warning key={words}>{words}</Warning>
      ))}
      {here.map((group, index) => (
        <MovableBlock
          key={group.id}
          located={{ group, day: of }}
          cell={{ id: `group ${group.id}`, row: row + index, column }}
          startAt={startUnder}
        />
      ))}
      {missed.map((group, index) => (
        <MissedCell key={group.id} group={group} column={column} row={row + here.length + index} />
      ))}
      {isHere ? (
        <GroupBlock
          group={moving.group}
          moving="to"
          at={{ time: moving.to.visitTime, count: groupSize(moving.group) }}
          tabIndex={-1}
          aria-hidden
        />
      ) : null}
      {day.date >= present ? (
        <NewRequest date={day.date} hour={hour} row={row + ROWS_AN_HOUR - 1} column={column} />
      ) : null}
    </BlockCell>
  );
}

type NewRequestProps = { date: string; hour: string; row: number; column: number };

/** The free place of an hour: a press enters a request there. */
function NewRequest({ date, hour, row, column }: NewRequestProps) {
  const time = `${hour}:00`;
  const cell = useBoardCell({ id: `new ${date} ${hour}`, row, column });
  return (
    <NewLink {...cell} to={phoneEntryPath(date, time)} draggable={false}>
      <Box component="span" sx={visuallyHidden}>
        {`${shortWeekdayAndDay(date)} u ${time}: unesi zahtev`}
      </Box>
      <span aria-hidden>+ Unesi</span>
    </NewLink>
  );
}

/** The day and hour under a point; the minutes stay. */
function startUnder(
  { visitTime }: { visitTime: string },
  to: { x: number; y: number },
): Start | undefined {
  const target = document
    .elementFromPoint(to.x, to.y)
    ?.closest<HTMLElement>('[data-hour][data-date]');
  const { date, hour } = target?.dataset ?? {};
  if (!date || !hour) return undefined;
  const time = `${hour}${visitTime.slice(2)}`;
  return { visitDate: date, visitTime: time > OPENING_WINDOW.to ? OPENING_WINDOW.to : time };
}
