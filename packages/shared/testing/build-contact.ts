import { everyContactField } from '#visit-requests/requester/contact-fields.ts';
import type { Contact, ContactField } from '#visit-requests/requester/contact-schema.ts';
import type { ContactType } from '#visit-requests/visit-request-enums.ts';

const CONTACTS = {
  agency: {
    contactType: 'agency',
    agencyName: 'Turistička agencija Putokaz',
    agencyMotherId: '20123456',
    agencyJBKJS: '',
    agencyPib: '101234567',
    agencyOwnerName: 'Đorđe Šćepanović',
    agencyAddress: 'Novi Sad, Bulevar oslobođenja 123',
    agencyPhone: '+381 21 000 111',
    agencyEmail: 'ture@putokaz.example.rs',
    agencyLeaderName: 'Živana Čolić',
    agencyScheduleOnBehalfOf: 'OŠ „Desanka Maksimović“',
    agencyScheduleOnBehalfOfAddress: 'Čačak, Gradsko šetalište 7',
    agencyScheduleOnBehalfOfPhone: '+381 32 000 222',
    agencyScheduleOnBehalfOfEmail: 'skola@desanka.example.rs',
  },
  institution: {
    contactType: 'institution',
    institutionName: 'Predškolska ustanova „Pčelica“',
    institutionMotherId: '07123456',
    institutionJBKJS: '65432',
    institutionPib: '107654321',
    institutionAddress: 'Šabac, Vuka Karadžića 12',
    institutionPhone: '+381 15 000 333',
    institutionEmail: 'uprava@pcelica.example.rs',
    institutionLeaderName: 'Ljiljana Đukić',
  },
  personal: {
    contactType: 'personal',
    personalName: 'Njegoš Žarković',
    personalEmail: 'njegos.zarkovic@example.rs',
    personalPhone: '+381 60 000 444',
    personalGroupType: 'Proslava mature',
  },
} as const satisfies { [Type in ContactType]: Extract<Contact, { contactType: Type }> };

/** The complete, valid fields of one contact type. */
export const buildContact = <Type extends ContactType>(
  contactType: Type,
): Extract<Contact, { contactType: Type }> => ({
  ...(CONTACTS[contactType] as unknown as Extract<Contact, { contactType: Type }>),
});

/** The contact fields as answers carry them: those of the other contact types are null. */
export const buildContactResponse = (
  contactType: ContactType,
): Record<ContactField, string | null> => ({
  ...everyContactField(null),
  ...buildContact(contactType),
});
