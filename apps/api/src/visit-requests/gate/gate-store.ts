import type { AuditAction } from '@museum/shared/audit/audit-action';
import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { dayInWords } from '@museum/shared/primitives/day-words';
import {
  GATE_ACTS,
  type GateAct,
  lastNote,
  mayActAtGate,
  mayUndo,
  UNDO_MINUTES,
} from '@museum/shared/visit-requests/gate/gate-act';
import type { Arrive, GateNote } from '@museum/shared/visit-requests/gate/gate-act-schema';
import type { Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type Act, wasAudited, writeAudit } from '#audit/audit-store.ts';
import { changesBetween } from '#audit/changes-between.ts';
import { lockDays } from '#capacity/conflict-store.ts';
import type { Prisma } from '#generated/prisma/client.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { updateProformas } from '#visit-requests/proforma/issue-store.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import {
  changeVersion,
  readChanged,
  readExpected,
  readVisitRequest,
} from '#visit-requests/visit-request-store.ts';
import { payAtGate, takeBackGatePayments } from './gate-payment-store.ts';

/** Who notes something of which group, and when. */
export type NoteAct = Act & { id: number };

type Step = {
  act: GateAct;
  note: GateNote;
  /** What the columns become, from how the group stands. */
  columns: (before: VisitRequest) => Prisma.VisitRequestUpdateManyMutationInput;
  changes?: (before: VisitRequest, after: VisitRequest) => AuditChange[];
  follow?: (
    transaction: Transaction,
    before: VisitRequest,
    after: VisitRequest,
  ) => Promise<unknown>;
};

const ACTIONS = {
  arrive: 'group-arrived',
  late: 'group-late',
  missed: 'group-missed',
  'undo-arrival': 'arrival-undone',
} as const satisfies Record<GateAct, AuditAction>;

/** When it was pressed: with the person, the group and the act this is one press. */
const momentOf = ({ at }: GateNote): AuditChange[] =>
  at === null ? [] : [{ field: 'pressedAt', from: null, to: new Date(at).toISOString() }];

/**
 * Notes something of a group in one transaction: row, trace, money; no mail goes.
 * @throws AppError NOT_FOUND, STALE_VERSION, STAGE_CONFLICT with the present stage, VALIDATION_ERROR
 * before the day of the visit
 */
function saveNote({ id, actor, now }: NoteAct, step: Step): Promise<VisitRequest> {
  const { act, note, columns, changes, follow } = step;
  const { version } = note;
  const moment = momentOf(note);
  const press = { actor, action: ACTIONS[act], visitRequestId: id };
  return changeRequests(async (transaction) => {
    const { visitDate } = await readVisitRequest(id, transaction);
    // The load of the day changes. Should the visit get another day meanwhile, its version differs below.
    await lockDays(transaction, visitDate);
    // The same press may have been noted while this one waited for the lock.
    if (moment.length > 0 && (await wasAudited(transaction, { ...press, changes: moment }))) {
      return readVisitRequest(id, transaction);
    }
    const isPossibleFrom = (stage: Stage) => mayActAtGate(act, stage);
    const before = await readExpected(transaction, { id, version }, isPossibleFrom);
    refuseBeforeDay(before, now);
    await changeVersion(transaction, { id, version }, { ...columns(before), isViewed: true });
    const after = await readChanged(id, transaction);
    await writeAudit(transaction, {
      ...press,
      subject: after.normalizedId,
      changes: [...moment, ...(changes?.(before, after) ?? [])],
    });
    await follow?.(transaction, before, after);
    return readVisitRequest(id, transaction);
  });
}

/** A day that has passed may be written up later; one that is to come is moved first. */
function refuseBeforeDay({ visitDate }: VisitRequest, now: Date): void {
  if (visitDate <= dayInBelgrade(now)) return;
  throw new AppError('VALIDATION_ERROR', {
    field: 'visitDate',
    message: `Grupa je najavljena za ${dayInWords(visitDate)} Ako je došla danas, prvo joj promenite datum.`,
  });
}

const NUMBERS = ['arrivedVisitorAmount', 'arrivedNumberOfFollowers'] as const;

const numbersOf = (request: VisitRequest) =>
  Object.fromEntries(NUMBERS.map((field) => [field, request[field]]));

/** When it was pressed: the time that the device sent, if it is possible, otherwise now. */
function pressedAt({ at }: GateNote, { visitDate }: VisitRequest, now: Date): Date {
  const pressed = at === null ? now : new Date(at);
  return pressed <= now && dayInBelgrade(pressed) >= visitDate ? pressed : now;
}

/** The numbers as they were noted; those of the agreement stand beside them. */
const numberChanges = (before: VisitRequest, after: VisitRequest) =>
  changesBetween(numbersOf(before), numbersOf(after));

/** Lets a group in with those who really came, and enters what was paid for it; again puts the numbers right. */
export const saveArrival = (act: NoteAct, arrive: Arrive): Promise<VisitRequest> =>
  saveNote(act, {
    act: 'arrive',
    note: arrive,
    columns: (before) => ({
      arrivedAt: before.arrivedAt ?? pressedAt(arrive, before, act.now),
      arrivedVisitorAmount: arrive.visitorAmount,
      arrivedNumberOfFollowers: arrive.numberOfFollowers,
    }),
    changes: numberChanges,
    // The money was taken when it was pressed, not when that was sent.
    follow: (transaction, before, after) =>
      payAtGate(transaction, after, {
        ...arrive,
        ...act,
        now: pressedAt(arrive, before, act.now),
      }),
  });

/** Notes that a group comes late. */
export const saveLate = (act: NoteAct, note: GateNote): Promise<VisitRequest> =>
  saveNote(act, {
    act: 'late',
    note,
    columns: (before) => ({ lateAt: pressedAt(note, before, act.now) }),
  });

/** Notes that a group didn't come: it takes no places any more. */
export const saveMissed = (act: NoteAct, note: GateNote): Promise<VisitRequest> =>
  saveNote(act, {
    act: 'missed',
    note,
    columns: (before) => ({ missedAt: pressedAt(note, before, act.now) }),
  });

const TOO_LATE_TO_UNDO = `Prošlo je više od ${UNDO_MINUTES} minuta, pa ovo više ne može da se poništi. Broj ljudi možete ispraviti i sada, a sve ostalo u detaljima zahteva.`;

const UNDONE: Record<NonNullable<ReturnType<typeof lastNote>>['act'], object> = {
  arrive: { arrivedAt: null, arrivedVisitorAmount: null, arrivedNumberOfFollowers: null },
  missed: { missedAt: null },
  late: { lateAt: null },
};

/**
 * Takes back what was noted last, within ten minutes by this server's clock; what was paid with an
 * arrival is taken back with it, and the predračuni follow the agreement again.
 * @throws AppError as saveNote, TOO_LATE
 */
export const undoNote = (act: NoteAct, note: GateNote): Promise<VisitRequest> =>
  saveNote(act, {
    act: 'undo-arrival',
    note,
    columns: (before) => {
      const last = lastNote(before);
      if (!last) throw new AppError('STAGE_CONFLICT', { beside: { stage: before.stage } });
      if (!mayUndo(before, act.now)) throw new AppError('TOO_LATE', { message: TOO_LATE_TO_UNDO });
      return UNDONE[last.act];
    },
    changes: (before, after) => [
      { field: 'gate', from: GATE_ACTS[lastNote(before)!.act].label, to: null },
      ...numberChanges(before, after),
    ],
    follow: async (transaction, before, after) => {
      if (before.arrivedAt === null) return;
      await takeBackGatePayments(transaction, before, act);
      await updateProformas(transaction, after, act);
    },
  });
