import type { ContactField } from './contact-schema.ts';
import type { ContactType } from '#visit-requests/visit-request-enums.ts';

/** The contact fields that tell who comes and from where. */
export const REQUESTER_FIELDS = [
  'agencyName',
  'agencyAddress',
  'agencyScheduleOnBehalfOf',
  'agencyScheduleOnBehalfOfAddress',
  'institutionName',
  'institutionAddress',
  'personalName',
] as const satisfies ContactField[];

type RequesterSource = { contactType: ContactType } & Partial<
  Record<(typeof REQUESTER_FIELDS)[number], string | null>
>;

/** By what staff know a request; a person's town is not asked for, so it is null (contract §6). */
export type Requester = { requester: string; town: string | null };

/** The part of a "city, street number" address before its first comma; null where there is none. */
export const townOf = (address: string | null | undefined): string | null =>
  address?.includes(',') ? address.slice(0, address.indexOf(',')).trim() : null;

/** Who comes, and from where: a school or institution, an agency with its school, or a person. */
export function requesterOf(contact: RequesterSource): Requester {
  switch (contact.contactType) {
    case 'agency': {
      const school = contact.agencyScheduleOnBehalfOf;
      const agency = contact.agencyName ?? '';
      return {
        requester: school ? `${agency} za ${school}` : agency,
        town: townOf(contact.agencyScheduleOnBehalfOfAddress) ?? townOf(contact.agencyAddress),
      };
    }
    case 'institution':
      return {
        requester: contact.institutionName ?? '',
        town: townOf(contact.institutionAddress),
      };
    case 'personal':
      return { requester: contact.personalName ?? '', town: null };
  }
}
