import { foldSearchText } from '#primitives/search-text.ts';
import type { ContactField } from './contact-schema.ts';
import type { ContactType } from '#visit-requests/visit-request-enums.ts';

/** What tells who comes and from where, as a choice of columns. */
export const REQUESTER_COLUMNS = {
  contactType: true,
  agencyName: true,
  agencyAddress: true,
  agencyScheduleOnBehalfOf: true,
  agencyScheduleOnBehalfOfAddress: true,
  institutionName: true,
  institutionAddress: true,
  personalName: true,
} as const satisfies Partial<Record<ContactField | 'contactType', true>>;

type RequesterSource = { contactType: ContactType } & Partial<
  Record<Exclude<keyof typeof REQUESTER_COLUMNS, 'contactType'>, string | null>
>;

/** By what staff know a request; a person's town is not asked for, so it is null (contract §6). */
export type Requester = { requester: string; town: string | null };

/** The part of a "city, street number" address before its first comma; null where there is none. */
export const townOf = (address: string | null | undefined): string | null =>
  address?.includes(',') ? address.slice(0, address.indexOf(',')).trim() : null;

/** A name as it is compared, however it is spelled: its letters and digits, without blanks, dots and dashes. */
export const comparedName = (name: string) =>
  foldSearchText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A town as it is compared, however it is spelled: its letters without post code, blanks and dashes; "" for none. */
export const comparedTown = (town: string | null) =>
  foldSearchText(town ?? '').replaceAll(/[^\p{L}]/gu, '');

/** Both of who comes again, as they are compared: many schools are called after the same person. */
export const comparedNameAndTown = (name: string, address: string | null | undefined) =>
  `${comparedName(name)}, ${comparedTown(townOf(address))}`;

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
