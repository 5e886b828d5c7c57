import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import { type Stage, stageOf } from './stage.ts';

type Standing = Pick<VisitRequest, 'status' | 'visitDate'>;

/** A group that neither came nor is said to be late or missing. */
export const NO_ARRIVAL = {
  arrivedAt: null,
  arrivedVisitorAmount: null,
  arrivedNumberOfFollowers: null,
  lateAt: null,
  missedAt: null,
} satisfies Partial<VisitRequest>;

/**
 * What an edit takes away: the promise when the visit is off, and what happened at the gate also when
 * the visit gets another day.
 */
export function endedBy(before: Standing, after: Standing) {
  const stands = before.status === 'SCHEDULED' && after.status === 'SCHEDULED';
  return {
    ...(stands ? {} : { confirmedAt: null }),
    ...(stands && before.visitDate === after.visitDate ? {} : NO_ARRIVAL),
  };
}

/** The stage of a request after an edit: who has come or was missed is expected again on another day. */
export const stageAfter = (before: VisitRequest, { status, visitDate }: Standing): Stage =>
  stageOf({ ...before, status, ...endedBy(before, { status, visitDate }) });
