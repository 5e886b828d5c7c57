// pnpm start: the whole product in one process, with its own PostgreSQL unless DATABASE_URL is set.
import { prepareDatabase } from '@museum/database/prepare-database';

import { buildWebApp } from './build-web-app.ts';
import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject, openDatabase } from './open-database.ts';
import { runServer } from './run-program.ts';

await runServer(async ({ keep }) => {
  enterProject();
  await generatePrismaClient();
  // Loaded only now: the server imports the client that was just generated.
  const { readEnv } = await import('@museum/api/env');
  const { startServer } = await import('@museum/api/main');
  readEnv(); // a wrong variable is told before anything is built or started
  await buildWebApp();
  const database = keep(await openDatabase());
  await prepareDatabase(database.url);
  const server = keep(await startServer({ databaseUrl: database.url }));
  console.log(`The site is on ${server.url} (Ctrl-C stops it)`);
  if (server.adminFile) console.log(`The administrator's sign-in is kept in ${server.adminFile}`);
});
