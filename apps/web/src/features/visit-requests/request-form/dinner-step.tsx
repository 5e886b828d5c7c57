import { lunchTimeAfter } from '@museum/shared/meals/lunch-time';
import { isCount } from '@museum/shared/primitives/count';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/visit-request-defaults';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';
import { DinnerRequestForm } from '#features/meals/dinner-request-form.tsx';
import type { RequestForms } from './request-forms.ts';

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

/** Fills in what the lunch form can know from the visit, each time it is opened. */
export function useDinnerProposal({ step, visit, dinner }: RequestForms) {
  const proposed = useRef(noProposal);
  useEffect(() => {
    if (step !== 'dinner') return;
    const fresh = proposeDinner(visit.getValues());
    const accepted = acceptProposal(dinner.getValues(), proposed.current, fresh);
    proposed.current = fresh;
    for (const field of Object.keys(accepted) as (keyof typeof accepted)[]) {
      dinner.setValue(field, accepted[field] ?? '');
    }
  }, [step, visit, dinner]);
}

/** The second step: the lunch. */
export function DinnerStep({ visit, dinner }: Pick<RequestForms, 'visit' | 'dinner'>) {
  const [visitors, followers] = useWatch({
    control: visit.control,
    name: ['visitorAmount', 'numberOfFollowers'],
  });
  const group = {
    visitors: isCount(visitors, 1) ? visitors : 0,
    followers: isCount(followers, 0) ? followers : 0,
  };
  return <DinnerRequestForm form={dinner} group={group} />;
}
