import { AUDIT_ACTIONS } from '@museum/shared/audit/audit-action';
import type { AuditEntry } from '@museum/shared/audit/audit-schema';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import type { ComparedField } from '#components/dialogs/comparison-table.tsx';
import { instantInWords } from '#lib/time/dates.ts';
import {
  changedPaths,
  type EditorValues,
  flatten,
  isOfDinner,
  toEditorValues,
} from './editor-values.ts';
import { fieldLabel, fieldText } from './field-words.ts';
import { proposedFields } from './proposal/proposed-fields.ts';

type Sides = { baseline: VisitRequest; theirs: VisitRequest; mine: EditorValues };

/** The dotted paths that were changed here. */
export const ownPaths = ({ baseline, mine }: Omit<Sides, 'theirs'>) =>
  changedPaths(toEditorValues(baseline), mine);

/** What was changed here: as it is stored, and as the form holds it. */
export function ownChanges({ baseline, mine }: Omit<Sides, 'theirs'>): ComparedField[] {
  const [was, own] = [flatten(toEditorValues(baseline)), flatten(mine)];
  return ownPaths({ baseline, mine }).map((path) => ({
    label: fieldLabel(path),
    values: [fieldText(path, was[path]), fieldText(path, own[path])],
  }));
}

/** The fields that anybody changed, a colleague's first; those of a lunch that is gone stand elsewhere. */
const changedFields = ({ baseline, theirs, mine }: Sides): ComparedField[] => {
  const [before, after] = [toEditorValues(baseline), toEditorValues(theirs)];
  const [was, is, own] = [flatten(before), flatten(after), flatten(mine)];
  const paths = new Set([...changedPaths(before, after), ...changedPaths(before, mine)]);
  return [...paths]
    .filter((path) => path in is)
    .map((path) => ({
      label: fieldLabel(path),
      values: [was, is, own].map((values) => fieldText(path, values[path])),
      isContested: new Set([was[path], is[path], own[path]]).size === 3,
    }));
};

const presence = (dinner: object | null) => (dinner ? 'Zahtevan' : 'Nije zahtevan');

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
    : [{ label: 'Cene zahteva', values: ['Ranije', 'Preračunate', ''] }];

const namesOf = ({ guides }: Pick<VisitRequest, 'guides'>) =>
  guides.map(({ name }) => name).join(', ');

const guideDifference = ({ baseline, theirs }: Sides): ComparedField[] => {
  const [was, is] = [namesOf(baseline), namesOf(theirs)];
  const values = [was, is].map((names) => fieldText('guides', names));
  return was === is ? [] : [{ label: fieldLabel('guides'), values: [...values, ''] }];
};

/** What the form doesn't hold, in words. */
const BESIDE_THE_FORM: Record<string, (request: VisitRequest) => string> = {
  Stanje: ({ stage }) => STAGE_LABELS[stage],
  'Predlog izmene': (request) => fieldText('proposal', proposalText(request)),
  ...Object.fromEntries(
    (['comment', 'stageReason', 'arrivedVisitorAmount', 'arrivedNumberOfFollowers'] as const).map(
      (field) => [fieldLabel(field), (request: VisitRequest) => fieldText(field, request[field])],
    ),
  ),
  'Grupa kasni': ({ lateAt }) => (lateAt === null ? 'Ne' : 'Da'),
};

function proposalText(request: VisitRequest): string {
  const { proposal } = request;
  if (!proposal) return '';
  const wishes = proposedFields(request, proposal.wanted).map(
    ({ label, wanted }) => `${label}: ${wanted}`,
  );
  return [...wishes, ...(proposal.note ? [`„${proposal.note}“`] : [])].join(', ');
}

const differencesBeside = ({ baseline, theirs }: Sides): ComparedField[] =>
  Object.entries(BESIDE_THE_FORM).flatMap(([label, textOf]) => {
    const [was, is] = [textOf(baseline), textOf(theirs)];
    return was === is ? [] : [{ label, values: [was, is, ''] }];
  });

/** What was changed meanwhile and here: as it was, as it is now, and as the form holds it, if it does. */
export const differences = (sides: Sides): ComparedField[] => [
  ...changedFields(sides),
  ...dinnerDifference(sides),
  ...lostDinnerChanges(sides),
  ...priceDifference(sides),
  ...guideDifference(sides),
  ...differencesBeside(sides),
];

const inWords = ({ action, actor }: AuditEntry) => {
  if (action === 'request-changed') return actor;
  const done = AUDIT_ACTIONS[action].label.replace(/^./, (letter) => letter.toLowerCase());
  return `${done} (${actor})`;
};

/** Who made a newer state of the request, by what, and when; `auditTrail` is empty until it has come. */
export function whoChanged(
  { baseline, theirs }: Omit<Sides, 'mine'>,
  auditTrail: AuditEntry[],
): string {
  const acts = auditTrail
    .filter(({ action }) => AUDIT_ACTIONS[action].countsVersion)
    .slice(0, theirs.version - baseline.version)
    // A save that changed nothing counts a version and leaves no entry.
    .filter(({ createdAt }) => createdAt > baseline.updatedAt)
    .map(inWords);
  const who = [...new Set(acts)].join(', ') || 'kolega';
  return `${who}, ${instantInWords(theirs.updatedAt)}`;
}
