// node scripts/backup-daily.ts FOLDER: the backup service of docker-compose.yml. Looks every hour
// whether there is a backup of today. A failure ends it: whoever runs it starts it again and shows that.
import { backUpDay } from '@museum/database/backup/daily-backup';
import { ExplainedError } from '@museum/database/explained-error';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { dataDirectory, enterProject, openDatabase } from './open-database.ts';
import { runServer } from './run-program.ts';

const HOUR_MS = 3_600_000;

await runServer(async ({ keep }) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new ExplainedError('Name the folder: node scripts/backup-daily.ts FOLDER');
  enterProject();
  const database = keep(await openDatabase());
  const list = join(dataDirectory(), 'erasures.jsonl');
  let inHand: Promise<string | undefined> = Promise.resolve(undefined);
  // A backup in hand is brought to its end before the program ends.
  keep({ stop: async () => void (await inHand.catch(() => undefined)) });
  const backUp = async () => {
    inHand = backUpDay({
      databaseUrl: database.directUrl,
      folder,
      today: dayInBelgrade(new Date()),
      erasures: existsSync(list) ? list : undefined,
    });
    const file = await inHand;
    if (file) console.log(`${file} is written. It holds personal data.`);
  };
  for (;;) {
    await backUp();
    await wait(HOUR_MS);
  }
});
