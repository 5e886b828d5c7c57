// pnpm db:new-migration NAME: writes what schema.prisma has beyond the migrations as the next one, and
// the database client anew.
// Add hand-written SQL to the file where Prisma has no words for it (see the head of schema.prisma).
import { diffSchema } from '@museum/database/diff-schema';
import { ExplainedError } from '@museum/database/explained-error';
import { MIGRATIONS_DIRECTORY } from '@museum/database/migration-files';
import { createTestDatabase, startTestServer } from '@museum/database/test-database';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { generatePrismaClient } from './generate-prisma-client.ts';
import { type Program, runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  const [name] = process.argv.slice(2);
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    throw new ExplainedError(
      'Name the migration in lower case with underscores: pnpm db:new-migration add_visit_notes',
    );
  }
  const sql = await diffAgainstMigrations(keep);
  const directory = join(MIGRATIONS_DIRECTORY, `${timestamp()}_${name}`);
  mkdirSync(directory);
  writeFileSync(join(directory, 'migration.sql'), sql || '-- Hand-written:\n');
  console.log(`Wrote ${relative(process.cwd(), join(directory, 'migration.sql'))}`);
  await generatePrismaClient();
  if (!sql) console.log('schema.prisma has nothing new: the file waits for hand-written SQL.');
});

async function diffAgainstMigrations(keep: Program['keep']): Promise<string> {
  const server = keep(await startTestServer(process.env.TEST_DATABASE_URL));
  const { url, drop } = await createTestDatabase(server);
  keep({ stop: drop });
  return diffSchema(url);
}

function timestamp(): string {
  return new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
