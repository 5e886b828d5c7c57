// pnpm db:migrate: brings the database of DATABASE_URL, or the embedded one, to the newest migration.
import { prepareDatabase } from '@museum/database/prepare-database';

import { enterProject, openDatabase } from './open-database.ts';
import { runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  enterProject();
  const database = keep(await openDatabase());
  const { applied } = await prepareDatabase(database.directUrl, console.log);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to migrate.');
});
