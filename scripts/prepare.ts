// Makes everything that `pnpm start` serves from: what is up to date already is left alone.
import { readEnv } from '@museum/api/env';

import { buildWebApp } from './build-web-app.ts';
import { bundleServer } from './bundle-server.ts';
import { compileServer } from './compile-server.ts';
import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject } from './open-database.ts';
import { runTask } from './run-program.ts';

await runTask(async () => {
  enterProject();
  readEnv(); // a wrong variable is told before anything is built or started
  await generatePrismaClient();
  await buildWebApp();
  await bundleServer();
  await compileServer();
});
