import type { ContactField } from '@museum/shared/visit-requests/contact-schema';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';

/** How a contact field is typed: which keyboard a phone shows, what the browser may fill in. */
export type ContactFieldLook = {
  name: ContactField;
  type?: 'email' | 'tel';
  inputMode?: 'numeric';
  autoComplete?: string;
  hint?: string;
  isOptional?: boolean;
  isWide?: boolean;
};

export type ContactFieldGroup = { heading?: string; fields: ContactFieldLook[] };

const ADDRESS_HINT = 'Grad, ulica i broj';
const LEADER_HINT = 'Nastavnik, vaspitač ili pratilac agencije';
const JBKJS_HINT = 'Nije obavezno – samo za korisnike javnih sredstava';

/** The school's details must not be filled with those of the agency: an autofill section of their own. */
const school = (detail: string) => `section-school ${detail}`;

const agency: ContactFieldGroup[] = [
  {
    heading: 'Agencija',
    fields: [
      { name: 'agencyName', autoComplete: 'organization', isWide: true },
      { name: 'agencyMotherId', inputMode: 'numeric', autoComplete: 'off' },
      { name: 'agencyPib', inputMode: 'numeric', autoComplete: 'off' },
      { name: 'agencyOwnerName', autoComplete: 'off' },
      { name: 'agencyJBKJS', inputMode: 'numeric', hint: JBKJS_HINT, isOptional: true },
      { name: 'agencyAddress', autoComplete: 'street-address', hint: ADDRESS_HINT, isWide: true },
      { name: 'agencyPhone', type: 'tel', autoComplete: 'tel' },
      { name: 'agencyEmail', type: 'email', autoComplete: 'email' },
      { name: 'agencyLeaderName', autoComplete: 'name', hint: LEADER_HINT, isWide: true },
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
      {
        name: 'agencyScheduleOnBehalfOfAddress',
        autoComplete: school('street-address'),
        hint: ADDRESS_HINT,
        isWide: true,
      },
      { name: 'agencyScheduleOnBehalfOfPhone', type: 'tel', autoComplete: school('tel') },
      { name: 'agencyScheduleOnBehalfOfEmail', type: 'email', autoComplete: school('email') },
    ],
  },
];

const institution: ContactFieldGroup[] = [
  {
    fields: [
      { name: 'institutionName', autoComplete: 'organization', isWide: true },
      { name: 'institutionMotherId', inputMode: 'numeric', autoComplete: 'off' },
      { name: 'institutionPib', inputMode: 'numeric', autoComplete: 'off' },
      {
        name: 'institutionAddress',
        autoComplete: 'street-address',
        hint: ADDRESS_HINT,
        isWide: true,
      },
      { name: 'institutionPhone', type: 'tel', autoComplete: 'tel' },
      { name: 'institutionEmail', type: 'email', autoComplete: 'email' },
      { name: 'institutionLeaderName', autoComplete: 'name', hint: LEADER_HINT },
      { name: 'institutionJBKJS', inputMode: 'numeric', hint: JBKJS_HINT, isOptional: true },
    ],
  },
];

const personal: ContactFieldGroup[] = [
  {
    fields: [
      { name: 'personalName', autoComplete: 'name', isWide: true },
      { name: 'personalEmail', type: 'email', autoComplete: 'email' },
      { name: 'personalPhone', type: 'tel', autoComplete: 'tel' },
      { name: 'personalGroupType', hint: 'Na primer: sindikat, proslava, porodica', isWide: true },
    ],
  },
];

/** Each contact type's fields as the form shows them. */
export const CONTACT_FIELD_GROUPS: Record<ContactType, ContactFieldGroup[]> = {
  agency,
  institution,
  personal,
};
