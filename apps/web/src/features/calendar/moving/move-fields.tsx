import { isOpenAt, LEVEL_LABELS } from '@museum/shared/capacity/levels';
import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { minutesLater } from '@museum/shared/capacity/quarters';
import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { isInOpeningWindow } from '@museum/shared/primitives/time-of-day';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { DateField } from '#components/form/time/date-field.tsx';
import { FieldGrid } from '#components/form/field-grid.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import { shownDays } from '#features/calendar/calendar-place.ts';
import { calendarQuery } from '#features/calendar/calendar-queries.ts';
import { CalmStarts } from '#features/visit-requests/crowding/calm-starts.tsx';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { shortWeekdayAndDay } from '#features/calendar/calendar-words.ts';
import { LevelWord } from '#components/facts/level-mark.tsx';
import { today } from '#lib/time/dates.ts';
import { calmStartsFor, levelAt } from './fit.ts';
import { lunchAlong, movedRequest, type MoveValues } from './moved-request.ts';

type MoveFieldsProps = {
  place: UseFormReturn<MoveValues>;
  changes: MoveValues;
  group: CalendarGroup;
  request: VisitRequest;
};

/** Where a group shall go: the days of that week, another day, the time, and how full it is then. */
export function MoveFields({ place, changes, group, request }: MoveFieldsProps) {
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
      <OtherTimes place={place} changes={changes} request={request} />
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

type OtherTimesProps = Pick<MoveFieldsProps, 'place' | 'changes' | 'request'>;

/** Lunch and memorial house have times of their own: what becomes of them, and what would be odd about that. */
function OtherTimes({ place, changes, request }: OtherTimesProps) {
  const { visitDate, visitTime } = changes;
  const { data: of } = useQuery({
    ...daySheetQuery(visitDate),
    enabled: isCalendarDate(visitDate),
  });
  const along = lunchAlong(request, visitTime);
  const { dinnerRequest, homeExhibitionVisitTime } = movedRequest(request, changes);
  const tourEnd = of && minutesLater(visitTime, of.zones.centre.stayMinutesWithLunch);
  const oddOf = (time: string, end?: string) => {
    if (of?.day.open && !isOpenAt(of.day, time)) return ', van radnog vremena tog dana';
    if (time < visitTime) return ', pre dolaska grupe';
    return end && time >= end ? ', posle obilaska' : '';
  };
  const others: { what: string; time: string; odd: string }[] = [];
  if (dinnerRequest) {
    const time = dinnerRequest.timeOfDinner;
    const what = changes.movesLunch && along ? 'Ručak se pomera na' : 'Ručak ostaje u';
    others.push({ what, time, odd: oddOf(time, tourEnd) });
  }
  if (homeExhibitionVisitTime) {
    const time = homeExhibitionVisitTime;
    others.push({ what: 'Spomen-kuća ostaje u', time, odd: oddOf(time) });
  }
  if (others.length === 0) return null;
  const isEarly = others.some(({ time }) => time < visitTime);
  return (
    <Alert
      severity={others.some(({ odd }) => odd) ? 'warning' : 'info'}
      // The ring of the box's focus is wider than the words.
      sx={{ '& .MuiAlert-message': { overflow: 'visible' } }}
    >
      <div>
        {`${others.map(({ what, time, odd }) => `${what} ${time}${odd}`).join('. ')}.`}
        {isEarly && !along ? ' Promenite vreme u detaljima zahteva.' : ''}
      </div>
      {along ? (
        <CheckboxField
          control={place.control}
          name="movesLunch"
          label={`Pomeri i ručak na ${along}`}
        />
      ) : null}
    </Alert>
  );
}
