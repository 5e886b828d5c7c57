import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import { lastVisitDay } from '@museum/shared/visit-requests/visit-fields-schema';

import { DateField } from '#components/form/date-field.tsx';
import { FieldGrid } from '#components/form/field-grid.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { TimeField } from '#components/form/time-field.tsx';
import { today } from '#lib/dates.ts';
import type { VisitForm } from './request-resolvers.ts';

/** The day and the hour of arrival. */
export function ScheduleSection({ form }: { form: VisitForm }) {
  return (
    <FormSection number={3} heading="Kada dolazite">
      <FieldGrid>
        <DateField
          control={form.control}
          name="visitDate"
          label="Datum posete"
          hint="Posetu najavite bar nedelju dana ranije"
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
