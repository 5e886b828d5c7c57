import { instantInBelgrade, timeInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { AppDeps } from '#lib/app-deps.ts';
import { readDaySheet } from './day-sheet-store.ts';
import { composeMorningMail } from './emails/morning-mail.ts';
import {
  dropLateMorningMails,
  isMorningSheetDue,
  queueMorningMail,
} from './morning-sheet-store.ts';

/** In Belgrade: the sheets go at six; where no server was up, late, but of no use after noon. */
const MORNING = { from: '06:00', to: '12:00' } as const;

type Deps = Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>;

/**
 * Queues the office's mail with the sheets of today and tomorrow, once a morning, if staff have switched
 * it on. Any number of servers may do so at once.
 */
export async function sendMorningSheet({ clock, env, logger, mailer }: Deps): Promise<void> {
  await dropLateMorningMails();
  const now = clock();
  const time = timeInBelgrade(now);
  const date = dayInBelgrade(now);
  if (time < MORNING.from || time >= MORNING.to || !(await isMorningSheetDue(date))) return;
  const [today, tomorrow] = await Promise.all([readDaySheet(date), readDaySheet(addDays(date, 1))]);
  const mail = {
    kind: 'day-sheet' as const,
    recipient: env.MAIL_OFFICE,
    expiresAt: instantInBelgrade(date, MORNING.to),
    ...composeMorningMail({ today, tomorrow }, env.PUBLIC_URL),
  };
  if (!(await queueMorningMail(date, mail, now))) return;
  mailer?.wake();
  logger.info({ date }, 'morning sheet queued');
}
