import { daysBetween, isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { plural } from '@museum/shared/primitives/plural';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import { lastVisitDay } from '@museum/shared/visit-requests/visit-fields-schema';
import { useWatch } from 'react-hook-form';

import { DateField } from '#components/form/date-field.tsx';
import { FieldGrid } from '#components/form/field-grid.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { TimeField } from '#components/form/time-field.tsx';
import { today } from '#lib/dates.ts';
import type { VisitForm } from './request-resolvers.ts';

const NOTICE_DAYS = 7;
const days = { one: 'dan', few: 'dana', other: 'dana' };

/** That a visit is to be announced a week ahead (spec §9), and how far ahead this one is. */
function noticeHint(visitDate: string) {
  const ahead = isCalendarDate(visitDate) ? daysBetween(today(), visitDate) : NOTICE_DAYS;
  if (ahead < 0 || ahead >= NOTICE_DAYS) return 'Posetu najavite bar nedelju dana ranije';
  const left = ahead === 0 ? 'Poseta je danas' : `Do posete ima ${plural(ahead, days)}`;
  return `${left}; tražimo bar ${NOTICE_DAYS} – pozovite nas`;
}

/** The day and the hour of arrival. */
export function ScheduleSection({ form }: { form: VisitForm }) {
  const visitDate = useWatch({ control: form.control, name: 'visitDate' });
  return (
    <FormSection number={3} heading="Kada dolazite">
      <FieldGrid>
        <DateField
          control={form.control}
          name="visitDate"
          label="Datum posete"
          hint={noticeHint(visitDate)}
          min={today()}
          max={lastVisitDay(today())}
          required
        />
        <TimeField
          control={form.control}
          name="visitTime"
          label="Vreme posete"
          hint={`Od ${OPENING_WINDOW.from} do ${OPENING_WINDOW.to}`}
          required
        />
      </FieldGrid>
    </FormSection>
  );
}
