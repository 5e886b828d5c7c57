import type { PriceKind } from '#prices/price-kind.ts';
import type { AgeGroupType } from '#visit-requests/visit-request-enums.ts';

/** From how many visitors on the group ticket holds (spec §9). */
export const MIN_GROUP_SIZE = 20;

/** The group ticket for what a group visits besides the centre (spec §9). */
export const groupTicketKind = (visits: {
  memorialHouse: boolean;
  /** Additional content that has to be paid; with an organised meal it is free. */
  paidAdditionalContent: boolean;
}): PriceKind => {
  if (visits.memorialHouse) {
    return visits.paidAdditionalContent ? 'GROUP_ALL' : 'GROUP_CENTRE_MEMORIAL';
  }
  return visits.paidAdditionalContent ? 'GROUP_CENTRE_ADDITIONAL' : 'GROUP_CENTRE';
};

/** The single ticket of visitors who are fewer than a group (contract §3). */
export const singleTicketKind = (ageGroup: AgeGroupType): PriceKind =>
  ageGroup === 'CHILD' || ageGroup === 'ELEMENTARY_SCHOOL' ? 'TICKET_CHILD' : 'TICKET_ADULT';
