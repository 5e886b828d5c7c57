import { lunchTimeAfter } from '@museum/shared/meals/lunch-time';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/visit-request-defaults';

import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';

type Proposal = Pick<DinnerRequestFormValues, 'timeOfDinner' | 'customerName' | 'customerEmail'>;

export const noProposal: Proposal = { timeOfDinner: '', customerName: '', customerEmail: '' };

/** What the lunch form can know from the visit: when, for whom, and where the answer goes. */
export function proposeDinner(visit: VisitRequestFormValues): Proposal {
  const timeOfDinner = lunchTimeAfter(visit.visitTime);
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
