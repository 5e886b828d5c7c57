import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { RETENTION_DAYS } from '@museum/shared/privacy/retention-days';
import { lastVisitDay } from '@museum/shared/visit-requests/fields/visit-fields-schema';
import type { AppDeps } from '#lib/app-deps.ts';
import { forgetTotals } from '#visit-requests/request-totals-store.ts';
import { removeMailFiles } from './mail-file-store.ts';
import {
  anonymizeRequestsBefore,
  deleteMailsBefore,
  deleteMessagesBefore,
  deleteOrphanedMails,
  deleteUnbookedLinesBefore,
  forgetAuditValuesBefore,
} from './retention-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The morning's sheets are of two days. */
const SHEET_FILE_DAYS = 2;

/**
 * Removes the personal data whose time is over, class by class. What staff have deleted leaves
 * nothing behind, whatever is set. A class that fails holds up no other: it is logged as an error
 * and tried again an hour later. Any number of servers may do so at once. After `ending` no batch
 * begins.
 */
export async function applyRetention(
  { env, clock, logger }: Pick<AppDeps, 'env' | 'clock' | 'logger'>,
  ending: AbortSignal,
): Promise<void> {
  const now = clock();
  const today = dayInBelgrade(now);
  const before = (number: number) => new Date(now.getTime() - number * DAY_MS);
  const classes = {
    visitRequests: () =>
      anonymizeRequestsBefore(
        addDays(today, -env.RETENTION_VISIT_REQUEST_DAYS),
        lastVisitDay(today),
        ending,
      ),
    contactMessages: () => deleteMessagesBefore(before(env.RETENTION_CONTACT_MESSAGE_DAYS), ending),
    unbookedLines: () => deleteUnbookedLinesBefore(before(RETENTION_DAYS.unbookedLine), ending),
    mails: () => deleteMailsBefore(before(env.RETENTION_MAIL_DAYS), ending),
    auditEntries: () => forgetAuditValuesBefore(before(env.RETENTION_AUDIT_DAYS), ending),
    orphanedMails: () => deleteOrphanedMails(ending),
    mailFiles: () =>
      ending.aborted
        ? Promise.resolve(0)
        : removeMailFiles(env.DATA_DIR, { sheetsBefore: before(SHEET_FILE_DAYS) }),
  };
  const removed: Record<string, number> = {};
  for (const [name, remove] of Object.entries(classes)) {
    try {
      removed[name] = await remove();
    } catch (error) {
      logger.error({ err: error, class: name }, 'personal data not removed');
    }
  }
  if (Object.values(removed).every((count) => count === 0)) return;
  forgetTotals();
  logger.info(removed, 'personal data removed');
}
