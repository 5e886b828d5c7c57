import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import {
  changedPaths,
  type EditorValues,
  mergeEditorValues,
  toEditorValues,
} from './editor-values.ts';

/** A request being edited: what the form stands on, what is stored by now, what the form holds. */
export type Editing = {
  /** The stored state on which the form stands. */
  baseline: VisitRequest;
  /** A newer stored state, as long as the form doesn't stand on it. */
  theirs?: VisitRequest;
  mine: EditorValues;
  step: 'editing' | 'sending' | 'comparing' | 'deleted';
  /** What a save has sent; what is typed after that is not saved by its answer. */
  sent?: EditorValues;
  /** The own changes were found in the tab when the page was opened. */
  isRestored: boolean;
  /** A colleague deleted the lunch that stood here. */
  isDinnerRequestGone: boolean;
};

/** What somebody typed, and the state of the request on which they typed it. */
export type EditorDraft = Pick<Editing, 'baseline' | 'mine'>;

export type EditingMove =
  /** The server told the stored state, whoever made it. */
  | { type: 'heard'; stored: VisitRequest }
  /** An own change is on its way; a save says what it sends. */
  | { type: 'sent'; values?: EditorValues }
  /** What the own change made of the request. */
  | { type: 'answered'; stored: VisitRequest }
  /** The own change was refused or never answered; it is stale when a colleague was quicker. */
  | { type: 'failed'; isStale: boolean; stored: VisitRequest }
  /** The colleague's changes are looked at, and put aside again. */
  | { type: 'compared' }
  | { type: 'closed' }
  /** The own changes go on top of the colleague's. */
  | { type: 'kept' }
  /** The own changes are thrown away. */
  | { type: 'discarded' }
  /** A colleague deleted the request. */
  | { type: 'deleted' };

/** Whether the form holds anything that is not saved. */
export const hasOwnChanges = ({ baseline, mine }: EditorDraft) =>
  changedPaths(toEditorValues(baseline), mine).length > 0;

/** Whether a stored state says what the form says, a lunch or none included. */
export const isStoredAsTyped = (stored: VisitRequest, mine: EditorValues) =>
  (stored.dinnerRequest === null) === (mine.dinnerRequest === null) &&
  !hasOwnChanges({ baseline: stored, mine });

/** Opens a request; on what was typed before, if the tab has kept it. */
export function openEditing(stored: VisitRequest, draft?: EditorDraft): Editing {
  const opened: Editing = {
    baseline: stored,
    mine: toEditorValues(stored),
    step: 'editing',
    isRestored: false,
    isDinnerRequestGone: false,
  };
  return draft && hasOwnChanges(draft)
    ? hear({ ...opened, ...draft, isRestored: true }, stored)
    : opened;
}

/** Decides what becomes of own and of colleagues' changes: nobody overwrites the other unseen. */
export function nextEditing(editing: Editing, move: EditingMove): Editing {
  const idle: Editing = { ...editing, step: 'editing', sent: undefined };
  if (editing.step === 'deleted') return move.type === 'heard' ? hear(idle, move.stored) : editing;
  switch (move.type) {
    case 'heard': {
      const known = hear(editing, move.stored);
      return known.step === 'comparing' ? compare(known) : known;
    }
    case 'sent':
      return { ...editing, step: 'sending', sent: move.values };
    case 'answered':
      return goOn(idle, move.stored, editing.sent);
    case 'failed': {
      const known = hear(idle, move.stored);
      return move.isStale ? compare(known) : known;
    }
    case 'compared':
      return compare(editing);
    case 'closed':
      return idle;
    case 'kept':
      return editing.theirs ? standOn(idle, editing.theirs) : idle;
    case 'discarded':
      return openEditing(editing.theirs ?? editing.baseline);
    case 'deleted':
      return { ...idle, step: 'deleted' };
  }
}

/** Looks at a newer state, while there is one. */
const compare = (editing: Editing): Editing => ({
  ...editing,
  step: editing.theirs ? 'comparing' : 'editing',
});

/** Notes a newer state, and stands on it at once while it takes nothing from what is typed here. */
function hear(editing: Editing, stored: VisitRequest): Editing {
  const { baseline, theirs: newest = baseline } = editing;
  const theirs = stored.version > newest.version ? stored : editing.theirs;
  // Mostly an own save whose answer got lost.
  const isOwn = theirs !== undefined && isStoredAsTyped(theirs, editing.mine);
  const isFree = isOwn || !hasOwnChanges(editing);
  return theirs && isFree ? standOn(editing, theirs) : { ...editing, theirs };
}

/** Stands on the answer to an own change, unless a colleague's change came in between. */
function goOn(editing: Editing, answer: VisitRequest, sent?: EditorValues): Editing {
  const isNext = answer.version <= editing.baseline.version + 1;
  if (!isNext && hasOwnChanges(editing)) return hear(editing, answer);
  const own = { ...standOn(editing, answer, sent), isDinnerRequestGone: false };
  return hear(own, answer);
}

/** Stands on a newer state; own changes since `before` stay on top of it. */
function standOn(editing: Editing, newer: VisitRequest, before?: EditorValues): Editing {
  const { baseline, theirs, mine } = editing;
  const standing = {
    ...editing,
    baseline: newer,
    theirs: theirs && theirs.version > newer.version ? theirs : undefined,
    mine: mergeEditorValues({
      before: before ?? toEditorValues(baseline),
      mine,
      newer: toEditorValues(newer),
    }),
    isDinnerRequestGone: baseline.dinnerRequest !== null && newer.dinnerRequest === null,
  };
  return { ...standing, isRestored: editing.isRestored && hasOwnChanges(standing) };
}
