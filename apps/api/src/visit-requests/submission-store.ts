import { createHash } from 'node:crypto';
import { PRICE_KINDS } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/age-group-field';
import type { Requester } from '@museum/shared/visit-requests/requester';
import type { Staging } from '@museum/shared/visit-requests/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import pg from 'pg';
import { databasePool } from '#lib/database/prisma.ts';
import { mailRow, type OutgoingMail } from '#mail/queue-mail.ts';
import { KEY_LIFETIME, type IdempotencyClaim } from '#lib/database/idempotency-store.ts';
import { forgetTotals } from './remembered-totals.ts';

// The product's one hot write is SQL of our own: as a transaction of Prisma's calls it took ten
// round trips and 4.7 ms of this process's CPU time; this takes three and 1.3 ms.

/** What a submission is given before it is stored: its numbers, and the prices of now. */
export type Reservation = {
  id: number;
  normalizedId: string;
  /** Null without a lunch. */
  dinner: { id: number; normalizedId: string } | null;
  unitPrices: PriceMapping;
};

/** A visit request without what is worked out from its fields. */
export type NewVisitRequest = Omit<VisitRequest, keyof Requester | keyof Staging>;

const RESERVE = `
  SELECT
    nextval(pg_get_serial_sequence('visit_request', 'id'))::integer AS "id",
    next_display_id('GP', 'visit_request_number') AS "normalizedId",
    CASE WHEN $1::boolean THEN json_build_object(
      'id', nextval(pg_get_serial_sequence('dinner_request', 'id')),
      'normalizedId', next_display_id('RU', 'dinner_request_number')
    ) END AS "dinner",
    (SELECT coalesce(json_object_agg("kind", "price"), '{}') FROM "price") AS "unitPrices"`;

/** Takes the next numbers; those of a submission that isn't stored stay unused. */
export async function reserveNumbers(withDinner: boolean): Promise<Reservation> {
  const { rows } = await databasePool.query<Reservation>(prepared(RESERVE, [withDinner]));
  const { unitPrices, ...numbers } = rows[0]!;
  const known = PRICE_KINDS.filter((kind) => kind in unitPrices);
  return {
    ...numbers,
    unitPrices: Object.fromEntries(known.map((kind) => [kind, unitPrices[kind]])),
  };
}

/**
 * Stores a new request with its lunch, the mails about it and the answer to its key: all of it or
 * nothing. False when the key has been used; whoever comes with the same key at the same time
 * waits here for the first one's end.
 */
export async function storeSubmission(
  request: NewVisitRequest,
  mails: OutgoingMail[],
  claim: IdempotencyClaim | undefined,
): Promise<boolean> {
  const { dinnerRequest, deletedDinnerRequest, ...visit } = ageGroupAsRequested(request);
  const answer = { id: visit.id, normalizedId: visit.normalizedId };
  const records = claim ? [{ ...claim, answer }] : [];
  // Nothing of a new request has been deleted.
  const dinners = [dinnerRequest, deletedDinnerRequest].filter((dinner) => dinner !== null);
  const mailRows = mails.map(mailRow);
  const statement = storeStatement(columns([visit]), columns(dinners), columns(mailRows));
  const parameters = [records, [visit], dinners, mailRows].map((rows) => JSON.stringify(rows));
  const { rowCount } = await databasePool.query(prepared(statement, parameters));
  forgetTotals();
  return rowCount === 1;
}

const statementNames = new Map<string, string>();

/** A statement that each connection reads and plans once; named after its text, so that no two share a name. */
function prepared(text: string, values: unknown[]) {
  const name = statementNames.get(text) ?? createHash('sha256').update(text).digest('base64url');
  statementNames.set(text, name);
  return { name, text, values };
}

/** The columns that the rows fill, as a list in SQL; without rows any column does. */
const columns = ([row = { id: 0 }]: object[]) => Object.keys(row).map(pg.escapeIdentifier).join();

/** The rows come as JSON, so that each column is read as its own type. */
const storeStatement = (visit: string, dinner: string, mail: string) => `
  WITH "claimed" AS (
    INSERT INTO "idempotency_record" AS "earlier" ("key", "bodyHash", "answer")
    SELECT "key", "bodyHash", "answer" FROM jsonb_populate_recordset(NULL::"idempotency_record", $1)
    ON CONFLICT ("key") DO UPDATE
      SET "bodyHash" = EXCLUDED."bodyHash", "answer" = EXCLUDED."answer", "createdAt" = now()
      WHERE "earlier"."createdAt" < now() - interval '${KEY_LIFETIME}'
    RETURNING 1
  ), "stored" AS (
    INSERT INTO "visit_request" (${visit})
    SELECT ${visit} FROM jsonb_populate_recordset(NULL::"visit_request", $2)
    WHERE jsonb_array_length($1) = 0 OR EXISTS (SELECT FROM "claimed")
    RETURNING 1
  ), "ordered" AS (
    INSERT INTO "dinner_request" (${dinner})
    SELECT ${dinner} FROM jsonb_populate_recordset(NULL::"dinner_request", $3)
    WHERE EXISTS (SELECT FROM "stored")
  ), "queued" AS (
    INSERT INTO "mail" (${mail})
    SELECT ${mail} FROM jsonb_populate_recordset(NULL::"mail", $4)
    WHERE EXISTS (SELECT FROM "stored")
  )
  SELECT FROM "stored"`;
