import type { ContactField } from '@museum/shared/visit-requests/requester/contact-schema';
import {
  doubtOfMotherId,
  doubtOfPhone,
  doubtOfPib,
} from '@museum/shared/visit-requests/doubtful-numbers';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';

/** How a contact field is typed: which keyboard a phone shows, what the browser may fill in. */
type ContactFieldLook = {
  name: ContactField;
  type?: 'email' | 'tel';
  inputMode?: 'numeric';
  autoComplete?: string;
  hint?: string;
  warning?: (typed: string) => string | undefined;
  isWide?: boolean;
};

export type ContactFieldGroup = { heading?: string; fields: ContactFieldLook[] };

/**
 * Browsers know a street or a city, not "city, street number" in one field: what they would fill in
 * is refused, or taken for another city.
 */
const address = { autoComplete: 'off', hint: 'Grad, ulica i broj', isWide: true } as const;

const JBKJS_HINT = 'Nije obavezno – samo za korisnike javnih sredstava';

const pib = { inputMode: 'numeric', autoComplete: 'off', warning: doubtOfPib } as const;
const motherId = { inputMode: 'numeric', autoComplete: 'off', warning: doubtOfMotherId } as const;
const phone = { type: 'tel', autoComplete: 'tel', warning: doubtOfPhone } as const;

/** The school's details must not be filled with those of the agency: an autofill section of their own. */
const school = (detail: string) => `section-school ${detail}`;

const agency: ContactFieldGroup[] = [
  {
    heading: 'Agencija',
    fields: [
      { name: 'agencyName', autoComplete: 'organization', isWide: true },
      { name: 'agencyMotherId', ...motherId },
      { name: 'agencyPib', ...pib },
      { name: 'agencyOwnerName', autoComplete: 'off' },
      { name: 'agencyJBKJS', inputMode: 'numeric', autoComplete: 'off', hint: JBKJS_HINT },
      { name: 'agencyAddress', ...address },
      { name: 'agencyPhone', ...phone },
      { name: 'agencyEmail', type: 'email', autoComplete: 'email' },
      {
        name: 'agencyLeaderName',
        autoComplete: 'name',
        hint: 'Nastavnik, vaspitač ili pratilac agencije',
        isWide: true,
      },
    ],
  },
  {
    heading: 'Škola za koju zakazujete',
    fields: [
      {
        name: 'agencyScheduleOnBehalfOf',
        autoComplete: school('organization'),
        isWide: true,
      },
      { name: 'agencyScheduleOnBehalfOfAddress', ...address },
      { name: 'agencyScheduleOnBehalfOfPhone', ...phone, autoComplete: school('tel') },
      { name: 'agencyScheduleOnBehalfOfEmail', type: 'email', autoComplete: school('email') },
    ],
  },
];

const institution: ContactFieldGroup[] = [
  {
    fields: [
      { name: 'institutionName', autoComplete: 'organization', isWide: true },
      { name: 'institutionMotherId', ...motherId },
      { name: 'institutionPib', ...pib },
      { name: 'institutionAddress', ...address },
      { name: 'institutionPhone', ...phone },
      { name: 'institutionEmail', type: 'email', autoComplete: 'email' },
      { name: 'institutionLeaderName', autoComplete: 'name', hint: 'Nastavnik ili vaspitač' },
      { name: 'institutionJBKJS', inputMode: 'numeric', autoComplete: 'off', hint: JBKJS_HINT },
    ],
  },
];

const personal: ContactFieldGroup[] = [
  {
    fields: [
      { name: 'personalName', autoComplete: 'name', isWide: true },
      { name: 'personalEmail', type: 'email', autoComplete: 'email' },
      { name: 'personalPhone', ...phone },
      {
        name: 'personalGroupType',
        autoComplete: 'off',
        hint: 'Na primer: sindikat, proslava, porodica',
        isWide: true,
      },
    ],
  },
];

/** Each contact type's fields as the form shows them. */
export const CONTACT_FIELD_GROUPS: Record<ContactType, ContactFieldGroup[]> = {
  agency,
  institution,
  personal,
};
