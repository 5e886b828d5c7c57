import { closedTimes, LEVEL_LABELS } from '@museum/shared/capacity/levels';
import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { isInOpeningWindow } from '@museum/shared/primitives/time-of-day';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';

import { DateField } from '#components/form/date-field.tsx';
import { FieldGrid } from '#components/form/field-grid.tsx';
import { TimeField } from '#components/form/time-field.tsx';
import { shownDays } from '#features/calendar/calendar-place.ts';
import { calendarQuery } from '#features/calendar/calendar-queries.ts';
import { CalmStarts } from '#features/visit-requests/calm-starts.tsx';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { shortWeekdayAndDay } from '#features/calendar/calendar-words.ts';
import { LevelWord } from '#components/level-mark.tsx';
import { today } from '#lib/dates.ts';
import { calmStartsFor, levelAt } from './fit.ts';
import type { MoveValues } from './use-move.ts';

type MoveFieldsProps = {
  place: UseFormReturn<MoveValues>;
  changes: MoveValues;
  group: CalendarGroup;
};

/** Where a group shall go: the days of that week, another day, the time, and how full it is then. */
export function MoveFields({ place, changes, group }: MoveFieldsProps) {
  const { visitDate, visitTime } = changes;
  return (
    <>
      {isCalendarDate(visitDate) ? (
        <WeekChips
          date={visitDate}
          onChoose={(date) => {
            place.setValue('visitDate', date, { shouldDirty: true, shouldValidate: true });
          }}
        />
      ) : null}
      <FieldGrid>
        <DateField control={place.control} name="visitDate" label="Datum posete" required />
        <TimeField control={place.control} name="visitTime" label="Vreme posete" required />
      </FieldGrid>
      {isCalendarDate(visitDate) && isInOpeningWindow(visitTime) ? (
        <Fit
          changes={changes}
          group={group}
          onChoose={(time) => {
            place.setValue('visitTime', time, { shouldDirty: true, shouldValidate: true });
          }}
        />
      ) : null}
      <OtherTimes group={group} changes={changes} />
    </>
  );
}

/** The days of the week around, each with how full it is. */
function WeekChips({ date, onChoose }: { date: string; onChoose: (date: string) => void }) {
  const { data: days } = useQuery(calendarQuery(shownDays({ view: 'week', date })));
  const open = days?.filter((day) => day.date >= today()) ?? [];
  return (
    <Box
      role="group"
      aria-label="Dani te nedelje"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {open.map((day) => (
        <Chip
          key={day.date}
          label={shortWeekdayAndDay(day.date)}
          aria-label={`${shortWeekdayAndDay(day.date)} ${LEVEL_LABELS[day.level].toLowerCase()}`}
          variant={day.date === date ? 'filled' : 'outlined'}
          aria-pressed={day.date === date}
          onClick={() => {
            onChoose(day.date);
          }}
          sx={{ height: 44, borderRadius: '22px' }}
        />
      ))}
    </Box>
  );
}

type FitProps = Pick<MoveFieldsProps, 'changes' | 'group'> & { onChoose: (time: string) => void };

/** How full it is then with this group, and quieter times of that day. */
function Fit({ changes: { visitDate, visitTime }, group, onChoose }: FitProps) {
  const { data: day } = useQuery(daySheetQuery(visitDate));
  if (!day) return null;
  const level = levelAt(day, group, visitTime);
  const calm = level === 'free' ? [] : calmStartsFor(day, group, visitTime);
  return (
    <Box aria-live="polite">
      {`${shortWeekdayAndDay(visitDate)} u ${visitTime}: `}
      <LevelWord level={level} />
      <CalmStarts title="Mirniji počeci" starts={calm} onChoose={onChoose} mt={1} />
    </Box>
  );
}

/** Lunch and memorial house have times of their own, which stay; on the other day it may be closed then. */
function OtherTimes({ group, changes }: Pick<MoveFieldsProps, 'group' | 'changes'>) {
  const { visitDate, visitTime } = changes;
  const { data } = useQuery({
    ...daySheetQuery(visitDate),
    enabled: isCalendarDate(visitDate),
  });
  const { lunchTime, memorialHouseTime } = group;
  const others = [
    ...(lunchTime ? [{ zone: 'restaurant', what: 'Ručak', time: lunchTime }] : []),
    ...(memorialHouseTime
      ? [{ zone: 'memorialHouse', what: 'Spomen-kuća', time: memorialHouseTime }]
      : []),
  ];
  if (others.length === 0) return null;
  const isBefore = others.some(({ time }) => time < visitTime);
  const closed = data?.day.open ? closedTimes(data.day, group) : [];
  const isClosed = (zone: string) => closed.some((part) => part.zone === zone);
  return (
    <Alert severity={isBefore || others.some(({ zone }) => isClosed(zone)) ? 'warning' : 'info'}>
      {others
        .map(({ zone, what, time }) => {
          const words = `${what} ostaje u ${time}`;
          return isClosed(zone) ? `${words}, van radnog vremena tog dana` : words;
        })
        .join('. ')}
      .{isBefore ? ' To je pre dolaska grupe: promenite vreme u detaljima zahteva.' : ''}
    </Alert>
  );
}
