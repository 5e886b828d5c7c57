import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { type StaffField, VISIT_FIELDS } from '@museum/shared/visit-requests/fields/visit-fields';
import { lastVisitDay } from '@museum/shared/visit-requests/fields/visit-fields-schema';
import {
  AGE_GROUP_TYPE_LABELS,
  AGE_GROUP_TYPES,
  PAYMENT_TYPE_LABELS,
  PAYMENT_TYPES,
  VISIT_STATUS_LABELS,
  VISIT_STATUSES,
} from '@museum/shared/visit-requests/visit-request-enums';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { DateField } from '#components/form/time/date-field.tsx';
import { NumberField } from '#components/form/amounts/number-field.tsx';
import { toOptions } from '#components/form/choices/option.ts';
import { SelectField } from '#components/form/choices/select-field.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import { YesNo } from '#components/facts/yes-no.tsx';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { today } from '#lib/time/dates.ts';

/** Three columns where a time with its two buttons has room in each, and on paper, which has none. */
const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '@media print, (width >= 87.5rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& .MuiFormHelperText-root': { fontSize: '0.8125rem', overflowWrap: 'anywhere' },
};

const switches = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 1.5 };

const label = (field: StaffField) => VISIT_FIELDS[field].labels.staff;

const STATUSES = toOptions(VISIT_STATUSES, VISIT_STATUS_LABELS);
const PAYMENTS = toOptions(PAYMENT_TYPES, PAYMENT_TYPE_LABELS);
const AGE_GROUPS = toOptions(AGE_GROUP_TYPES, AGE_GROUP_TYPE_LABELS);

type PanelProps = { editor: Editor };

/** When, who, how many and what for; the meal's yes or no follows from the lunch itself. */
export function VisitPanel({ editor }: PanelProps) {
  return (
    <Card component="section" aria-label="Poseta" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={grid}>
        <ScheduleFields editor={editor} />
        <GroupFields editor={editor} />
      </Box>
      <VisitSwitches editor={editor} />
    </Card>
  );
}

/** Another status is told by mail: to whom, said before. */
function statusHint({ baseline, values }: Editor): string {
  if (baseline.anonymizedAt !== null) return 'Mejl se ne šalje: lični podaci su uklonjeni.';
  const { email } = contactSummary({ ...baseline, ...values });
  if (email === '') return 'Mejl se ne šalje: u zahtevu nema adrese.';
  return values.status === baseline.status
    ? `Drugi status se javlja mejlom: ${email}`
    : `Pre čuvanja ćete videti mejl: ${email}`;
}

function ScheduleFields({ editor }: PanelProps) {
  const { control } = editor.form;
  return (
    <>
      <DateField
        control={control}
        name="visitDate"
        label={label('visitDate')}
        max={lastVisitDay(today())}
      />
      <TimeField control={control} name="visitTime" label={label('visitTime')} />
      <SelectField
        control={control}
        name="status"
        label={label('status')}
        options={STATUSES}
        hint={statusHint(editor)}
      />
    </>
  );
}

function GroupFields({ editor: { form, values } }: PanelProps) {
  const { control } = form;
  return (
    <>
      <NumberField control={control} name="visitorAmount" label={label('visitorAmount')} min={1} />
      <NumberField control={control} name="numberOfFollowers" label={label('numberOfFollowers')} />
      <SelectField
        control={control}
        name="paymentType"
        label={label('paymentType')}
        options={PAYMENTS}
      />
      <Box sx={{ gridColumn: { md: 'span 2' } }}>
        <SelectField
          control={control}
          name="ageGroupType"
          label={label('ageGroupType')}
          options={AGE_GROUPS}
        />
      </Box>
      {values.isRequestingVisitHomeExhibition ? (
        <TimeField
          control={control}
          name="homeExhibitionVisitTime"
          label={label('homeExhibitionVisitTime')}
        />
      ) : null}
    </>
  );
}

const SWITCHES = [
  'isViewed',
  'isRequestingAdditionalContent',
  'isRequestingVisitHomeExhibition',
] as const;

function VisitSwitches({ editor: { form, values } }: PanelProps) {
  return (
    <Box sx={switches}>
      {SWITCHES.map((name) => (
        <CheckboxField
          key={name}
          control={form.control}
          name={name}
          label={label(name)}
          look="switch"
        />
      ))}
      <span>
        Ručak: <YesNo value={values.dinnerRequest !== null} />
      </span>
    </Box>
  );
}
