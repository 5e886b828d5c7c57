import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import {
  EARLIEST_REMINDER_DAYS,
  endOfDaytime,
  mayLeave,
  REMINDER_KINDS,
} from '@museum/shared/reminders/reminder';
import type { AppDeps } from '#lib/app-deps.ts';
import { toldProformas } from '#visit-requests/emails/payment-blocks.ts';
import { composeReminder } from '#visit-requests/emails/reminder-mail.ts';
import { findComingVisits, remind, takeBackExpired } from './reminder-store.ts';

type Deps = Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>;

/**
 * Queues the reminders that are due; what couldn't leave before the evening is taken back first. Any
 * number of servers may do so at once. One that fails holds up no other and is tried again an hour
 * later. After `ending` none begins.
 */
export async function sendReminders(deps: Deps, ending: AbortSignal): Promise<void> {
  const { clock, logger, mailer } = deps;
  await takeBackExpired();
  const now = clock();
  let queued = 0;
  for (const { id, kind } of await findDue(now)) {
    if (ending.aborted) break;
    try {
      const state = await remind({ id, kind, now }, ({ request, valid, address }) => ({
        kind: 'reminder',
        recipient: address,
        visitRequestId: id,
        expiresAt: endOfDaytime(now),
        ...composeReminder(
          kind,
          { request, proformas: toldProformas(valid, request, logger) },
          deps,
        ),
      }));
      if (state === 'due') queued += 1;
    } catch (error) {
      logger.error({ err: error, visitRequest: id, kind }, 'reminder not queued');
    }
  }
  if (queued === 0) return;
  mailer?.wake();
  logger.info({ queued }, 'reminders queued');
}

/** What may leave at an instant and hasn't; whether it shall is looked at with the request locked. */
async function findDue(now: Date) {
  const today = dayInBelgrade(now);
  const visits = await findComingVisits(today, addDays(today, EARLIEST_REMINDER_DAYS));
  return visits.flatMap(({ id, visitDate, sent }) =>
    REMINDER_KINDS.filter((kind) => !sent.includes(kind) && mayLeave(kind, visitDate, now)).map(
      (kind) => ({ id, kind }),
    ),
  );
}
