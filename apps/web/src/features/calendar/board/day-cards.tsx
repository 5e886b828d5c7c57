import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { palette } from '@museum/shared/organisation/palette';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { calendarPath, type CalendarPlace } from '#features/calendar/calendar-place.ts';
import {
  groupCount,
  mealCount,
  openWords,
  personCount,
  waitingCount,
} from '#features/calendar/calendar-words.ts';
import { LevelWord } from '#components/facts/level-mark.tsx';
import { boardLine, CLOSED_GROUND } from './board-looks.ts';
import { DayWarnings } from './day-marks.tsx';

const Card = styled(Link)({
  display: 'block',
  padding: '12px 14px',
  border: boardLine,
  borderRadius: 14,
  backgroundColor: palette.white,
  color: palette.ink,
  textDecoration: 'none',
  '&[data-closed]': { background: CLOSED_GROUND },
  '&[aria-current]': { boxShadow: `inset 5px 0 0 ${palette.amber}` },
});

const Days = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

type DayListProps = { place: CalendarPlace; days: readonly CalendarDay[]; present: string };

/** Where there is no room for a board: the days below each other. */
export function DayCards({ place, days, present }: DayListProps) {
  return (
    <Days>
      {days.map((day) => (
        <li key={day.date}>
          <Card
            to={calendarPath({ ...place, view: 'day', date: day.date })}
            aria-current={day.date === present ? 'date' : undefined}
            data-closed={day.level === 'closed' || undefined}
          >
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: '0 12px',
              }}
            >
              <strong>{dayWithWeekday(day.date)}</strong>
              <LevelWord level={day.level} />
            </Box>
            {wordsOf(day).map((words) => (
              <Box key={words} sx={{ fontSize: '0.9375rem' }}>
                {words}
              </Box>
            ))}
            <DayWarnings day={day} />
          </Card>
        </li>
      ))}
    </Days>
  );
}

function wordsOf(day: CalendarDay): string[] {
  const { groups, persons, portions, waiting } = day;
  const note = day.note ? [openWords(day), ...(day.open ? [day.note] : [])] : [];
  if (groups === 0) return day.open ? ['Nema grupa', ...note] : note;
  const meals = portions > 0 ? [mealCount(portions)] : [];
  const sums = [groupCount(groups), personCount(persons), ...meals].join(' · ');
  return [...note, sums, ...(waiting > 0 ? [`${waitingCount(waiting)} odgovor`] : [])];
}
