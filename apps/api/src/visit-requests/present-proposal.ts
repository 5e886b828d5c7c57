import {
  type Proposal,
  type WantedVisit,
  wantedVisitSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import type { Proposal as StoredProposal } from '#generated/prisma/client.ts';

/** A waiting proposal on the wire: the visit as it is now with the wished fields in place. */
export const presentProposal = (
  { sentAt, note, fields }: StoredProposal,
  visit: WantedVisit,
): Proposal => ({
  sentAt: sentAt.toISOString(),
  note,
  wanted: wantedVisitSchema.parse({ ...visit, ...(fields as Partial<WantedVisit>) }),
});
