// pnpm privacy:export E-MAIL|PHONE|"FULL NAME" [FILE]: everything that is stored about somebody, as JSON.
import { ExplainedError } from '@museum/database/explained-error';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { dataDirectory, fileNamed } from './open-database.ts';
import { openPrivacy } from './open-privacy.ts';
import { runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  const [typed, given] = process.argv.slice(2);
  const wanted = fileNamed(given);
  const { exportPersonalData, person } = await openPrivacy({ keep }, typed);
  const data = await exportPersonalData(person);
  const exportedAt = new Date().toISOString();
  const name = `${exportedAt.slice(0, 19).replaceAll(':', '')}.json`;
  const file = wanted ?? join(dataDirectory(), 'privacy', name);
  writePrivately(file, JSON.stringify({ [person.trace]: typed, exportedAt, ...data }, null, 2));
  for (const [what, rows] of Object.entries(data)) console.log(`${what}: ${rows.length}`);
  console.log(`Zapisano u ${file}. Obrišite datoteku kad je predate.`);
});

function writePrivately(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExplainedError(`${file} ne može da se zapiše (${code}).`, { cause: error });
  }
}
