import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { isTimeOfDay } from '@museum/shared/primitives/time-of-day';
import { useSearchParams } from 'react-router-dom';

import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { BackToList } from '#features/visit-requests/back-to-list.tsx';
import { PhoneEntryForm } from '#features/visit-requests/phone-entry/phone-entry-form.tsx';

/** A request that comes by phone; the calendar leads here with a day and a time. */
export function PhoneEntryPage() {
  const [params] = useSearchParams();
  const [date, time] = [params.get('date') ?? '', params.get('time') ?? ''];
  return (
    <>
      <StaffPageHeading title="Novi zahtev (telefon)" actions={<BackToList />} />
      <PhoneEntryForm
        prefill={{
          ...(isCalendarDate(date) ? { visitDate: date } : {}),
          ...(isTimeOfDay(time) ? { visitTime: time } : {}),
        }}
      />
    </>
  );
}
