import { hasBegunRequest } from './request-form/draft/request-draft.ts';
import { keepsDraft, STAFF_DRAFTS } from '#lib/drafts/keeps-draft.ts';

// Drafts of staff are the person's own: whoever signs in afterwards in the tab doesn't see them.

const editsOf = (person: string) => `${STAFF_DRAFTS}${person}/visit-request-edit/`;

/** The key of a request's unsaved changes; `person` is an e-mail. */
export const editKey = (person: string, id: number) => `${editsOf(person)}${id}`;

/** The key of a note on a request that is not added yet. */
export const noteKey = (person: string, id: number) => `${editKey(person, id)}/note`;

/** The key of a payment for a request that is not stored yet. */
export const paymentKey = (person: string, id: number) => `${editKey(person, id)}/payment`;

/** The key of what is typed during a phone call. */
export const phoneRequestKey = (person: string) => `${STAFF_DRAFTS}${person}/phone-request`;

/** Whether the tab keeps something that the person typed and didn't save. */
export const hasStaffDraft = (person: string) =>
  keepsDraft(editsOf(person)) || hasBegunRequest(phoneRequestKey(person));
