import { formatDay } from '#primitives/calendar-date.ts';
import { VISIT_FIELDS, type ShownAs, type VisitField } from './visit-fields.ts';

/** Yes or no, for people. */
export const yesNo = (value: boolean) => (value ? 'Da' : 'Ne');

/** A field's value for people: a day as DD.MM.YYYY, an enumeration by its label; "" when there is none. */
export function visitFieldText(field: VisitField, value: string | number | boolean | null): string {
  const shownAs: ShownAs = VISIT_FIELDS[field].shownAs;
  if (value === null || value === '' || Number.isNaN(value)) return '';
  if (typeof value === 'boolean') return yesNo(value);
  const text = String(value);
  if (typeof shownAs === 'object') return shownAs[text] ?? text;
  return shownAs === 'date' ? formatDay(text) : text;
}
