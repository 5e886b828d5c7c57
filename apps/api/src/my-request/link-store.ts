import type { Actor } from '#audit/audit-store.ts';
import type { Env } from '#env.ts';
import { prisma } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { auditAct } from '#visit-requests/audit-visit-request.ts';
import { requestLink } from '#visit-requests/request-key.ts';

type LinkEnv = Pick<Env, 'JWT_SECRET' | 'PUBLIC_URL'>;

/** Makes all links to a requester's page dead, and answers the one that holds now. @throws AppError NOT_FOUND */
export const renewLink = (id: number, actor: Actor, env: LinkEnv): Promise<string> =>
  prisma.$transaction(async (transaction) => {
    const { count } = await transaction.visitRequest.updateMany({
      where: { id, anonymizedAt: null },
      data: { keyVersion: { increment: 1 } },
    });
    if (count === 0) throw new AppError('NOT_FOUND');
    const request = await transaction.visitRequest.findUniqueOrThrow({
      where: { id },
      select: { id: true, normalizedId: true, keyVersion: true },
    });
    await auditAct(transaction, { actor, action: 'link-renewed' }, request);
    return requestLink(request, env);
  });
