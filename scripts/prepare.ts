import { readEnv } from '@museum/api/env';

import { buildWebApp } from './build-web-app.ts';
import { bundleServer } from './bundle-server.ts';
import { compileServer } from './compile-server.ts';
import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject } from './open-database.ts';
import { runTask } from './run-program.ts';

/**
 * Makes everything that `pnpm start` serves from: what is up to date already is left alone.
 * @throws ExplainedError for a wrong variable, or a data directory that can't be written
 */
export async function prepare(): Promise<void> {
  enterProject();
  readEnv(); // a wrong variable is told before anything is built or started
  await generatePrismaClient();
  await buildWebApp();
  await bundleServer();
  await compileServer();
}

// While an image is built.
if (import.meta.main) await runTask(prepare);
