import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { useParams } from 'react-router-dom';

import { PageHead } from '#components/heads/page-head.tsx';
import { KitchenWeek } from '#features/kitchen/kitchen-week.tsx';
import { StaffNotFoundPage } from './staff-not-found-page.tsx';

/** What the kitchen has to buy for a week. */
export function KitchenWeekPage() {
  const { date = '' } = useParams();
  if (!isCalendarDate(date)) return <StaffNotFoundPage />;
  return (
    <>
      <PageHead title="Nabavka" />
      <KitchenWeek date={date} />
    </>
  );
}
