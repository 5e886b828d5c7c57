import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import { changedPaths, type EditorValues, flatten, toEditorValues } from './editor-values.ts';
import { fieldLabel, fieldText } from './editor-words.ts';

export type Difference = {
  label: string;
  before: string;
  theirs: string;
  mine: string;
  /** Both changed it, and not to the same value. */
  isContested: boolean;
};

type Sides = { before: VisitRequest; theirs: VisitRequest; mine: EditorValues };

const presence = (dinner: object | null) => (dinner ? 'Zahtevan' : 'Nije zahtevan');

/** Own changes to a lunch that a colleague deleted: they cannot be kept. */
const lostLunchChanges = ({ before, theirs, mine }: Sides): Difference[] => {
  if (theirs.dinnerRequest) return [];
  const [from, was, own] = [toEditorValues(before), flatten(toEditorValues(before)), flatten(mine)];
  return changedPaths(from, mine)
    .filter((path) => path.startsWith('dinnerRequest.'))
    .map((path) => ({
      label: fieldLabel(path),
      before: fieldText(path, was[path]),
      theirs: 'Izbrisano',
      mine: fieldText(path, own[path]),
      isContested: true,
    }));
};

/** A lunch that a colleague added or deleted as a whole. */
const dinnerDifference = ({ before, theirs, mine }: Sides): Difference[] => {
  if (Boolean(before.dinnerRequest) === Boolean(theirs.dinnerRequest)) return [];
  return [
    {
      label: 'Zahtev za ručak',
      before: presence(before.dinnerRequest),
      theirs: presence(theirs.dinnerRequest),
      mine: presence(mine.dinnerRequest),
      isContested:
        !theirs.dinnerRequest &&
        changedPaths(toEditorValues(before), mine).some((path) => path.startsWith('dinner')),
    },
  ];
};

const priceDifference = ({ before, theirs }: Sides): Difference[] =>
  JSON.stringify(before.unitPrices) === JSON.stringify(theirs.unitPrices)
    ? []
    : [
        {
          label: 'Cene zahteva',
          before: 'Ranije',
          theirs: 'Preračunate',
          mine: 'Ranije',
          isContested: false,
        },
      ];

/** What a colleague changed since `before`, next to what the form holds now. */
export const theirChanges = (sides: Sides): Difference[] => {
  const before = toEditorValues(sides.before);
  const theirs = toEditorValues(sides.theirs);
  const [was, is, mine] = [flatten(before), flatten(theirs), flatten(sides.mine)];
  const fields = changedPaths(before, theirs).map((path) => ({
    label: fieldLabel(path),
    before: fieldText(path, was[path]),
    theirs: fieldText(path, is[path]),
    mine: fieldText(path, mine[path]),
    isContested: !Object.is(mine[path], was[path]) && !Object.is(mine[path], is[path]),
  }));
  return [
    ...fields,
    ...dinnerDifference(sides),
    ...lostLunchChanges(sides),
    ...priceDifference(sides),
  ];
};
