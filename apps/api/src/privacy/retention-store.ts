import { WITHOUT_VALUES } from '#audit/audit-store.ts';
import { PROGRAM } from '#audit/program-actor.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { anonymizeVisitRequests } from './anonymization-store.ts';

/** So many rows at once: a few tenths of a second, and other writers hardly wait. */
const BATCH = 200;

/** Rows that another server has in hand are left to it. */
const A_BATCH = `LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** The morning's sheet is about no request and no message: it stays as long as other mails. */
const OF_A_FORM = `kind <> 'day-sheet'`;

/**
 * One batch of each class; `$1` is the day or the moment before which its time is over. What has been
 * done already must cost nothing, and a batch is found by an index: the usual time for a statement is
 * enough.
 */
export const STATEMENTS = {
  requestsToAnonymize: `
    SELECT id FROM visit_request
    WHERE "visitDate" < $1::date AND "anonymizedAt" IS NULL
    ORDER BY "visitDate", id ${A_BATCH}`,
  // Stored while a visit could be asked for in the year 9999: they count from their receipt on.
  endlessRequestsToAnonymize: `
    SELECT id FROM visit_request
    WHERE "visitDate" > $2::date AND "anonymizedAt" IS NULL AND "createdAt" < $1::date
    ORDER BY "visitDate", id ${A_BATCH}`,
  deleteMessages: `
    DELETE FROM contact_message WHERE id IN (
      SELECT id FROM contact_message WHERE "createdAt" < $1 ${A_BATCH})`,
  deleteMailsOfMessages: `
    DELETE FROM mail WHERE id IN (
      SELECT id FROM mail
      WHERE "createdAt" < $1 AND "visitRequestId" IS NULL AND ${OF_A_FORM} ${A_BATCH})`,
  // Done with, but still to be sent when staff deleted their request or message; what could not be
  // sent is left to staff.
  deleteOrphanedMails: `
    DELETE FROM mail WHERE id IN (
      SELECT id FROM mail
      WHERE "visitRequestId" IS NULL AND "contactMessageId" IS NULL AND state IN ('sent', 'saved')
        AND ${OF_A_FORM}
      ${A_BATCH})`,
  // What staff booked stays with the books, for as long as its visit has its names.
  deleteUnbookedLines: `
    DELETE FROM bank_statement_line WHERE id IN (
      SELECT line.id FROM bank_statement_line AS line
      JOIN bank_statement AS statement ON statement.id = line."bankStatementId"
      WHERE line."paymentId" IS NULL AND statement."unbookedSince" < $1
      LIMIT ${BATCH} FOR UPDATE OF line SKIP LOCKED)`,
  deleteMails: `
    DELETE FROM mail WHERE id IN (
      SELECT id FROM mail WHERE "createdAt" < $1 AND state <> 'waiting' ${A_BATCH})`,
  // Prices are nobody's: from what to what they went stays.
  forgetAuditValues: `
    UPDATE audit_entry SET changes = ${WITHOUT_VALUES}
    WHERE id IN (
      SELECT id FROM audit_entry
      WHERE "createdAt" < $1 AND action NOT LIKE 'price-%'
        AND (jsonb_path_exists(changes, '$[*].from') OR jsonb_path_exists(changes, '$[*].to'))
      ORDER BY "createdAt" ${A_BATCH})`,
};

/**
 * Anonymises the requests whose visit was before a day (YYYY-MM-DD), and those received before it
 * that ask for a visit later than the last day on which one can be. Answers how many.
 */
export async function anonymizeRequestsBefore(
  day: string,
  lastVisitDay: string,
  ending: AbortSignal,
): Promise<number> {
  const { requestsToAnonymize, endlessRequestsToAnonymize } = STATEMENTS;
  const visited = await inBatches(() => anonymizeBatch(requestsToAnonymize, [day]), ending);
  const endless = await inBatches(
    () => anonymizeBatch(endlessRequestsToAnonymize, [day, lastVisitDay]),
    ending,
  );
  return visited + endless;
}

const anonymizeBatch = (select: string, days: string[]): Promise<number> =>
  prisma.$transaction(async (transaction) => {
    const rows = await transaction.$queryRawUnsafe<{ id: number }[]>(select, ...days);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await anonymizeVisitRequests(transaction, ids, {
        actor: PROGRAM,
        action: 'request-anonymized',
      });
    }
    return ids.length;
  });

/** Deletes the messages of the contact form that came before a moment, with the mails about them. */
export async function deleteMessagesBefore(moment: Date, ending: AbortSignal): Promise<number> {
  const deleted = await inBatches(() => change('deleteMessages', moment), ending);
  await inBatches(() => change('deleteMailsOfMessages', moment), ending);
  return deleted;
}

/** Deletes what nobody booked of the bank statements that came, or were taken back, before a moment. */
export const deleteUnbookedLinesBefore = (moment: Date, ending: AbortSignal): Promise<number> =>
  inBatches(() => change('deleteUnbookedLines', moment), ending);

/** Deletes mails that are done with and whose request or message has gone. */
export const deleteOrphanedMails = (ending: AbortSignal): Promise<number> =>
  inBatches(() => change('deleteOrphanedMails'), ending);

/** Deletes mails made before a moment, but none that still has to be sent. */
export const deleteMailsBefore = (moment: Date, ending: AbortSignal): Promise<number> =>
  inBatches(() => change('deleteMails', moment), ending);

/** Takes the values out of what was noted before a moment; who changed which field and when stays. */
export const forgetAuditValuesBefore = (moment: Date, ending: AbortSignal): Promise<number> =>
  inBatches(() => change('forgetAuditValues', moment), ending);

async function change(statement: keyof typeof STATEMENTS, ...values: Date[]): Promise<number> {
  const { rowCount } = await databasePool.query(STATEMENTS[statement], values);
  return rowCount ?? 0;
}

async function inBatches(work: () => Promise<number>, ending: AbortSignal): Promise<number> {
  let total = 0;
  while (!ending.aborted) {
    const done = await work();
    total += done;
    if (done < BATCH) break;
  }
  return total;
}
