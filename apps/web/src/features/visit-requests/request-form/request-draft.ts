import { UNREADABLE_COUNT } from '@museum/shared/primitives/count';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/contact-schema';
import {
  visitRequestDefaults,
  type VisitRequestFormValues,
} from '@museum/shared/visit-requests/visit-request-defaults';

import {
  dinnerRequestDefaults,
  type DinnerRequestFormValues,
} from '#features/meals/dinner-request-defaults.ts';
import { today } from '#lib/dates.ts';
import { holdAlone } from '#lib/hold-alone.ts';
import { asAnother, newSubmission, type Submission } from './submission.ts';

/** Everything a half-filled request consists of. */
export type RequestDraft = {
  visit: VisitRequestFormValues;
  dinner: DinnerRequestFormValues;
  submission: Submission;
};

const STORAGE_KEY = 'visit-request-draft';

const emptyDraft = (): RequestDraft => ({
  visit: visitRequestDefaults(today()),
  dinner: dinnerRequestDefaults(),
  submission: newSubmission(),
});

/** Stands in JSON for a text that was no whole number. */
const UNREADABLE = 'nije broj';

/** The stored values of the known fields; JSON keeps an emptied number as null. */
const restoreValues = <Values extends object>(defaults: Values, stored: unknown): Values => {
  const values = { ...defaults } as Record<string, unknown>;
  for (const [field, value] of Object.entries(stored ?? {})) {
    if (typeof value === typeof values[field]) values[field] = value;
    if (typeof values[field] !== 'number') continue;
    if (value === null) values[field] = Number.NaN;
    if (value === UNREADABLE) values[field] = UNREADABLE_COUNT;
  }
  return values as Values;
};

const isSubmission = (value: unknown): value is Submission => {
  const { key, unanswered } = (value ?? {}) as Partial<Submission>;
  return (
    typeof key === 'string' &&
    Array.isArray(unanswered) &&
    unanswered.every((sent) => typeof sent?.key === 'string' && typeof sent.body === 'string')
  );
};

function readDraft(): RequestDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '') as Partial<RequestDraft>;
    const empty = emptyDraft();
    return {
      visit: restoreValues(empty.visit, stored.visit),
      dinner: restoreValues(empty.dinner, stored.dinner),
      submission: isSubmission(stored.submission) ? stored.submission : empty.submission,
    };
  } catch {
    return undefined;
  }
}

function writeDraft(draft: RequestDraft) {
  try {
    const text = JSON.stringify(draft, (_field, value: unknown) =>
      value === UNREADABLE_COUNT ? UNREADABLE : value,
    );
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage is full or forbidden: the form works, it just won't survive a reload.
  }
}

function removeDraft() {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

const typedFields = [...Object.values(CONTACT_FIELDS).flat(), 'comment'] as const;

/** Whether words were typed that would be missed; ticks, numbers and the day are soon set again. */
export const hasTypedText = ({ visit }: RequestDraft) =>
  typedFields.some((field) => visit[field].trim() !== '');

const contentOf = ({ visit, dinner }: RequestDraft) => JSON.stringify([visit, dinner]);

export type RequestDraftStore = {
  /** Whether the draft was typed before this page was opened. */
  isRestored: boolean;
  /** Whether the draft came with a duplicated tab; sending waits for it. */
  isSettled: Promise<{ isCopy: boolean }>;
  current: () => RequestDraft;
  update: (patch: Partial<RequestDraft>) => void;
  /** Throws everything away, in the storage too, and answers the fresh draft. */
  discard: () => RequestDraft;
};

/**
 * The request being filled in, kept for the browser tab: it survives a reload, a lost connection
 * and a sign-out of staff, and ends with the tab or a successful submission. A browser copies it
 * into a tab that is duplicated: the copy is another request.
 */
export function openRequestDraft(): RequestDraftStore {
  const restored = readDraft();
  let draft = restored ?? emptyDraft();

  const update = (patch: Partial<RequestDraft>) => {
    draft = { ...draft, ...patch };
    if (patch.submission) void holdAlone(patch.submission.key);
    writeDraft(draft);
  };
  const settle = async () => {
    const isCopy = !(await holdAlone(draft.submission.key));
    if (isCopy) update({ submission: asAnother(draft.submission) });
    return { isCopy };
  };
  return {
    isRestored: restored !== undefined && contentOf(restored) !== contentOf(emptyDraft()),
    isSettled: settle(),
    current: () => draft,
    update,
    discard: () => {
      draft = emptyDraft();
      void holdAlone(draft.submission.key);
      removeDraft();
      return draft;
    },
  };
}
