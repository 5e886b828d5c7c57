import { setSourceMapsSupport } from 'node:module';
import type * as Api from '@museum/api/main';
import { prepareDatabase } from '@museum/database/prepare-database';

import { enterProject, openDatabase } from './open-database.ts';
import { BUNDLED_SERVER } from './bundle-server.ts';
import { runServer } from './run-program.ts';

setSourceMapsSupport(true); // stack traces name the server's sources
const { readEnv, startServer } = (await import(BUNDLED_SERVER)) as typeof Api;

/** Serves the product from a migrated database, its own PostgreSQL unless DATABASE_URL is set. */
export const serve = () =>
  runServer(async ({ keep, fail }) => {
    enterProject();
    readEnv(); // a wrong variable is told before a database is made or migrated
    // Nobody else starts the embedded server again: the process manager starts both anew.
    const database = keep(await openDatabase(fail));
    await prepareDatabase(database.directUrl, console.log);
    const server = keep(await startServer({ databaseUrl: database.url }));
    console.log(`The site is on ${server.url} (Ctrl-C stops it)`);
    if (server.adminFile) console.log(`The administrator's sign-in is kept in ${server.adminFile}`);
  });

// In a container, where everything is built.
if (import.meta.main) await serve();
