import { PageHead } from '#components/heads/page-head.tsx';
import { CalendarBoard } from '#features/calendar/calendar-boards.tsx';
import { CalendarHead } from '#features/calendar/calendar-head.tsx';
import { useCalendarPlace } from '#features/calendar/calendar-place.ts';

export function CalendarPage() {
  const place = useCalendarPlace();
  return (
    <>
      <PageHead title="Kalendar" />
      <CalendarHead place={place} />
      <CalendarBoard place={place} />
    </>
  );
}
