import { prisma } from '#lib/database/prisma.ts';
import { SUSPECT } from './suspect-mail.ts';

/** Whether the centre was told that a request looks as if no person had sent it. */
export async function wasSuspected(visitRequestId: number): Promise<boolean> {
  const where = { visitRequestId, subject: { startsWith: SUSPECT } };
  return (await prisma.mail.count({ where })) > 0;
}
