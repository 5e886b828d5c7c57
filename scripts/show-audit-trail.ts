// pnpm admin:audit-trail [DAYS]: who signed in, changed, deleted, took along or erased what, in the last days (30).
import { ExplainedError } from '@museum/database/explained-error';

import { openStaff } from './open-staff.ts';
import { runTask } from './run-program.ts';

const DAY_MS = 86_400_000;

await runTask(async ({ keep }) => {
  const [days = '30'] = process.argv.slice(2);
  if (!/^\d{1,5}$/.test(days))
    throw new ExplainedError('Navedite broj dana: pnpm admin:audit-trail 30');
  await openStaff({ keep });
  const { readAuditSince } = await import('@museum/api/audit/audit-store');
  const { auditLine } = await import('@museum/api/audit/audit-line');
  const entries = await readAuditSince(new Date(Date.now() - Number(days) * DAY_MS));
  for (const entry of entries) console.log(auditLine(entry));
  if (entries.length === 0) console.log('Ništa nije zabeleženo.');
});
