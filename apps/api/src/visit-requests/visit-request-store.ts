import type { Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Prisma } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { queueMail, type OutgoingMail } from '#mail/queue-mail.ts';
import { keepQuoted } from './payments/quoted-store.ts';
import { presentVisitRequest, WITH_PARTS } from './present-visit-request.ts';
import { type FrozenProforma, readValidProformas } from './proforma/proforma-store.ts';

// Verbatim from the spec.
const NO_VISIT_REQUEST_MESSAGE = 'Nije pronađen zahtev za posete';
export const NO_DINNER_MESSAGE = 'Nije pronađen zahtev za ručak';

/** A stored request with its lunch; undefined when there is none. */
export async function findVisitRequest(
  id: number,
  db: Transaction = prisma,
): Promise<VisitRequest | undefined> {
  const stored = await db.visitRequest.findUnique({
    where: { id },
    include: WITH_PARTS,
  });
  return stored ? presentVisitRequest(stored) : undefined;
}

/** @throws AppError NOT_FOUND */
export async function readVisitRequest(id: number, db?: Transaction): Promise<VisitRequest> {
  const stored = await findVisitRequest(id, db);
  if (!stored) throw new AppError('NOT_FOUND', { message: NO_VISIT_REQUEST_MESSAGE });
  return stored;
}

/**
 * Reads a request and holds it until the transaction ends: nobody changes, erases or deletes it
 * meanwhile, and who else wants to hold it waits.
 * @throws AppError NOT_FOUND
 */
export async function holdVisitRequest(
  transaction: Transaction,
  id: number,
): Promise<VisitRequest> {
  await holdVisitRequests(transaction, [id]);
  return readVisitRequest(id, transaction);
}

/**
 * Holds several requests in the same way, in one order, so that two who hold some never wait for each
 * other in a circle. Before anything else that somebody may hold with a request: statements, mails.
 */
export const holdVisitRequests = (transaction: Transaction, ids: number[]) =>
  transaction.$executeRaw`
    SELECT FROM visit_request WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;

/** A request, and the version of it that somebody saw. */
export type Expected = { id: number; version: number };

/**
 * A request on which somebody acts. The stage comes before the version: a step that is not possible
 * says where the visit stands, also to whoever looked at an older one (visit-life §1).
 * @throws AppError NOT_FOUND, STAGE_CONFLICT with the present stage, STALE_VERSION
 */
export async function readExpected(
  transaction: Transaction,
  { id, version }: Expected,
  isPossibleFrom: (stage: Stage) => boolean,
): Promise<VisitRequest> {
  const request = await readVisitRequest(id, transaction);
  const { stage } = request;
  if (!isPossibleFrom(stage)) throw new AppError('STAGE_CONFLICT', { beside: { stage } });
  if (request.version !== version) throw new AppError('STALE_VERSION');
  return request;
}

/** A request after a change of it, with what it costs now. */
export async function readChanged(id: number, transaction: Transaction): Promise<VisitRequest> {
  const changed = await readVisitRequest(id, transaction);
  return (await keepQuoted(transaction, changed)) ? readVisitRequest(id, transaction) : changed;
}

/** A request before a change and after it, and the predračuni that hold then. */
export type Settled = { before: VisitRequest; after: VisitRequest; valid: FrozenProforma[] };
export type MailsAbout = (settled: Settled) => OutgoingMail[];

/**
 * Ends the transaction of a change once its predračuni follow it: queues the mails about it, and
 * answers the request with what the predračuni ask for now.
 */
export async function settle(
  transaction: Transaction,
  before: VisitRequest,
  mailsAbout: MailsAbout,
): Promise<VisitRequest> {
  const after = await readVisitRequest(before.id, transaction);
  const valid = await readValidProformas(before.id, transaction);
  await queueMail(transaction, ...mailsAbout({ before, after, valid }));
  return after;
}

/** The reason that a request keeps: none once its personal data has gone, for it would come back to stay. */
export const reasonKept = ({ anonymizedAt }: VisitRequest, reason: string | null) =>
  anonymizedAt === null ? reason : null;

/** Takes away what waits for an answer: what isn't promised any more can't be changed. */
export const dropProposal = (transaction: Transaction, visitRequestId: number) =>
  transaction.proposal.deleteMany({ where: { visitRequestId } });

/**
 * Changes a request that nobody has changed since it was read, and locks it for the transaction.
 * @throws AppError NOT_FOUND, STALE_VERSION
 */
export async function changeVersion(
  transaction: Transaction,
  { id, version }: Expected,
  data: Prisma.VisitRequestUpdateManyMutationInput,
): Promise<void> {
  const { count } = await transaction.visitRequest.updateMany({
    where: { id, version },
    data: { ...data, version: { increment: 1 } },
  });
  if (count > 0) return;
  const exists = await transaction.visitRequest.count({ where: { id } });
  throw new AppError(exists ? 'STALE_VERSION' : 'NOT_FOUND');
}
