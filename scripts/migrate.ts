// pnpm db:migrate: brings the database of DATABASE_URL, or the embedded one, to the newest migration.
import { applyMigrations } from '@museum/database/migrate';

import { openDatabase } from './open-database.ts';
import { runProgram } from './run-program.ts';

await runProgram(async () => {
  const database = await openDatabase();
  try {
    const applied = await applyMigrations(database.url);
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to migrate.');
  } finally {
    await database.stop();
  }
});
