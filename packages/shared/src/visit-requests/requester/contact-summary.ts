import { shownEmail } from '#privacy/removed-person.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import type { ContactField } from './contact-schema.ts';

type ContactSource = Pick<VisitRequest, 'contactType'> &
  Partial<Record<ContactField, string | null>>;

/** Who is behind a request, whatever its contact type; missing parts are "". */
export type ContactSummary = {
  /** Who comes: the school, the institution or the person. */
  name: string;
  /** Who leads the group. */
  leaderName: string;
  phone: string;
  email: string;
  address: string;
  agencyName: string;
  institutionName: string;
};

/** The read-only contact fields that staff see, derived from the fields of the contact type (spec §2). */
export const contactSummary = (request: ContactSource): ContactSummary => {
  const value = (field: ContactField) => request[field] ?? '';
  switch (request.contactType) {
    case 'agency':
      return {
        name: value('agencyScheduleOnBehalfOf') || value('agencyName'),
        leaderName: value('agencyLeaderName'),
        phone: value('agencyPhone'),
        email: shownEmail(value('agencyEmail')),
        address: value('agencyAddress'),
        agencyName: value('agencyName'),
        institutionName: value('agencyScheduleOnBehalfOf'),
      };
    case 'institution':
      return {
        name: value('institutionName'),
        leaderName: value('institutionLeaderName'),
        phone: value('institutionPhone'),
        email: shownEmail(value('institutionEmail')),
        address: value('institutionAddress'),
        agencyName: '',
        institutionName: value('institutionName'),
      };
    case 'personal':
      return {
        name: value('personalName'),
        leaderName: value('personalName'),
        phone: value('personalPhone'),
        email: shownEmail(value('personalEmail')),
        address: '',
        agencyName: '',
        institutionName: '',
      };
  }
};

/** The phone that stands on paper beside who comes: the school's own where an agency told it. */
export const phoneOfWhoComes = (request: ContactSource): string =>
  (request.contactType === 'agency' && request.agencyScheduleOnBehalfOfPhone) ||
  contactSummary(request).phone;

/** Who leads the group where it is somebody else than who comes, else "": papers say a name once. */
export const otherLeader = ({ name, leaderName }: ContactSummary) =>
  leaderName === name ? '' : leaderName;
