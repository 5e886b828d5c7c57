import type { Staff } from '#generated/prisma/client.ts';
import { AppError } from '#lib/app-error.ts';
import { isUniqueViolation } from '#lib/database-fault.ts';
import { prisma } from '#lib/prisma.ts';
import { hashPassword } from './password-hash.ts';
import { revokeFamilies } from './session-store.ts';

export type NewStaff = { email: string; password: string; firstName: string; lastName: string };

export const findStaff = (id: number) => prisma.staff.findUnique({ where: { id } });

/** Somebody by their e-mail, in lower case. */
export const findStaffByEmail = (email: string) => prisma.staff.findUnique({ where: { email } });

/**
 * Adds somebody who may sign in.
 * @throws AppError USER_ALREADY_EXISTS
 */
export async function createStaff(member: NewStaff): Promise<Staff> {
  const data = await staffRow(member);
  try {
    return await prisma.staff.create({ data });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('USER_ALREADY_EXISTS', { field: 'email' });
    throw error;
  }
}

/** Another password for somebody, and what it takes to give it. */
export type PasswordChange = {
  staffId: number;
  password: string;
  now: Date;
  /** The hash that the present password was checked with; the operator needs none. */
  provenHash?: string;
};

/**
 * Gives somebody another password and ends all their sign-ins, both or neither: no sign-in with the
 * old one outlives it. Answers the new hash and how many sign-ins ended; undefined when the password
 * was changed since it was checked.
 */
export async function changeStaffPassword({ staffId, password, now, provenHash }: PasswordChange) {
  const passwordHash = await hashPassword(password);
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.staff.updateMany({
      where: { id: staffId, passwordHash: provenHash },
      data: { passwordHash },
    });
    if (count === 0) return undefined;
    return { passwordHash, ended: await revokeFamilies({ id: staffId, passwordHash }, now, tx) };
  });
}

export const countStaff = () => prisma.staff.count();

/** Takes somebody off the staff; their sign-ins end with them. */
export const removeStaff = (id: number) => prisma.staff.delete({ where: { id } });

/**
 * Adds the first member of staff; does nothing when there is one. Servers that start at once take
 * turns, so that `prepare` runs in one of them only.
 */
export async function createFirstStaff(prepare: () => NewStaff | Promise<NewStaff>): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('museum first staff'))`;
    if (await tx.staff.findFirst({ select: { id: true } })) return;
    await tx.staff.create({ data: await staffRow(await prepare()) });
  });
}

const staffRow = async ({ email, password, firstName, lastName }: NewStaff) => ({
  email: email.toLowerCase(),
  firstName,
  lastName,
  passwordHash: await hashPassword(password),
});
