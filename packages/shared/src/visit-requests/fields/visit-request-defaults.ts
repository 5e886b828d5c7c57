import { addDays } from '#primitives/calendar-date.ts';
import { everyContactField } from '#visit-requests/requester/contact-fields.ts';
import type { ContactField } from '#visit-requests/requester/contact-schema.ts';
import { VISIT_FIELDS, visitFieldsOn, type FormField } from './visit-fields.ts';
import type { ContactType } from '#visit-requests/visit-request-enums.ts';

/** What a form holds for a field: an enumeration that isn't chosen yet is "". */
type FormValue<Field> = Field extends { empty: number }
  ? number
  : Field extends { empty: boolean }
    ? boolean
    : Field extends { shownAs: string }
      ? string
      : Field extends { shownAs: Record<infer Value, string> }
        ? Value | ''
        : never;

type FormValues = { [Field in FormField]: FormValue<(typeof VISIT_FIELDS)[Field]> };

/** The public form while it is being filled in: every field present, nothing chosen is "". */
export type VisitRequestFormValues = Record<ContactField, string> &
  FormValues & { contactType: ContactType };

/** The visit's fields with nothing chosen. */
export const emptyVisitFields = () =>
  Object.fromEntries(
    visitFieldsOn('form').map(({ field }) => [field, VISIT_FIELDS[field].empty]),
  ) as FormValues;

/** The form as it opens (spec §2 and §9). `today` is YYYY-MM-DD in Belgrade; the visit is preset to tomorrow. */
export const visitRequestDefaults = (today: string): VisitRequestFormValues => ({
  ...everyContactField(''),
  contactType: 'agency',
  ...emptyVisitFields(),
  visitDate: addDays(today, 1),
});
