import { createHash } from 'node:crypto';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { AppError } from '#lib/app-error.ts';
import { prisma, type Transaction } from '#lib/prisma.ts';

/** A form's key together with what it came with. */
export type IdempotencyClaim = { key: string; bodyHash: string };

const HOURS_KEPT = 24;

/** A claim on a key for a checked body; the order of the body's fields makes no difference. */
export const idempotencyClaim = (key: string, body: unknown): IdempotencyClaim => ({
  key,
  bodyHash: createHash('sha256').update(JSON.stringify(body, inOrder)).digest('hex'),
});

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Takes the key for this transaction; whoever comes with the same key meanwhile waits for its end.
 * The earlier answer when the key was used for the same body, undefined when it is new.
 * @throws AppError IDEMPOTENCY_CONFLICT when it was used for another body
 */
export async function claimIdempotencyKey(
  transaction: Transaction,
  claim: IdempotencyClaim,
): Promise<CreatedVisitRequest | undefined> {
  const claimed = await transaction.$executeRaw`
    INSERT INTO "idempotency_record" AS "earlier" ("key", "bodyHash", "answer")
    VALUES (${claim.key}, ${claim.bodyHash}, 'null')
    ON CONFLICT ("key") DO UPDATE
      SET "bodyHash" = EXCLUDED."bodyHash", "answer" = 'null', "createdAt" = now()
      WHERE "earlier"."createdAt" < now() - make_interval(hours => ${HOURS_KEPT})`;
  return claimed === 1 ? undefined : await findEarlierAnswer(claim, transaction);
}

/**
 * What was answered to this key and body before, undefined when the key is new.
 * @throws AppError IDEMPOTENCY_CONFLICT when it was used for another body
 */
export async function findEarlierAnswer(
  { key, bodyHash }: IdempotencyClaim,
  db: Transaction = prisma,
): Promise<CreatedVisitRequest | undefined> {
  const earlier = await db.idempotencyRecord.findUnique({ where: { key } });
  if (earlier && earlier.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return earlier?.answer as CreatedVisitRequest | undefined;
}

/** Keeps the answer beside the claimed key. */
export async function keepAnswer(
  transaction: Transaction,
  { key }: IdempotencyClaim,
  answer: CreatedVisitRequest,
): Promise<void> {
  await transaction.idempotencyRecord.update({ where: { key }, data: { answer } });
}

/** Forgets keys that no form will come back with. */
export async function removeExpiredIdempotencyKeys(): Promise<void> {
  await prisma.$executeRaw`
    DELETE FROM "idempotency_record"
    WHERE "createdAt" < now() - make_interval(hours => ${HOURS_KEPT})`;
}
