import type { AuditAction } from '#audit/audit-action.ts';
import { dayInBelgrade, daysBetween } from '#primitives/calendar-date.ts';
import type { VisitStatus } from '#visit-requests/visit-request-enums.ts';

/** Where a visit stands, with the word that people read (visit-life §1). */
export const STAGE_LABELS = {
  received: 'Primljeno',
  confirmed: 'Potvrđeno',
  changing: 'Izmena čeka potvrdu',
  postponed: 'Odloženo',
  canceled: 'Otkazano',
  arrived: 'Stigli',
  missed: 'Nisu došli',
} as const;

export type Stage = keyof typeof STAGE_LABELS;

/** Every stage, for schemas and choices. */
export const STAGES = Object.keys(STAGE_LABELS) as [Stage, ...Stage[]];

/** What the stage of a request follows from, as a choice of columns. */
export const STAGE_COLUMNS = {
  status: true,
  confirmedAt: true,
  arrivedAt: true,
  missedAt: true,
  proposal: { select: { visitRequestId: true } },
} as const;

/** The same of a request: instants or null, a waiting proposal or null. */
type StageSource = Record<keyof typeof STAGE_COLUMNS, unknown> & { status: VisitStatus };

/** The stage of a request; it is never stored. */
export function stageOf(source: StageSource): Stage {
  const { status, confirmedAt, arrivedAt, missedAt, proposal } = source;
  if (status === 'POSTPONED') return 'postponed';
  if (status === 'CANCELED') return 'canceled';
  if (arrivedAt !== null) return 'arrived';
  if (missedAt !== null) return 'missed';
  if (confirmedAt === null) return 'received';
  return proposal === null ? 'confirmed' : 'changing';
}

/** Whether staff have promised a visit that is still to come. */
export const isPromised = (stage: Stage) => stage === 'confirmed' || stage === 'changing';

/** Whether a visit counts in full for the places of its day: promised, or already in the house. */
export const isFirm = (stage: Stage) => isPromised(stage) || stage === 'arrived';

/** Whether a visit of this stage takes place or did, as far as anybody knows: also one only received. */
export const takesPlace = (stage: Stage) => isFirm(stage) || stage === 'received';

/** Whether a change of status takes a visit off, for which a reason is asked (visit-life §1). */
export const isTakenOff = (before: VisitStatus, after: VisitStatus) =>
  before !== after && after !== 'SCHEDULED';

/** Requests made fewer days ahead of the visit come at short notice (visit-life §3). */
export const SHORT_NOTICE_DAYS = 7;

/** What follows from the stored fields of a request. */
export type Staging = { stage: Stage; isShortNotice: boolean };

/**
 * The staging of a request; `visitDate` is YYYY-MM-DD, `createdAt` an ISO instant. The database
 * works short notice out in the same way, for the list to filter by.
 */
export const stagingOf = (
  request: StageSource & { visitDate: string; createdAt: string },
): Staging => ({
  stage: stageOf(request),
  isShortNotice:
    daysBetween(dayInBelgrade(new Date(request.createdAt)), request.visitDate) < SHORT_NOTICE_DAYS,
});

/** Whether a request came at short notice and still waits for an answer. */
export const waitsAtShortNotice = ({ stage, isShortNotice }: Staging): boolean =>
  isShortNotice && stage === 'received';

/**
 * What staff do with a request beside editing it: from which stages, which status it then has,
 * whether a reason has to be given, and what the audit trail calls it.
 */
export const STAGE_ACTS = {
  confirm: {
    label: 'Potvrdi',
    from: ['received'],
    status: 'SCHEDULED',
    needsReason: false,
    action: 'request-confirmed',
  },
  decline: {
    label: 'Odbij',
    from: ['received', 'postponed'],
    status: 'CANCELED',
    needsReason: true,
    action: 'request-declined',
  },
  postpone: {
    label: 'Odloži',
    from: ['received', 'confirmed', 'changing', 'missed'],
    status: 'POSTPONED',
    needsReason: true,
    action: 'request-postponed',
  },
  cancel: {
    label: 'Otkaži',
    from: ['received', 'confirmed', 'changing', 'postponed', 'missed'],
    status: 'CANCELED',
    needsReason: true,
    action: 'request-canceled',
  },
} as const satisfies Record<
  string,
  {
    label: string;
    from: readonly Stage[];
    status: VisitStatus;
    needsReason: boolean;
    action: AuditAction;
  }
>;

export type StageAct = keyof typeof STAGE_ACTS;

/** Every act, for routes and schemas. */
export const STAGE_ACT_NAMES = Object.keys(STAGE_ACTS) as [StageAct, ...StageAct[]];

/** Whether an act is possible from a stage. */
export const mayAct = (act: StageAct, stage: Stage) =>
  (STAGE_ACTS[act].from as readonly Stage[]).includes(stage);
