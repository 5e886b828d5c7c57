import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { Env } from '#env.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { forgetTotals } from '#visit-requests/remembered-totals.ts';
import {
  anonymizeRequestsBefore,
  deleteMailsBefore,
  deleteMessagesBefore,
  forgetAuditValuesBefore,
} from './retention-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Retention = Pick<
  Env,
  | 'RETENTION_VISIT_REQUEST_DAYS'
  | 'RETENTION_CONTACT_MESSAGE_DAYS'
  | 'RETENTION_MAIL_DAYS'
  | 'RETENTION_AUDIT_DAYS'
>;

/**
 * Removes the personal data whose time is over, class by class; a class without a number of days is
 * kept. Any number of servers may do so at once.
 */
export async function applyRetention(
  settings: Retention,
  { clock, logger }: Pick<AppDeps, 'clock' | 'logger'>,
): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const visitDay = (days: number) => addDays(dayInBelgrade(now), -days);
  const within = async (days: number | undefined, remove: (days: number) => Promise<number>) =>
    days === undefined ? 0 : remove(days);
  const removed = {
    visitRequests: await within(settings.RETENTION_VISIT_REQUEST_DAYS, (days) =>
      anonymizeRequestsBefore(visitDay(days)),
    ),
    contactMessages: await within(settings.RETENTION_CONTACT_MESSAGE_DAYS, (days) =>
      deleteMessagesBefore(before(days)),
    ),
    mails: await within(settings.RETENTION_MAIL_DAYS, (days) => deleteMailsBefore(before(days))),
    auditEntries: await within(settings.RETENTION_AUDIT_DAYS, (days) =>
      forgetAuditValuesBefore(before(days)),
    ),
  };
  if (Object.values(removed).every((count) => count === 0)) return;
  forgetTotals();
  logger.info(removed, 'personal data removed');
}
