import { Prisma, type Proof } from '#generated/prisma/client.ts';
import { writeAudit } from '#audit/audit-store.ts';
import { forgetFileNames, forgetPayersOf } from '#bank-statements/payer-store.ts';
import { prisma } from '#lib/database/prisma.ts';
import { holdVisitRequests } from '#visit-requests/visit-request-store.ts';
import type { MarkedPerson } from './marked-person.ts';
import { findOccurrences } from './occurrence-store.ts';
import { anonymizeVisitRequests } from './anonymization-store.ts';
import { PROGRAM } from '#audit/program-actor.ts';

/** Somebody waits for it at a terminal, nobody in a browser. */
const TIMEOUT_MS = 10 * 60_000;

/** So many requests are changed by one statement. */
const BATCH = 200;

/** All that is stored about somebody, as it is stored, at one moment; noted in the audit trail. */
export const exportPersonalData = (person: MarkedPerson) =>
  prisma.$transaction(
    async (transaction) => {
      const found = await findOccurrences(transaction, person);
      const within = <Id>(ids: Id[]) => ({ where: { id: { in: ids } } });
      const visitRequests = await transaction.visitRequest.findMany({
        ...within(found.visitRequests),
        omit: { isSuspect: false },
        include: {
          dinnerRequest: true,
          notes: true,
          proposal: true,
          proofs: true,
          proformas: true,
          payments: true,
        },
      });
      const data = {
        visitRequests: visitRequests.map(({ proofs, ...request }) => ({
          ...request,
          proofs: proofs.map(withContentAsText),
        })),
        contactMessages: await transaction.contactMessage.findMany(within(found.contactMessages)),
        mails: await transaction.mail.findMany(within(found.mails)),
        bankStatements: await transaction.bankStatement.findMany(within(found.bankStatements)),
        bankStatementLines: await transaction.bankStatementLine.findMany(
          within(found.bankStatementLines),
        ),
        auditEntries: await transaction.auditEntry.findMany(within(found.auditEntries)),
      };
      await writeAudit(transaction, {
        actor: PROGRAM,
        action: 'personal-data-exported',
        subject: person.mark,
      });
      return data;
    },
    { timeout: TIMEOUT_MS, isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead },
  );

/** A file as it can stand in a text: base64. */
const withContentAsText = (proof: Proof) => ({
  ...proof,
  content: Buffer.from(proof.content).toString('base64'),
});

/**
 * Removes all that is stored about somebody, in one transaction, and notes that. Requests are
 * anonymised; messages and mails are deleted with the keys of their forms; payers on bank statements
 * and the values in the audit trail are blanked. With a moment, only what was stored until then.
 */
export const erasePersonalData = (person: MarkedPerson, until?: Date) =>
  prisma.$transaction(
    async (transaction) => {
      const found = await findOccurrences(transaction, person, until);
      const act = { actor: PROGRAM, action: 'personal-data-erased' } as const;
      await holdVisitRequests(transaction, found.visitRequests);
      for (let start = 0; start < found.visitRequests.length; start += BATCH) {
        const ids = found.visitRequests.slice(start, start + BATCH);
        await anonymizeVisitRequests(transaction, ids, act);
      }
      await transaction.contactMessage.deleteMany({
        where: { id: { in: found.contactMessages } },
      });
      await transaction.$executeRaw`
        DELETE FROM idempotency_record
        WHERE answer -> 'normalizedId' IS NULL
          AND (answer ->> 'id')::integer = ANY(${found.contactMessages})`;
      await transaction.mail.deleteMany({ where: { id: { in: found.mails } } });
      await forgetFileNames(transaction, found.bankStatements);
      await forgetPayersOf(transaction, found.bankStatementLines);
      await writeAudit(transaction, { ...act, subject: person.mark });
      return found;
    },
    { timeout: TIMEOUT_MS },
  );

/** What is stored about somebody, to be looked at before it is erased. */
export const findPersonalData = (person: MarkedPerson) =>
  prisma.$transaction((transaction) => findOccurrences(transaction, person), {
    timeout: TIMEOUT_MS,
  });
