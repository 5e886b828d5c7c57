import { buildWhenStale, isStale } from './build-when-stale.ts';
import { WEB_APP } from './build-web-app.ts';
import { SERVER } from './bundle-server.ts';
import { compileServer } from './compile-server.ts';
import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject } from './open-database.ts';
import { runTask } from './run-program.ts';

/**
 * Makes everything that `pnpm start` serves from: what is up to date already is left alone.
 * @throws ExplainedError for a wrong variable
 */
export async function prepare(): Promise<void> {
  enterProject();
  await generatePrismaClient();
  const stale = [WEB_APP, SERVER].filter(isStale);
  if (stale.length > 0) await checkEnv();
  for (const build of stale) await buildWhenStale(build);
  await compileServer();
}

/** Before what takes long; otherwise the server tells of a wrong variable at once. */
async function checkEnv(): Promise<void> {
  const { readEnv } = await import('@museum/api/env');
  readEnv();
}

// While an image is built.
if (import.meta.main) await runTask(prepare);
