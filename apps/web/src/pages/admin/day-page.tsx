import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { useParams } from 'react-router-dom';

import { PageHead } from '#components/heads/page-head.tsx';
import { DayHead } from '#features/day/day-head.tsx';
import { DaySheetBoard } from '#features/day/day-sheet-board.tsx';
import { OfflineStrip } from '#features/day/offline/offline-strip.tsx';
import { useToday } from '#lib/time/new-day.ts';
import { StaffNotFoundPage } from './staff-not-found-page.tsx';

/** The day's sheet; without a day in the address today's, which is another one after midnight. */
export function DayPage() {
  const today = useToday();
  const { date = today } = useParams();
  if (!isCalendarDate(date)) return <StaffNotFoundPage />;
  return (
    <>
      <PageHead title="Dnevni list" />
      <OfflineStrip date={date} />
      <DayHead date={date} />
      <DaySheetBoard key={date} date={date} />
    </>
  );
}
