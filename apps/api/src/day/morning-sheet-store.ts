import { prisma } from '#lib/database/prisma.ts';
import { mailRow, type OutgoingMail } from '#mail/queue-mail.ts';
import { readSetting } from '#settings/setting-store.ts';

/** Whether the office wants the sheets and hasn't been sent those of a day (YYYY-MM-DD). */
export async function isMorningSheetDue(date: string): Promise<boolean> {
  const { isMailed } = await readSetting('day-sheet');
  if (!isMailed) return false;
  return (await prisma.morningSheet.findUnique({ where: { date: new Date(date) } })) === null;
}

/**
 * Queues the mail of a day together with the row that says so, unless another server has; false then.
 * The row's key holds a second server up until the first has decided.
 */
export const queueMorningMail = (date: string, mail: OutgoingMail, now: Date): Promise<boolean> =>
  prisma.$transaction(async (transaction) => {
    const row = { date: new Date(date), createdAt: now };
    const { count } = await transaction.morningSheet.createMany({
      data: [row],
      skipDuplicates: true,
    });
    if (count === 0) return false;
    const { id } = await transaction.mail.create({ data: mailRow(mail), select: { id: true } });
    await transaction.morningSheet.update({ where: { date: row.date }, data: { mailId: id } });
    return true;
  });

/** Drops the mails that couldn't leave before noon: the day is half over. */
export async function dropLateMorningMails(): Promise<void> {
  await prisma.$executeRaw`
    DELETE FROM "mail"
    WHERE "kind" = 'day-sheet' AND "state" = 'waiting' AND "expiresAt" <= now()
      AND ("claimedUntil" IS NULL OR "claimedUntil" <= now())`;
}
