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
  // Of the same version as the generator, which production goes without.
  const library = resolveFrom('apps/api', '@prisma/client/package.json');
  const source = createHash('sha256').update(readFileSync(SCHEMA)).update(readFileSync(library));
  const stamp = `${source.digest('hex')}\n`;
  if (isMadeFrom(stamp)) return;
  mkdirSync(GENERATED, { recursive: true });
  await withLock(join(GENERATED, 'prisma-client'), async () => {
    if (isMadeFrom(stamp)) return;
    await runGenerator();
    writeFileSync(STAMP, stamp);
  });
}

function isMadeFrom(stamp: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

const resolveFrom = (folder: string, file: string) =>
  createRequire(join(ROOT, folder, 'package.json')).resolve(file);

async function runGenerator(): Promise<void> {
  const cli = join(resolveFrom('prisma', 'prisma/package.json'), '../build/index.js');
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
