import {
  isInOpeningWindow,
  isTimeOfDay,
  OPENING_WINDOW,
} from '@museum/shared/primitives/time-of-day';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/visit-request-defaults';

import { facts } from '#content/facts.ts';
import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';

type Proposal = Pick<DinnerRequestFormValues, 'timeOfDinner' | 'customerName' | 'customerEmail'>;

export const noProposal: Proposal = { timeOfDinner: '', customerName: '', customerEmail: '' };

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Lunch follows the tour, and never later than the kitchen serves. */
const lunchAfter = (visitTime: string) => {
  if (!isTimeOfDay(visitTime) || !isInOpeningWindow(visitTime)) return '';
  const [hours = 0, minutes = 0] = visitTime.split(':').map(Number);
  const end = hours * 60 + minutes + facts.groupVisit.tourMinutes;
  const time = `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
  return isInOpeningWindow(time) ? time : OPENING_WINDOW.to;
};

/** What the lunch form can know from the visit: when, for whom, and where the answer goes. */
export function proposeDinner(visit: VisitRequestFormValues): Proposal {
  const timeOfDinner = lunchAfter(visit.visitTime);
  return visit.contactType === 'agency'
    ? { timeOfDinner, customerName: visit.agencyName, customerEmail: visit.agencyEmail }
    : { timeOfDinner, customerName: visit.institutionName, customerEmail: visit.institutionEmail };
}

/**
 * The fields that a fresh proposal may fill in: those still empty, and those that hold what was
 * proposed for an earlier state of the visit.
 */
export function acceptProposal(
  current: Proposal,
  earlier: Proposal,
  fresh: Proposal,
): Partial<Proposal> {
  const fields = Object.keys(fresh) as (keyof Proposal)[];
  const open = fields.filter((field) => !current[field] || current[field] === earlier[field]);
  return Object.fromEntries(open.map((field) => [field, fresh[field]]));
}
