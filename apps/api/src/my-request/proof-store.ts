import type { Proof } from '@museum/shared/my-request/my-request-schema';
import type { Prisma } from '#generated/prisma/client.ts';
import { REQUESTER } from '#audit/program-actor.ts';
import { prisma } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { queueMail, takeBackRemindersOf, type OutgoingMail } from '#mail/queue-mail.ts';
import { auditAct } from '#visit-requests/audit-visit-request.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import { holdVisitRequest } from '#visit-requests/visit-request-store.ts';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

/** More than anybody pays one visit with; each may be as large as `MAX_PROOF_BYTES`. */
const MOST_PROOFS = 10;
const TOO_MANY = `Uz zahtev može da stoji najviše ${MOST_PROOFS} dokaza. Pozovite nas telefonom.`;

const SHOWN = { id: true, name: true, mediaType: true, size: true, createdAt: true } as const;

const present = ({
  createdAt,
  ...proof
}: Prisma.ProofGetPayload<{ select: typeof SHOWN }>): Proof => ({
  ...proof,
  createdAt: createdAt.toISOString(),
});

/** The proofs of a request without their contents, the newest first. */
export async function readProofs(visitRequestId: number): Promise<Proof[]> {
  const where = { visitRequestId };
  const proofs = await prisma.proof.findMany({ where, select: SHOWN, orderBy: { id: 'desc' } });
  return proofs.map(present);
}

/** A proof with its content. @throws AppError NOT_FOUND */
export async function readProof(visitRequestId: number, id: number) {
  const proof = await prisma.proof.findFirst({ where: { id, visitRequestId } });
  if (!proof) throw new AppError('NOT_FOUND');
  return proof;
}

type NewProof = { name: string; mediaType: string; content: Uint8Array<ArrayBuffer> };

/**
 * Keeps a file that shows a payment, with its trace and the office's mail. One that is there
 * already is kept once.
 * @throws AppError NOT_FOUND, STAGE_CONFLICT of a cancelled visit, VALIDATION_ERROR of too many
 */
export async function storeProof(
  visitRequestId: number,
  proof: NewProof,
  mailsAbout: (request: VisitRequest, name: string) => OutgoingMail[],
): Promise<void> {
  await changeRequests(async (transaction) => {
    // Held, so that of two files at once each counts the other, and nobody erases meanwhile.
    const request = await holdVisitRequest(transaction, visitRequestId);
    const { stage, anonymizedAt } = request;
    if (anonymizedAt !== null) throw new AppError('NOT_FOUND');
    if (stage === 'canceled') throw new AppError('STAGE_CONFLICT', { beside: { stage } });
    const { content } = proof;
    const same = { visitRequestId, size: content.length, content };
    if ((await transaction.proof.count({ where: same })) > 0) return;
    if ((await transaction.proof.count({ where: { visitRequestId } })) >= MOST_PROOFS) {
      throw new AppError('VALIDATION_ERROR', { field: 'file', message: TOO_MANY });
    }
    await transaction.proof.create({ data: { ...proof, ...same }, select: { id: true } });
    await auditAct(transaction, { actor: REQUESTER, action: 'proof-sent' }, request);
    await takeBackRemindersOf(transaction, visitRequestId);
    await queueMail(transaction, ...mailsAbout(request, proof.name));
  });
}
