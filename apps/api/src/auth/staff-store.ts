import type { AuditAction } from '@museum/shared/audit/audit-action';
import { writeAudit } from '#audit/audit-store.ts';
import { PROGRAM } from '#audit/program-actor.ts';
import type { Staff } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import { isUniqueViolation } from '#lib/database/database-fault.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions } from './sessions/session-store.ts';
import { actOf, fullName } from './staff-actor.ts';

export type NewStaff = { email: string; password: string; firstName: string; lastName: string };

export const findStaff = (id: number) => prisma.staff.findUnique({ where: { id } });

/** Somebody by their e-mail, in lower case. */
export const findStaffByEmail = (email: string) => prisma.staff.findUnique({ where: { email } });

/**
 * Adds somebody who may sign in.
 * @throws AppError USER_ALREADY_EXISTS when somebody has the e-mail, or the name
 */
export async function createStaff(member: NewStaff): Promise<Staff> {
  const data = await staffRow(member);
  try {
    return await prisma.$transaction(async (tx) => {
      const added = await insertStaff(tx, data);
      await refuseNamesake(tx, added);
      return added;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('USER_ALREADY_EXISTS', { field: 'email' });
    throw error;
  }
}

/** The trail tells people by their names. */
async function refuseNamesake(tx: Transaction, { id, firstName, lastName }: Staff) {
  const namesake = await tx.staff.findFirst({
    where: {
      id: { not: id },
      firstName: { equals: firstName, mode: 'insensitive' },
      lastName: { equals: lastName, mode: 'insensitive' },
    },
  });
  if (!namesake) return;
  throw new AppError('USER_ALREADY_EXISTS', {
    field: 'lastName',
    message: `${fullName(namesake)} već radi ovde, a istorija navodi ljude po imenu. Dopišite nešto po čemu se razlikuju, npr. srednje slovo.`,
  });
}

async function insertStaff(tx: Transaction, data: Awaited<ReturnType<typeof staffRow>>) {
  await writeAudit(tx, { actor: PROGRAM, action: 'staff-added', subject: fullName(data) });
  return tx.staff.create({ data });
}

/** Another password for somebody, and what it takes to give it. */
export type PasswordChange = {
  staff: Staff;
  password: string;
  now: Date;
  /** They do it themselves: the present password was the one of the hash. The operator needs none. */
  isProven?: boolean;
};

/**
 * Gives somebody another password and ends all their sessions, both or neither: no session with the
 * old one outlives it. Answers the new hash and how many sessions ended; undefined when the password
 * was changed since it was checked.
 */
export async function changeStaffPassword({ staff, password, now, isProven }: PasswordChange) {
  const { id } = staff;
  const passwordHash = await hashPassword(password);
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.staff.updateMany({
      where: { id, ...(isProven ? { passwordHash: staff.passwordHash } : {}) },
      data: { passwordHash },
    });
    if (count === 0) return undefined;
    await writeAudit(
      tx,
      isProven
        ? { ...actOf(staff), action: 'password-changed' }
        : { actor: PROGRAM, action: 'password-reset', subject: fullName(staff) },
    );
    return { passwordHash, ended: await endSessions({ id, passwordHash }, now, tx) };
  });
}

/**
 * Notes that too many attempts have closed somebody's sign-in; one statement, which takes as long
 * when nobody has the e-mail.
 */
export async function noteSignInLock(email: string): Promise<void> {
  const action: AuditAction = 'sign-in-locked';
  await prisma.$executeRaw`
    INSERT INTO audit_entry (actor, action, subject)
    SELECT ${PROGRAM.name}, ${action}, "firstName" || ' ' || "lastName"
    FROM staff WHERE email = ${email}`;
}

/** Takes somebody off the staff; their sessions end with them. False for the last one, who stays. */
export const removeStaff = (id: number): Promise<boolean> =>
  prisma.$transaction(async (tx) => {
    // All of them held: of two removals at once the second sees whom the first has left.
    const staff = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM staff ORDER BY id FOR UPDATE`;
    if (staff.length === 1) return false;
    const removed = await tx.staff.delete({ where: { id } });
    await writeAudit(tx, { actor: PROGRAM, action: 'staff-removed', subject: fullName(removed) });
    return true;
  });

/**
 * Adds the first member of staff; does nothing when there is one. Servers that start at once take
 * turns, so that `prepare` runs in one of them only.
 */
export async function createFirstStaff(prepare: () => NewStaff | Promise<NewStaff>): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('museum first staff'))`;
    if (await tx.staff.findFirst({ select: { id: true } })) return;
    await insertStaff(tx, await staffRow(await prepare()));
  });
}

const staffRow = async ({ email, password, firstName, lastName }: NewStaff) => ({
  email: email.toLowerCase(),
  firstName,
  lastName,
  passwordHash: await hashPassword(password),
});
