import { prisma } from '#lib/database/prisma.ts';

/** Ends when the database has answered; a fault is thrown as it came. */
export async function pingDatabase(): Promise<void> {
  await prisma.$queryRaw`SELECT 1`;
}
