import { prisma } from '#lib/database/prisma.ts';

/** Empties tables and all that refers to them; what no server may do with the audit trail, a test must. */
export const emptyTables = (...tables: string[]) =>
  prisma.$transaction([
    prisma.$executeRaw`ALTER TABLE audit_entry DISABLE TRIGGER USER`,
    prisma.$executeRawUnsafe(`TRUNCATE ${tables.join()} CASCADE`),
    prisma.$executeRaw`ALTER TABLE audit_entry ENABLE TRIGGER USER`,
  ]);
