import { PROGRAM } from '#audit/program-actor.ts';
import { anonymizeVisitRequests } from './anonymization-store.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';

/** So many rows at once: a few tenths of a second, and other writers hardly wait. */
const BATCH = 200;

/** Anonymises the requests whose visit was before a day (YYYY-MM-DD); answers how many. */
export const anonymizeRequestsBefore = (day: string): Promise<number> =>
  inBatches(() =>
    prisma.$transaction(async (transaction) => {
      // Rows that another server has in hand are left to it.
      const rows = await transaction.$queryRaw<{ id: number }[]>`
        SELECT id FROM visit_request
        WHERE "visitDate" < ${day}::date AND "anonymizedAt" IS NULL
        ORDER BY "visitDate", id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      if (rows.length > 0) {
        await anonymizeVisitRequests(
          transaction,
          rows.map(({ id }) => id),
          { actor: PROGRAM, action: 'request-anonymized' },
        );
      }
      return rows.length;
    }),
  );

/** Deletes the messages of the contact form that came before a moment, with the mails about them. */
export async function deleteMessagesBefore(moment: Date): Promise<number> {
  const deleted = await inBatches(() => deleteBatch('contact_message', `"createdAt" < $1`, moment));
  await inBatches(() =>
    deleteBatch('mail', `"createdAt" < $1 AND "visitRequestId" IS NULL`, moment),
  );
  return deleted;
}

/**
 * Deletes mails that are done with and whose request or message has gone: they had still to be sent when staff deleted
 * it. Those that could not be sent are left to staff.
 */
export const deleteOrphanedMails = (): Promise<number> =>
  inBatches(async () => {
    const { rowCount } = await databasePool.query(
      `DELETE FROM mail WHERE id IN (
         SELECT id FROM mail
         WHERE "visitRequestId" IS NULL AND "contactMessageId" IS NULL AND state IN ('sent', 'saved')
         LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    );
    return rowCount ?? 0;
  });

/** Deletes mails made before a moment, but none that still has to be sent. */
export const deleteMailsBefore = (moment: Date): Promise<number> =>
  inBatches(() => deleteBatch('mail', `"createdAt" < $1 AND state <> 'waiting'`, moment));

/**
 * Takes the values out of what was noted before a moment; who changed which field and when stays.
 * Prices are nobody's: from what to what they went stays, too.
 */
export const forgetAuditValuesBefore = (moment: Date): Promise<number> =>
  inBatches(async () => {
    const { rowCount } = await databasePool.query(
      `UPDATE audit_entry SET changes = (
         SELECT jsonb_agg(jsonb_build_object('field', change -> 'field'))
         FROM jsonb_array_elements(changes) AS change)
       WHERE id IN (
         SELECT id FROM audit_entry
         WHERE "createdAt" < $1 AND action NOT LIKE 'price-%'
           AND (jsonb_path_exists(changes, '$[*].from') OR jsonb_path_exists(changes, '$[*].to'))
         ORDER BY "createdAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
      [moment],
    );
    return rowCount ?? 0;
  });

async function deleteBatch(
  table: 'contact_message' | 'mail',
  condition: string,
  moment: Date,
): Promise<number> {
  const { rowCount } = await databasePool.query(
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    [moment],
  );
  return rowCount ?? 0;
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work();
    total += done;
    if (done < BATCH) return total;
  }
}
