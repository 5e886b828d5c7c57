import type { AuditAction } from '@museum/shared/audit/audit-action';
import type { AuditEntry } from '@museum/shared/audit/audit-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import type { ComparedField } from '#components/comparison-table.tsx';
import { instantInWords } from '#lib/dates.ts';
import { changedPaths, type EditorValues, flatten, toEditorValues } from './editor-values.ts';
import { fieldLabel, fieldText } from './field-words.ts';

type Sides = { baseline: VisitRequest; theirs: VisitRequest; mine: EditorValues };

/** The dotted paths that were changed here. */
export const ownPaths = ({ baseline, mine }: Omit<Sides, 'theirs'>) =>
  changedPaths(toEditorValues(baseline), mine);

const changedFields = ({ baseline, theirs, mine }: Sides): ComparedField[] => {
  const [before, after] = [toEditorValues(baseline), toEditorValues(theirs)];
  const [was, is, own] = [flatten(before), flatten(after), flatten(mine)];
  return changedPaths(before, after).map((path) => ({
    label: fieldLabel(path),
    values: [was, is, own].map((values) => fieldText(path, values[path])),
    // Both changed it, and not to the same value.
    isContested: !Object.is(own[path], was[path]) && !Object.is(own[path], is[path]),
  }));
};

const presence = (dinner: object | null) => (dinner ? 'Zahtevan' : 'Nije zahtevan');

const isOfDinner = (path: string) => path.startsWith('dinnerRequest.');

/** A lunch that a colleague added or deleted as a whole. */
const dinnerDifference = ({ baseline, theirs, mine }: Sides): ComparedField[] => {
  const states = [baseline.dinnerRequest, theirs.dinnerRequest, mine.dinnerRequest];
  if (Boolean(states[0]) === Boolean(states[1])) return [];
  const isContested = !theirs.dinnerRequest && ownPaths({ baseline, mine }).some(isOfDinner);
  return [{ label: 'Zahtev za ručak', values: states.map(presence), isContested }];
};

/** Own changes to a lunch that a colleague deleted: they cannot be kept. */
const lostDinnerChanges = ({ baseline, theirs, mine }: Sides): ComparedField[] => {
  if (theirs.dinnerRequest) return [];
  const [was, own] = [flatten(toEditorValues(baseline)), flatten(mine)];
  return ownPaths({ baseline, mine })
    .filter(isOfDinner)
    .map((path) => ({
      label: fieldLabel(path),
      values: [fieldText(path, was[path]), 'Izbrisano', fieldText(path, own[path])],
      isContested: true,
    }));
};

const priceDifference = ({ baseline, theirs }: Sides): ComparedField[] =>
  JSON.stringify(baseline.unitPrices) === JSON.stringify(theirs.unitPrices)
    ? []
    : [{ label: 'Cene zahteva', values: ['Ranije', 'Preračunate', 'Ranije'] }];

const namesOf = ({ guides }: Pick<VisitRequest, 'guides'>) =>
  guides.map(({ name }) => name).join(', ');

const guideDifference = ({ baseline, theirs }: Sides): ComparedField[] => {
  const [was, is] = [namesOf(baseline), namesOf(theirs)];
  const values = [was, is, was].map((names) => fieldText('guides', names));
  return was === is ? [] : [{ label: fieldLabel('guides'), values }];
};

/** What a colleague changed: as it was, as it is now, and as the form holds it. */
export const theirChanges = (sides: Sides): ComparedField[] => [
  ...changedFields(sides),
  ...dinnerDifference(sides),
  ...lostDinnerChanges(sides),
  ...priceDifference(sides),
  ...guideDifference(sides),
];

/** Each of these counts the request's version up by one. */
const CHANGE_THE_REQUEST: AuditAction[] = [
  'request-changed',
  'request-recalculated',
  'dinner-added',
  'dinner-restored',
  'dinner-deleted',
  'guides-assigned',
  'request-anonymized',
  'personal-data-erased',
];

/** Who made a newer state of the request, and when; `auditTrail` is empty until it has come. */
export function whoChanged(
  { baseline, theirs }: Omit<Sides, 'mine'>,
  auditTrail: AuditEntry[],
): string {
  const names = auditTrail
    .filter(({ action }) => CHANGE_THE_REQUEST.includes(action))
    .slice(0, theirs.version - baseline.version)
    // A save that changed nothing counts a version and leaves no entry.
    .filter(({ createdAt }) => createdAt > baseline.updatedAt)
    .map(({ actor }) => actor);
  const who = [...new Set(names)].join(', ') || 'kolega';
  return `${who}, ${instantInWords(theirs.updatedAt)}`;
}
