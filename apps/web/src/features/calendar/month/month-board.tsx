import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { palette } from '@museum/shared/organisation/palette';
import { WEEKDAYS } from '@museum/shared/primitives/weekdays';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { calendarPath, type CalendarPlace } from '#features/calendar/calendar-place.ts';
import { dayInFull } from '#features/calendar/calendar-words.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { BoardGrid, useBoardCell } from '#features/calendar/board/board-grid.tsx';
import { BoardLegend, LoadSigns } from '#features/calendar/board/board-legend.tsx';
import { boardLine, CLOSED_GROUND, sheet } from '#features/calendar/board/board-looks.ts';
import { DaySums } from './day-sums.tsx';

const Heads = styled('div')({
  display: 'grid',
  backgroundColor: palette.limestone,
  color: palette.umber,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: '2.375rem',
  '& > *': { paddingLeft: 12 },
});

const Week = styled('div')({
  display: 'grid',
  '& > *': { borderTop: boardLine },
  '& > * + *': { borderLeft: boardLine },
  '@media print': { breakInside: 'avoid' },
});

const DayLink = styled(Link)({
  position: 'relative',
  display: 'block',
  height: '100%',
  minHeight: 132,
  padding: '8px 10px 8px 12px',
  color: palette.ink,
  textDecoration: 'none',
  '&:hover': { backgroundColor: palette.chosen },
  '&[data-closed]': { background: CLOSED_GROUND },
  '&[data-full]': { boxShadow: `inset 0 4px 0 ${palette.lava}` },
  '@media print': { minHeight: 100, padding: '4px 5px' },
  '&[aria-current]': { boxShadow: `inset 0 0 0 3px ${palette.amber}` },
});

type MonthBoardProps = { place: CalendarPlace; days: readonly CalendarDay[]; present: string };

/** The weeks of a month: how full each day gets, and what waits there. */
export function MonthBoard({ place, days, present }: MonthBoardProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  const columns = { gridTemplateColumns: WEEKDAYS.map((_, day) => widthOf(weeks, day)).join(' ') };
  return (
    <Box sx={sheet}>
      <BoardGrid label="Mesec" initial={place.date}>
        <Heads role="row" style={columns}>
          {WEEKDAYS.map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </Heads>
        {weeks.map((week, row) => (
          <Week key={week[0]?.date} role="row" style={columns}>
            {week.map((day, column) => (
              <DayCell
                key={day.date}
                day={day}
                row={row}
                column={column}
                place={place}
                present={present}
              />
            ))}
          </Week>
        ))}
      </BoardGrid>
      <BoardLegend
        keys={
          <>
            strelice biraju dan, <kbd>Enter</kbd> otvara, <kbd>T</kbd> danas
          </>
        }
      >
        <LoadSigns />
      </BoardLegend>
    </Box>
  );
}

/** A weekday on which it is always closed is narrow, with room for that word. */
const widthOf = (weeks: readonly (readonly CalendarDay[])[], weekday: number) =>
  weeks.every((week) => week[weekday]?.level === 'closed')
    ? 'minmax(6.75rem, 0.72fr)'
    : 'minmax(0, 1fr)';

type DayCellProps = Omit<MonthBoardProps, 'days'> & {
  day: CalendarDay;
  row: number;
  column: number;
};

function DayCell({ day, row, column, place, present }: DayCellProps) {
  const cell = useBoardCell({ id: day.date, row, column });
  const isOther = day.date.slice(0, 7) !== place.date.slice(0, 7);
  return (
    <div role="gridcell">
      <DayLink
        {...cell}
        to={calendarPath({ ...place, view: 'day', date: day.date })}
        aria-current={day.date === present ? 'date' : undefined}
        data-closed={day.level === 'closed' || undefined}
        data-full={day.full.length > 0 || undefined}
      >
        <Box component="span" sx={visuallyHidden}>
          {dayInFull(day)}
        </Box>
        <div aria-hidden>
          <DaySums day={day} isOtherMonth={isOther} isToday={day.date === present} />
        </div>
      </DayLink>
    </div>
  );
}
