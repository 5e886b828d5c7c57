// Writes the database client into apps/api/src/generated/prisma, which is not committed.
import { withLock } from '@museum/database/process-lock';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const SCHEMA = join(ROOT, 'prisma/schema.prisma');
const GENERATED = join(ROOT, 'apps/api/src/generated');
const STAMP = join(GENERATED, 'prisma/made-from.txt');

/** Generates the client unless the one that is there was made from this schema by this Prisma. */
export async function generatePrismaClient(): Promise<void> {
  const cli = createRequire(join(ROOT, 'prisma/package.json')).resolve('prisma/package.json');
  const source = createHash('sha256').update(readFileSync(SCHEMA)).update(readFileSync(cli));
  const stamp = `${source.digest('hex')}\n`;
  if (isMadeFrom(stamp)) return;
  mkdirSync(GENERATED, { recursive: true });
  await withLock(join(GENERATED, 'prisma-client'), async () => {
    if (isMadeFrom(stamp)) return;
    await runGenerator(join(cli, '../build/index.js'));
    writeFileSync(STAMP, stamp);
  });
}

function isMadeFrom(stamp: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

async function runGenerator(cli: string): Promise<void> {
  await promisify(execFile)(process.execPath, [cli, 'generate', '--no-hints', '--schema', SCHEMA], {
    cwd: join(ROOT, 'prisma'),
    env: {
      ...process.env,
      // Generating never runs this engine, but the CLI downloads it unless a file is named.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
    },
  });
}

if (import.meta.main) await generatePrismaClient();
