// Writes the database client into apps/api/src/generated/prisma, which is not committed.
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Build, buildWhenStale } from './build-when-stale.ts';

const PRISMA = join(import.meta.dirname, '../prisma');

const CLIENT: Build = {
  name: 'prisma-client',
  // The library is of the same version as the generator, which production goes without.
  sources: ['prisma/schema.prisma', 'apps/api/node_modules/@prisma/client/package.json'],
  stampFile: join(import.meta.dirname, '../apps/api/src/generated/prisma/made-from.txt'),
  build: runGenerator,
};

/** Generates the client unless the one that is there was made from this schema by this Prisma. */
export const generatePrismaClient = (): Promise<void> => buildWhenStale(CLIENT);

async function runGenerator(): Promise<void> {
  const { resolve } = createRequire(join(PRISMA, 'package.json'));
  const cli = join(resolve('prisma/package.json'), '../build/index.js');
  const schema = join(PRISMA, 'schema.prisma');
  await promisify(execFile)(process.execPath, [cli, 'generate', '--no-hints', '--schema', schema], {
    cwd: PRISMA,
    env: {
      ...process.env,
      // Generating never runs this engine, but the CLI downloads it unless a file is named.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
    },
  });
}

if (import.meta.main) await generatePrismaClient();
