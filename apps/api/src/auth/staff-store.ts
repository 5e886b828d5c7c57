import type { Staff } from '#generated/prisma/client.ts';
import { AppError } from '#lib/app-error.ts';
import { isUniqueViolation } from '#lib/database-fault.ts';
import { prisma } from '#lib/prisma.ts';
import { hashPassword } from './password-hash.ts';

export type NewStaff = { email: string; password: string; firstName: string; lastName: string };

export const findStaff = (id: number) => prisma.staff.findUnique({ where: { id } });

/** Somebody by their e-mail, in lower case. */
export const findStaffByEmail = (email: string) => prisma.staff.findUnique({ where: { email } });

export const hasStaff = async () =>
  (await prisma.staff.findFirst({ select: { id: true } })) !== null;

/**
 * Adds somebody who may sign in.
 * @throws AppError USER_ALREADY_EXISTS
 */
export async function createStaff({ email, password, ...names }: NewStaff): Promise<Staff> {
  const passwordHash = await hashPassword(password);
  try {
    return await prisma.staff.create({
      data: { ...names, email: email.toLowerCase(), passwordHash },
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('USER_ALREADY_EXISTS', { field: 'email' });
    throw error;
  }
}
