import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prisma } from '#lib/database/prisma.ts';
import { mailFolder } from '#mail/sending/mail-transport.ts';

/** The mail's id ends the name. */
const MAIL_FILE = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/;

/**
 * Deletes the .eml files whose mail has gone from the database, and those of day sheets whose mail is
 * older than a moment: without a mail server they are copies of personal data. Answers how many.
 */
export async function removeMailFiles(
  dataDir: string,
  { sheetsBefore }: { sheetsBefore: Date },
): Promise<number> {
  const folder = mailFolder({ DATA_DIR: dataDir });
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = new Map(names.flatMap((name) => idOf(name).map((id) => [id, name] as const)));
  const kept = await prisma.mail.findMany({
    where: {
      id: { in: [...files.keys()] },
      NOT: { kind: 'day-sheet', createdAt: { lt: sheetsBefore } },
    },
    select: { id: true },
  });
  for (const { id } of kept) files.delete(id);
  for (const name of files.values()) await rm(join(folder, name), { force: true });
  return files.size;
}

const idOf = (name: string) => MAIL_FILE.exec(name)?.slice(1, 2) ?? [];
