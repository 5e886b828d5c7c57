import { formatDay } from '#primitives/calendar-date.ts';
import { inGroups } from '#primitives/words.ts';
import { VISIT_FIELDS, type ShownAs, type VisitField } from './visit-fields.ts';

/** Yes or no, for people. */
export const yesNo = (value: boolean) => (value ? 'Da' : 'Ne');

/** A field's value for people: a day as DD.MM.YYYY, a number with its thousands apart, an enumeration by its label; "" when there is none. */
export function visitFieldText(field: VisitField, value: string | number | boolean | null): string {
  const shownAs: ShownAs = VISIT_FIELDS[field].shownAs;
  if (value === null || value === '' || Number.isNaN(value)) return '';
  if (typeof value === 'boolean') return yesNo(value);
  if (typeof value === 'number') return inGroups(value);
  if (typeof shownAs === 'object') return shownAs[value] ?? value;
  return shownAs === 'date' ? formatDay(value) : value;
}
