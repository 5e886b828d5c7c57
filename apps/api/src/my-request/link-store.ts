import type { Actor } from '#audit/audit-store.ts';
import type { Env } from '#env.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { auditAct } from '#visit-requests/audit-visit-request.ts';
import { keyInLink, requestLink } from '#visit-requests/request-key.ts';

type LinkEnv = Pick<Env, 'JWT_SECRET' | 'PUBLIC_URL'>;

/** What a link is made of, and its key checked against; null without a request, and once its personal data has gone. */
export const findLinked = (id: number, database: Transaction = prisma) =>
  database.visitRequest.findUnique({
    where: { id, anonymizedAt: null },
    select: { id: true, normalizedId: true, keyVersion: true },
  });

/** @throws AppError NOT_FOUND */
async function readLinked(id: number, database?: Transaction) {
  const request = await findLinked(id, database);
  if (!request) throw new AppError('NOT_FOUND');
  return request;
}

/** The link to a requester's page that holds now; null when there is none any more. */
export async function findLink(id: number, env: LinkEnv): Promise<string | null> {
  const request = await findLinked(id);
  return request && requestLink(request, env);
}

/** The link to a requester's page that holds now. @throws AppError NOT_FOUND */
export const readLink = async (id: number, env: LinkEnv): Promise<string> =>
  requestLink(await readLinked(id), env);

type Renewal = {
  id: number;
  /** The link that staff see; where a colleague has just renewed it, theirs holds for both. */
  replaces: string;
  actor: Actor;
};

/** Makes a link to a requester's page dead, and answers the one that holds now. @throws AppError NOT_FOUND */
export const renewLink = ({ id, replaces, actor }: Renewal, env: LinkEnv): Promise<string> =>
  prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT FROM visit_request WHERE id = ${id} FOR UPDATE`;
    const present = requestLink(await readLinked(id, transaction), env);
    if (keyInLink(present) !== keyInLink(replaces)) return present;
    await transaction.visitRequest.update({
      where: { id },
      data: { keyVersion: { increment: 1 } },
    });
    const request = await readLinked(id, transaction);
    await auditAct(transaction, { actor, action: 'link-renewed' }, request);
    return requestLink(request, env);
  });
