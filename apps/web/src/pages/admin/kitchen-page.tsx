import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { useParams } from 'react-router-dom';

import { PageHead } from '#components/heads/page-head.tsx';
import { KitchenBoard } from '#features/kitchen/kitchen-board.tsx';
import { KitchenHead } from '#features/kitchen/kitchen-head.tsx';
import { useToday } from '#lib/time/new-day.ts';
import { StaffNotFoundPage } from './staff-not-found-page.tsx';

/** The kitchen's board; without a day in the address today's, which is another one after midnight. */
export function KitchenPage() {
  const today = useToday();
  const { date = today } = useParams();
  if (!isCalendarDate(date)) return <StaffNotFoundPage />;
  return (
    <>
      <PageHead title="Kuhinja" />
      <KitchenHead date={date} />
      <KitchenBoard key={date} date={date} />
    </>
  );
}
