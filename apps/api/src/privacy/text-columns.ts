import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import {
  VISIT_FIELDS,
  type FieldFate,
  type ShownAs,
} from '@museum/shared/visit-requests/fields/visit-fields';

/**
 * What becomes of a text when the personal data of its row goes: what becomes of a request's fields, and
 * - `follows`: made from the other columns by the database
 * - `deleted`: goes with its whole row
 * - `person`: a private person's name is replaced, a firm's or a school's stays with the document
 * - `file`: goes with its whole row, and isn't searched
 * - `valuesGone`: what was changed stays, from what to what goes
 * - `blanked`: becomes an empty text
 * - `staff`: about those who work here; goes when they are taken off, but for their name in the
 *   audit trail and on notes, which is there to say who did it
 */
export type Fate =
  | FieldFate
  | 'follows'
  | 'deleted'
  | 'file'
  | 'person'
  | 'valuesGone'
  | 'blanked'
  | 'staff';

/** The fields whose columns hold a text; numbers, days and choices hold none. */
const fatesOfTexts = (fields: Record<string, { fate: FieldFate; shownAs?: ShownAs }>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { shownAs = 'text' }]) => shownAs === 'text' || shownAs === 'time')
      .map(([field, { fate }]) => [field, fate]),
  );

/** Every column of the database that can hold a text; a test compares this with the database itself. */
export const TEXT_COLUMNS = {
  visit_request: {
    normalizedId: 'kept',
    ...fatesOfTexts(VISIT_FIELDS),
    ...fatesOfTexts(CONTACT_FIELDS),
    stageReason: 'emptied',
    unitPrices: 'kept',
    searchText: 'follows',
    phoneDigits: 'follows',
  },
  dinner_request: {
    normalizedId: 'kept',
    timeOfDinner: 'kept',
    customerName: 'renamed',
    customerEmail: 'readdressed',
    additionalComments: 'emptied',
  },
  proforma: {
    number: 'kept',
    reference: 'kept',
    buyer: 'person',
    content: 'kept',
    voidReason: 'kept',
  },
  // Whoever leads groups works here; erasing a request doesn't touch them.
  guide: { name: 'staff' },
  visit_note: { author: 'staff', text: 'deleted', key: 'deleted' },
  proposal: { note: 'deleted', fields: 'deleted' },
  proof: { name: 'deleted', mediaType: 'kept', content: 'file' },
  // Money stays written down; what was written beside it may name somebody.
  payment: { note: 'emptied', author: 'staff', key: 'kept' },
  contact_message: {
    name: 'deleted',
    email: 'deleted',
    message: 'deleted',
    searchText: 'deleted',
  },
  mail: {
    kind: 'deleted',
    recipientEmail: 'deleted',
    replyTo: 'deleted',
    subject: 'deleted',
    text: 'deleted',
    content: 'deleted',
    html: 'deleted',
    attachments: 'deleted',
    lastError: 'deleted',
    cause: 'deleted',
  },
  // A subject is a number of a request, a file, a code for an address, or a member of staff.
  audit_entry: { actor: 'staff', action: 'kept', subject: 'staff', changes: 'valuesGone' },
  // Kept for a day; the answer holds numbers only.
  idempotency_record: { key: 'deleted', bodyHash: 'deleted', answer: 'deleted' },
  staff: { email: 'staff', passwordHash: 'staff', firstName: 'staff', lastName: 'staff' },
  refresh_token: { tokenHash: 'staff' },
  // Keyed hashes of addresses.
  rate_limit: { key: 'kept' },
  // Who paid stands on the statement, too; who uploaded it is staff.
  bank_statement: {
    contentHash: 'kept',
    fileName: 'blanked',
    account: 'kept',
    number: 'kept',
    uploadedBy: 'staff',
  },
  bank_statement_line: {
    account: 'kept',
    key: 'kept',
    payer: 'blanked',
    payerAccount: 'blanked',
    purpose: 'blanked',
    references: 'blanked',
  },
  // Numbers, times and meals; of a note only a mark that tells whether it was changed.
  acknowledgement: { author: 'staff', orders: 'kept' },
  bank_table: { headings: 'kept', columns: 'kept' },
  price: { kind: 'kept' },
  setting: { name: 'kept', value: 'kept' },
} as const satisfies Record<string, Record<string, Fate>>;
