import { prisma } from '#lib/database/prisma.ts';

/** What a key is checked against; null when there is no such request or its personal data has gone. */
export const findKeyed = (id: number) =>
  prisma.visitRequest.findUnique({
    where: { id, anonymizedAt: null },
    select: { id: true, keyVersion: true },
  });
