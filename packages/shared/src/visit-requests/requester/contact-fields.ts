import type { ContactField } from './contact-schema.ts';
import type { FieldFate } from '#visit-requests/fields/visit-fields.ts';

type ContactFieldEntry = {
  /** Its name in forms, mails and the history, understandable without the fields around it. */
  label: string;
  fate: FieldFate;
  /** The list's search finds it, and the filter of e-mails or phones; a test asks the database. */
  search?: 'text' | 'email' | 'phone';
};

/** Who asks for a visit, field by field; the rules stand in contact-schema.ts. */
export const CONTACT_FIELDS = {
  agencyName: { label: 'Naziv agencije', fate: 'renamed', search: 'text' },
  agencyMotherId: { label: 'Matični broj agencije', fate: 'emptied' },
  agencyJBKJS: { label: 'JBKJS agencije', fate: 'emptied' },
  agencyPib: { label: 'PIB agencije', fate: 'emptied' },
  agencyOwnerName: { label: 'Ime i prezime vlasnika', fate: 'emptied', search: 'text' },
  agencyAddress: { label: 'Adresa agencije', fate: 'emptied', search: 'text' },
  agencyPhone: { label: 'Telefon agencije', fate: 'emptied', search: 'phone' },
  agencyEmail: { label: 'E-mail agencije', fate: 'readdressed', search: 'email' },
  agencyLeaderName: { label: 'Vođa grupe', fate: 'emptied', search: 'text' },
  agencyScheduleOnBehalfOf: { label: 'Naziv škole', fate: 'emptied', search: 'text' },
  agencyScheduleOnBehalfOfAddress: { label: 'Adresa škole', fate: 'emptied', search: 'text' },
  agencyScheduleOnBehalfOfPhone: { label: 'Telefon škole', fate: 'emptied', search: 'phone' },
  agencyScheduleOnBehalfOfEmail: { label: 'E-mail škole', fate: 'emptied', search: 'email' },
  institutionMotherId: { label: 'Matični broj institucije', fate: 'emptied' },
  institutionJBKJS: { label: 'JBKJS institucije', fate: 'emptied' },
  institutionPib: { label: 'PIB institucije', fate: 'emptied' },
  institutionName: { label: 'Naziv institucije', fate: 'renamed', search: 'text' },
  institutionAddress: { label: 'Adresa institucije', fate: 'emptied', search: 'text' },
  institutionPhone: { label: 'Telefon institucije', fate: 'emptied', search: 'phone' },
  institutionEmail: { label: 'E-mail institucije', fate: 'readdressed', search: 'email' },
  institutionLeaderName: { label: 'Vođa grupe', fate: 'emptied', search: 'text' },
  personalName: { label: 'Ime i prezime', fate: 'renamed', search: 'text' },
  personalEmail: { label: 'E-mail', fate: 'readdressed', search: 'email' },
  personalPhone: { label: 'Telefon', fate: 'emptied', search: 'phone' },
  personalGroupType: { label: 'Tip grupe', fate: 'emptied' },
} as const satisfies Record<ContactField, ContactFieldEntry>;

const NAMES = Object.keys(CONTACT_FIELDS) as ContactField[];

/** One and the same value for each contact field. */
export const everyContactField = <Value>(value: Value) =>
  Object.fromEntries(NAMES.map((field) => [field, value])) as Record<ContactField, Value>;

/** The contact fields that the filter of e-mails, or that of phones, looks at. */
export const contactFieldsFoundAs = (search: 'email' | 'phone') =>
  (Object.entries(CONTACT_FIELDS) as [ContactField, ContactFieldEntry][]).flatMap(
    ([field, entry]) => (entry.search === search ? [field] : []),
  );
