import { FIELDS_OF_CONTACT_TYPE } from '@museum/shared/visit-requests/requester/contact-schema';
import {
  visitRequestDefaults,
  type VisitRequestFormValues,
} from '@museum/shared/visit-requests/fields/visit-request-defaults';

import {
  dinnerRequestDefaults,
  type DinnerRequestFormValues,
} from '#features/meals/dinner-request-defaults.ts';
import { today } from '#lib/time/dates.ts';
import { restoreValues, tabDraft } from '#lib/drafts/tab-draft.ts';
import {
  newSubmission,
  restoreSubmission,
  type Submission,
} from '#features/visit-requests/request-form/sending/sending.ts';

/** What a form opens with beside the usual. */
type Preset = {
  visit?: Partial<VisitRequestFormValues>;
  dinner?: Partial<DinnerRequestFormValues>;
  note?: string;
};

/** The public form's own name in the tab. */
const PUBLIC_DRAFT = 'visit-request-draft';

/** Everything a half-filled request consists of. */
export type RequestDraft = {
  visit: VisitRequestFormValues;
  dinner: DinnerRequestFormValues;
  submission: Submission;
  /** What is said to the centre beside a proposal. */
  note: string;
  /** The number of the request whose data stands in it; "" when it was typed from nothing. */
  filledFrom: string;
};

const emptyDraft = ({ visit, dinner, note = '' }: Preset): RequestDraft => ({
  visit: { ...visitRequestDefaults(today()), ...visit },
  dinner: { ...dinnerRequestDefaults(), ...dinner },
  submission: newSubmission(),
  note,
  filledFrom: '',
});

const tabOf = (name: string, preset: Preset) =>
  tabDraft(name, (stored): RequestDraft => {
    const { visit, dinner, submission, note, filledFrom = '' } = stored as Partial<RequestDraft>;
    const empty = emptyDraft(preset);
    return {
      visit: restoreValues(empty.visit, visit),
      dinner: restoreValues(empty.dinner, dinner),
      submission: restoreSubmission(submission) ?? empty.submission,
      note: note ?? empty.note,
      filledFrom,
    };
  });

const typedFields = [...Object.values(FIELDS_OF_CONTACT_TYPE).flat(), 'comment'] as const;

/** Whether words were typed that would be missed; ticks, numbers and the day are soon set again. */
export const hasTypedText = ({ visit }: RequestDraft) =>
  typedFields.some((field) => visit[field].trim() !== '');

/** Whether the tab holds a request that somebody began to type, under the form's own name in the tab. */
export function hasBegunRequest(name = PUBLIC_DRAFT): boolean {
  const draft = tabOf(name, {}).read();
  return draft !== undefined && hasTypedText(draft);
}

/**
 * Lays a new public request, to be sent under a key of its own, into the tab: the form opens with
 * it. What the tab held before is gone.
 */
export function beginRequest(filled: Pick<RequestDraft, 'visit' | 'dinner' | 'filledFrom'>): void {
  tabOf(PUBLIC_DRAFT, {}).write({ ...filled, submission: newSubmission(), note: '' });
}

const contentOf = ({ visit, dinner, note }: RequestDraft) => JSON.stringify([visit, dinner, note]);

/** Whether the tab holds under a name something else than the form opens with. */
export function isDrafted(name: string, preset: Preset): boolean {
  const draft = tabOf(name, preset).read();
  return draft !== undefined && contentOf(draft) !== contentOf(emptyDraft(preset));
}

export type RequestDraftStore = {
  /** Whether the draft was typed before this page was opened. */
  isRestored: boolean;
  current: () => RequestDraft;
  update: (patch: Partial<RequestDraft>) => void;
  /** Throws everything away, in the storage too, and answers the fresh draft. */
  discard: () => RequestDraft;
};

/**
 * The request being filled in, kept for the browser tab: it survives a reload and a lost connection,
 * and ends with the tab, a sign-out of staff or a successful submission. `name` is the form's own in
 * the tab.
 */
export function openRequestDraft(name = PUBLIC_DRAFT, preset: Preset = {}): RequestDraftStore {
  const tab = tabOf(name, preset);
  const empty = () => emptyDraft(preset);
  const isRestored = isDrafted(name, preset);
  let draft = tab.read() ?? empty();

  const update = (patch: Partial<RequestDraft>) => {
    draft = { ...draft, ...patch };
    tab.write(draft);
  };
  return {
    isRestored,
    current: () => draft,
    update,
    discard: () => {
      draft = empty();
      tab.remove();
      return draft;
    },
  };
}
