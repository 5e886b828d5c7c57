import { PRICE_KINDS } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import type { Requester } from '@museum/shared/visit-requests/requester/requester';
import type { Staging } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { Prisma } from '#generated/prisma/client.ts';
import { auditRow, newAuditRows, type NewAuditEntry } from '#audit/audit-store.ts';
import type { IdempotencyClaim } from '#lib/database/idempotency-store.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { tellSoon } from '#lib/live/tell-soon.ts';
import { newRowsOf, prepared, storeOnce } from '#lib/database/store-once.ts';
import { mailRow, newMailRows, type OutgoingMail } from '#mail/queue-mail.ts';
import { forgetTotals } from './request-totals-store.ts';

/** What a submission is given before it is stored: its numbers, and the prices of now. */
export type Reservation = {
  id: number;
  normalizedId: string;
  /** Null without a lunch. */
  dinner: { id: number; normalizedId: string } | null;
  unitPrices: PriceMapping;
};

/** A visit request without what is worked out from its fields, and with what nobody is told. */
export type NewVisitRequest = Omit<VisitRequest, keyof Requester | keyof Staging> & {
  isSuspect: boolean;
};

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

const newVisitRows = newRowsOf<Prisma.VisitRequestCreateManyInput>()(
  'visit_request',
  Prisma.VisitRequestScalarFieldEnum,
  [
    ...(['displayNumber', 'isShortNotice', 'phoneDigits', 'searchText'] as const),
    ...(['invoiced', 'invoicedDueOn', 'paid', 'hasProof', 'dueOn'] as const),
  ],
);

const newDinnerRows = newRowsOf<Prisma.DinnerRequestCreateManyInput>()(
  'dinner_request',
  Prisma.DinnerRequestScalarFieldEnum,
  ['createdAt', 'updatedAt', 'deletedAt'],
);

/**
 * Stores a new request with its lunch, the mails about it, its trace and the answer to its key: all of it or
 * nothing. False when the key has been used.
 */
export async function storeSubmission(
  request: NewVisitRequest,
  mails: OutgoingMail[],
  claim: IdempotencyClaim | undefined,
  audit: NewAuditEntry[] = [],
): Promise<boolean> {
  const {
    dinnerRequest,
    deletedDinnerRequest: _deleted,
    proposal: _none,
    guides: _nobody,
    payment,
    ...fields
  } = ageGroupAsRequested(request);
  const visit = { ...fields, quoted: payment.total };
  const answer = { id: visit.id, normalizedId: visit.normalizedId };
  const isStored = await storeOnce(claim, answer, [
    newVisitRows([visit]),
    newDinnerRows(dinnerRequest ? [dinnerRequest] : []),
    newMailRows(mails.map(mailRow)),
    newAuditRows(audit.map(auditRow)),
  ]);
  forgetTotals();
  if (isStored) tellNew(request);
  return isStored;
}

const tellNew = ({ id, visitDate: date, version }: NewVisitRequest) =>
  tellSoon({ kind: 'request', id, date, version });

/** Whether a request looked as if no person had sent it, and was not confirmed. */
export async function wasSuspected(id: number): Promise<boolean> {
  return (await prisma.visitRequest.count({ where: { id, isSuspect: true } })) > 0;
}
