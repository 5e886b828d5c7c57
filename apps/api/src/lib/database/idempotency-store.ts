import { createHash } from 'node:crypto';
import { AppError } from '#lib/http/app-error.ts';
import { databasePool } from './prisma.ts';

/** A form's key together with what it came with. */
export type IdempotencyClaim = { key: string; bodyHash: string };

/** What is answered to a form: the number of what was stored, and what else its contract names. */
export type StoredAnswer = { id: number };

/** How long a key is remembered, as an interval of PostgreSQL's. */
export const KEY_LIFETIME = '24 hours';

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
 * What was answered to this key and body before, undefined when the key is new.
 * @throws AppError IDEMPOTENCY_CONFLICT when it was used for another body
 */
export async function findEarlierAnswer<Answer extends StoredAnswer>({
  key,
  bodyHash,
}: IdempotencyClaim): Promise<Answer | undefined> {
  const { rows } = await databasePool.query<{ bodyHash: string; answer: Answer }>(
    `SELECT "bodyHash", "answer" FROM "idempotency_record"
     WHERE "key" = $1 AND "createdAt" >= now() - $2::interval`,
    [key, KEY_LIFETIME],
  );
  const earlier = rows[0];
  if (earlier && earlier.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return earlier?.answer;
}

/** Forgets keys that no form will come back with. */
export async function removeExpiredIdempotencyKeys(): Promise<void> {
  await databasePool.query(
    `DELETE FROM "idempotency_record" WHERE "createdAt" < now() - $1::interval`,
    [KEY_LIFETIME],
  );
}
