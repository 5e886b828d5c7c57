import { isDeepStrictEqual } from 'node:util';
import { type Proforma, PROFORMA_KINDS } from '@museum/shared/payments/proforma-schema';
import { referenceOf } from '@museum/shared/payments/payment-reference';
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { paraToDinars } from '@museum/shared/primitives/money';
import type { Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type Act, writeAudit } from '#audit/audit-store.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { takeBackRemindersOf } from '#mail/queue-mail.ts';
import { readSetting } from '#settings/setting-store.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import { holdVisitRequest } from '#visit-requests/visit-request-store.ts';
import { draftProformas, type ProformaDraft } from './proforma-content.ts';
import { type FrozenProforma, presentProforma, readValidProformas } from './proforma-store.ts';
import { whyReplaced } from './why-replaced.ts';

/** Why a predračun holds no more once a visit is off. */
const VOID_REASONS: Partial<Record<Stage, string>> = {
  postponed: 'poseta je odložena',
  canceled: 'poseta je otkazana',
};

/** Why the one for meals does once they are taken off. */
const MEALS_OFF = 'obroci su otkazani';

/**
 * Issues the predračuni of a visit that is not off, and answers those that hold then: the visit's,
 * the meals'.
 * @throws AppError NOT_FOUND, STAGE_CONFLICT with the present stage
 */
export const issueNow = (id: number, act: Act): Promise<Proforma[]> =>
  changeRequests(async (transaction) => {
    // Held, so that nobody changes it meanwhile, and a second press waits for the first.
    const request = await holdVisitRequest(transaction, id);
    if (request.status !== 'SCHEDULED' || request.anonymizedAt !== null) {
      throw new AppError('STAGE_CONFLICT', { beside: { stage: request.stage } });
    }
    await issueProformas(transaction, request, act);
    await takeBackRemindersOf(transaction, id);
    return (await readValidProformas(id, transaction)).map(presentProforma);
  });

/**
 * Issues the predračuni of a request, in the transaction that locked it: one for the visit, one for
 * its meals. One that would say what the present one says, by `isSame`, stays; any other replaces it.
 */
export async function issueProformas(
  transaction: Transaction,
  request: VisitRequest,
  act: Act,
  isSame = saysTheSame,
): Promise<void> {
  const present = await readValidProformas(request.id, transaction);
  // Once the personal data is gone only what was issued knows the firm.
  const buyer = request.anonymizedAt === null ? undefined : present[0]?.buyer;
  const drafts = draftProformas(request, await readSetting('payment-codes', transaction), buyer);
  for (const kind of PROFORMA_KINDS) {
    const draft = drafts.find((each) => each.kind === kind);
    const old = present.find((each) => each.kind === kind);
    if (draft && old && isSame(draft, old)) continue;
    if (old) {
      const reason = draft ? whyReplaced(old, draft) : MEALS_OFF;
      await voidProforma(transaction, old, reason, act.now);
    }
    if (draft) await issue(transaction, { request, draft, old }, act);
    else if (old) await auditProforma(transaction, request, act, { from: old.number, to: null });
  }
}

/**
 * Makes the issued predračuni follow a change of their request, in its transaction: they are issued
 * anew where they say something else now, and void where the visit is off. Nothing is issued for a
 * request that has none. Reminders that wait would tell of what was.
 */
export async function updateProformas(
  transaction: Transaction,
  request: VisitRequest,
  act: Act,
): Promise<void> {
  await takeBackRemindersOf(transaction, request.id);
  // Who has come pays for those who came; what was issued before stays.
  if (request.stage === 'arrived') return;
  const present = await readValidProformas(request.id, transaction);
  if (present.length === 0) return;
  const reason = VOID_REASONS[request.stage];
  if (reason) await voidAll(transaction, { request, present, reason }, act);
  else await issueProformas(transaction, request, act, asksForTheSame);
}

/** Makes what was issued for a request void because it is deleted; its numbers stay taken. */
export async function voidProformasOfDeleted(
  transaction: Transaction,
  request: Pick<VisitRequest, 'id' | 'normalizedId'>,
  act: Act,
): Promise<void> {
  const present = await readValidProformas(request.id, transaction);
  await voidAll(transaction, { request, present, reason: 'zahtev je izbrisan' }, act);
}

type Subject = Pick<VisitRequest, 'id' | 'normalizedId'>;

async function voidAll(
  transaction: Transaction,
  { request, present, reason }: { request: Subject; present: FrozenProforma[]; reason: string },
  act: Act,
): Promise<void> {
  for (const old of present) {
    await voidProforma(transaction, old, reason, act.now);
    await auditProforma(transaction, request, act, { from: old.number, to: null });
  }
}

/** Whether an issued predračun says all that a new one would. */
export const saysTheSame = (draft: ProformaDraft, old: FrozenProforma) =>
  isDeepStrictEqual(
    [draft.paymentType, draft.buyer, draft.content],
    [old.paymentType, old.buyer, old.content],
  );

/** The same but for our own details and the payment code: other ones are no change of the request. */
export const asksForTheSame = (draft: ProformaDraft, old: FrozenProforma) => {
  const { seller, paymentCode } = old.content;
  return saysTheSame({ ...draft, content: { ...draft.content, seller, paymentCode } }, old);
};

const voidProforma = (
  transaction: Transaction,
  { id }: FrozenProforma,
  voidReason: string,
  voidedAt: Date,
) =>
  transaction.proforma.update({
    where: { id },
    data: { voidedAt, voidReason },
    select: { id: true },
  });

/** The day before the visit; once that has passed the day of issue, which is that of the visit at first. */
function dueDay(visitDate: string, issuedOn: string): string {
  const dayBefore = addDays(visitDate, -1);
  return issuedOn <= dayBefore ? dayBefore : issuedOn;
}

type Issue = { request: VisitRequest; draft: ProformaDraft; old: FrozenProforma | undefined };

async function issue(
  transaction: Transaction,
  { request, draft, old }: Issue,
  act: Act,
): Promise<void> {
  const issuedOn = dayInBelgrade(act.now);
  const number = await nextNumber(transaction, issuedOn.slice(0, 4));
  const { kind, paymentType, buyer, content, total } = draft;
  await transaction.proforma.create({
    data: {
      number,
      kind,
      paymentType,
      buyer,
      content,
      issuedOn: new Date(issuedOn),
      dueOn: new Date(dueDay(request.visitDate, issuedOn)),
      total: paraToDinars(total),
      reference: referenceOf(number),
      replacesId: old?.id ?? null,
      createdAt: act.now,
      visitRequestId: request.id,
    },
    select: { id: true },
  });
  await auditProforma(transaction, request, act, { from: old?.number ?? null, to: number });
}

/**
 * The next number of a year. The year's row stays locked until the transaction ends, so that whoever
 * comes next waits, and gets this number when the transaction is undone.
 */
async function nextNumber(transaction: Transaction, year: string): Promise<string> {
  const [{ last }] = await transaction.$queryRaw<[{ last: number }]>`
    INSERT INTO proforma_counter AS counter (year, last) VALUES (${Number(year)}, 1)
    ON CONFLICT (year) DO UPDATE SET last = counter.last + 1
    RETURNING last`;
  return `PR-${year}-${String(last).padStart(6, '0')}`;
}

const auditProforma = (
  transaction: Transaction,
  { id, normalizedId }: Subject,
  { actor }: Act,
  change: { from: string | null; to: string | null },
) =>
  writeAudit(transaction, {
    actor,
    action: change.to ? 'proforma-issued' : 'proforma-voided',
    subject: normalizedId,
    visitRequestId: id,
    changes: [{ field: 'proforma', ...change }],
  });
