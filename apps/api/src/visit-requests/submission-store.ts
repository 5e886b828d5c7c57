import { PRICE_KINDS } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import pg from 'pg';
import { databasePool } from '#lib/prisma.ts';
import { mailRow, type OutgoingMail } from '#mail/queue-mail.ts';
import { KEY_LIFETIME, type IdempotencyClaim } from './idempotency-store.ts';

// The product's one hot write, in SQL of our own: as a transaction of Prisma's calls it took ten
// round trips and three times as long.

/** What a submission is given before it is stored: its numbers, and the prices of now. */
export type Reservation = {
  id: number;
  normalizedId: string;
  /** Null without a lunch. */
  dinnerId: number | null;
  dinnerNormalizedId: string | null;
  unitPrices: PriceMapping;
};

const RESERVE = `
  SELECT
    nextval(pg_get_serial_sequence('visit_request', 'id'))::integer AS "id",
    next_display_id('GP', 'visit_request_number') AS "normalizedId",
    CASE WHEN $1::boolean THEN nextval(pg_get_serial_sequence('dinner_request', 'id'))::integer
      END AS "dinnerId",
    CASE WHEN $1::boolean THEN next_display_id('RU', 'dinner_request_number')
      END AS "dinnerNormalizedId",
    (SELECT coalesce(json_object_agg("kind", "price"), '{}') FROM "price") AS "unitPrices"`;

/** Takes the next numbers; those of a submission that fails stay unused. */
export async function reserveNumbers(withDinner: boolean): Promise<Reservation> {
  const { rows } = await databasePool.query<Reservation>(RESERVE, [withDinner]);
  const { unitPrices, ...numbers } = rows[0]!;
  const known = PRICE_KINDS.filter((kind) => kind in unitPrices);
  return {
    ...numbers,
    unitPrices: Object.fromEntries(known.map((kind) => [kind, unitPrices[kind]])),
  };
}

/**
 * Stores a submission with its lunch, the mails about it and the answer to its key: all of it or
 * nothing. False when the key has been used before; whoever comes with the same key at the same
 * time waits here for the first one's end.
 */
export async function storeSubmission(
  { dinnerRequest, visitorGroupAgeType, ...visit }: VisitRequest,
  mails: OutgoingMail[],
  claim: IdempotencyClaim | undefined,
): Promise<boolean> {
  const { id, normalizedId } = visit;
  const records = claim ? [{ ...claim, answer: { id, normalizedId } }] : [];
  const request = { ...visit, ageGroupType: visitorGroupAgeType };
  const dinners = dinnerRequest ? [dinnerRequest] : [];
  const tables = [records, [request], dinners, mails.map(mailRow)];
  const { rowCount } = await databasePool.query(
    storeStatement(tables.map(columnNames)),
    tables.map((rows) => JSON.stringify(rows)),
  );
  return rowCount === 1;
}

/** The columns of a table's rows, for a list in SQL; they are names of our own schemas. */
const columnNames = ([row = {}]: object[]) =>
  Object.keys(row).map(pg.escapeIdentifier).join(', ') || '"id"';

const storeStatement = ([record, request, dinner, mail]: string[]) => `
  WITH "claimed" AS (
    INSERT INTO "idempotency_record" AS "earlier" (${record})
    SELECT ${record} FROM jsonb_populate_recordset(NULL::"idempotency_record", $1)
    ON CONFLICT ("key") DO UPDATE
      SET "bodyHash" = EXCLUDED."bodyHash", "answer" = EXCLUDED."answer", "createdAt" = now()
      WHERE "earlier"."createdAt" < now() - interval '${KEY_LIFETIME}'
    RETURNING 1
  ), "stored" AS (
    INSERT INTO "visit_request" (${request})
    SELECT ${request} FROM jsonb_populate_recordset(NULL::"visit_request", $2)
    WHERE jsonb_array_length($1) = 0 OR EXISTS (SELECT FROM "claimed")
    RETURNING 1
  ), "dinner" AS (
    INSERT INTO "dinner_request" (${dinner})
    SELECT ${dinner} FROM jsonb_populate_recordset(NULL::"dinner_request", $3)
    WHERE EXISTS (SELECT FROM "stored")
  ), "queued" AS (
    INSERT INTO "mail" (${mail})
    SELECT ${mail} FROM jsonb_populate_recordset(NULL::"mail", $4)
    WHERE EXISTS (SELECT FROM "stored")
  )
  SELECT FROM "stored"`;
