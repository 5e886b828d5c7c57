import type { MailState } from '@museum/shared/mail/mail-kind';
import {
  type MailedReminder,
  REMINDER_KINDS,
  REMINDERS,
  type Reminded,
  type ReminderKind,
  type ReminderState,
  reminderState,
} from '@museum/shared/reminders/reminder';
import { dinarsToPay } from '@museum/shared/payments/payment-state';
import type { SwitchReminder } from '@museum/shared/reminders/reminder-schema';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type Actor, readChangedAt, writeAudit } from '#audit/audit-store.ts';
import { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { presentDay } from '#lib/database/present-day.ts';
import { mailRow, type OutgoingMail, takeBackReminders } from '#mail/queue-mail.ts';
import { readSetting } from '#settings/setting-store.ts';
import { requesterAddress } from '#visit-requests/emails/requester-mail.ts';
import {
  type FrozenProforma,
  readValidProformas,
} from '#visit-requests/proforma/proforma-store.ts';
import { holdVisitRequest, readVisitRequest } from '#visit-requests/visit-request-store.ts';

/** The promised visits from a day to another, both YYYY-MM-DD, with what was reminded of already. */
export async function findComingVisits(from: string, to: string) {
  const visits = await prisma.visitRequest.findMany({
    where: {
      status: 'SCHEDULED',
      confirmedAt: { not: null },
      anonymizedAt: null,
      visitDate: { gte: new Date(from), lte: new Date(to) },
    },
    select: { id: true, visitDate: true, reminders: { select: { kind: true, visitDate: true } } },
    orderBy: [{ visitDate: 'asc' }, { id: 'asc' }],
  });
  return visits.map(({ id, visitDate, reminders }) => ({
    id,
    visitDate: presentDay(visitDate),
    sent: reminders
      .filter((reminder) => reminder.visitDate.getTime() === visitDate.getTime())
      .map(({ kind }) => kind),
  }));
}

/** Where each reminder of a request stands at an instant. @throws AppError NOT_FOUND */
export async function readReminders(id: number, now: Date) {
  const request = await readVisitRequest(id);
  const facts = await readFacts(request, prisma);
  return REMINDER_KINDS.map((kind) => {
    const visit = facts(kind);
    return { kind, isOn: visit.isOn, ...reminderState(kind, visit, now) };
  });
}

/**
 * Queues one reminder, if it is due at an instant: the mail and the row that says so are stored
 * together or not at all. The request is locked, so that nobody moves or cancels the visit meanwhile
 * and no other server reminds of it.
 */
export const remind = (
  { id, kind, now }: { id: number; kind: ReminderKind; now: Date },
  mailAbout: (told: {
    request: VisitRequest;
    valid: FrozenProforma[];
    address: string;
  }) => OutgoingMail,
): Promise<ReminderState['state']> =>
  prisma.$transaction(async (transaction) => {
    const request = await holdVisitRequest(transaction, id);
    const facts = await readFacts(request, transaction);
    const { state } = reminderState(kind, facts(kind), now);
    const address = requesterAddress(request);
    if (state !== 'due' || address === null) return state;
    const valid = await readValidProformas(id, transaction);
    const mail = mailRow(mailAbout({ request, valid, address }));
    await transaction.mail.create({ data: mail, select: { id: true } });
    const visitDate = new Date(request.visitDate);
    const row = { visitRequestId: id, kind, visitDate, createdAt: now, mailId: mail.id };
    await transaction.reminder.create({ data: row, select: { kind: true } });
    return state;
  });

/** Takes back what couldn't leave before the evening; it goes in the morning if it still makes sense. */
export const takeBackExpired = (): Promise<void> =>
  prisma.$transaction((transaction) =>
    takeBackReminders(transaction, Prisma.sql`"expiresAt" <= now()`),
  );

/**
 * Switches a reminder of one request, with its trace; nothing when it stands so already.
 * @throws AppError NOT_FOUND
 */
export const switchReminder = (
  id: number,
  { kind, isOn }: SwitchReminder,
  actor: Actor,
): Promise<void> =>
  prisma.$transaction(async (transaction) => {
    const { normalizedId } = await holdVisitRequest(transaction, id);
    const row = { visitRequestId: id, kind };
    const { count } = isOn
      ? await transaction.mutedReminder.deleteMany({ where: row })
      : await transaction.mutedReminder.createMany({ data: row, skipDuplicates: true });
    if (count === 0) return;
    await writeAudit(transaction, {
      actor,
      action: 'reminder-switched',
      subject: normalizedId,
      visitRequestId: id,
      changes: [{ field: REMINDERS[kind].label, from: inWords(!isOn), to: inWords(isOn) }],
    });
  });

const inWords = (isOn: boolean) => (isOn ? 'uključeno' : 'isključeno');

/** What the reminders of a request depend on, kind by kind. */
async function readFacts(request: VisitRequest, db: Transaction) {
  const { id, visitDate, confirmedAt } = request;
  const where = { visitRequestId: id };
  const isOnForAll = await readSetting('reminders', db);
  const muted = await db.mutedReminder.findMany({ where });
  const reminders = await db.reminder.findMany({
    where: { ...where, visitDate: new Date(visitDate) },
    select: { kind: true, createdAt: true, mail: { select: { state: true, sentAt: true } } },
  });
  const movedAt = await readChangedAt(id, 'visitDate', db);
  const termSince = later(confirmedAt === null ? null : new Date(confirmedAt), movedAt);
  return (kind: ReminderKind): Reminded => ({
    visitDate,
    isFirm: isPromised(request.stage),
    termSince,
    hasAddress: requesterAddress(request) !== null,
    isPaymentOpen: isPaymentOpen(request),
    mail: mailOf(reminders.find((reminder) => reminder.kind === kind)),
    isOn: !muted.some((reminder) => reminder.kind === kind),
    isOnForAll: isOnForAll[kind],
  });
}

type StoredReminder = { createdAt: Date; mail: { state: MailState; sentAt: Date | null } | null };

/** What has become of a reminder's mail; one that was deleted since had left. */
function mailOf(reminder: StoredReminder | undefined): MailedReminder | null {
  if (!reminder) return null;
  const { createdAt, mail } = reminder;
  return mail === null || mail.state === 'sent'
    ? { state: 'sent', at: mail?.sentAt ?? createdAt }
    : { state: mail.state, at: null };
}

const later = (one: Date | null, other: Date | null) =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);

/** Whether a transfer is still to come that nobody has shown. */
const isPaymentOpen = ({ paymentType, payment }: VisitRequest) =>
  paymentType === 'SCHEDULED_PAYMENT' && payment.state !== 'proof' && dinarsToPay(payment) > 0;
