import { beforeAll, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { storeRows } from '#test/store-rows.ts';
import { dueMail } from '#mail/mail-store.ts';

/** Two mails about each wait, as after some hours without a mail server. */
const VISITS = 2_000;

type Explained = {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
};

beforeAll(async () => {
  await emptyTables('visit_request');
  await prisma.$executeRaw`ALTER TABLE "mail" SET (autovacuum_enabled = false)`;
  await storeRows(
    `
    INSERT INTO "visit_request" ("visitDate", "visitTime", "paymentType", "visitorAmount",
      "numberOfFollowers", "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent",
      "isRequestingVisitHomeExhibition", "contactType", "personalName", "personalEmail",
      "personalPhone", "unitPrices")
    SELECT '2035-01-01', '09:00', 'CASH', 30, 0, 'MIXED', false, false, false, 'personal', 'Grupa',
      'grupa@example.rs', '+381 60 123', '{}' FROM generate_series(1, $1::integer)`,
    [VISITS],
  );
}, 60_000);

const queue = (isAtOnce: boolean) =>
  storeRows(
    `
    INSERT INTO "mail" ("id", "kind", "recipientEmail", "subject", "text",
      "visitRequestId", "nextAttemptAt")
    SELECT gen_random_uuid(), 'status-changed', 'grupa' || "id" || '@example.rs', '', '', "id",
      now() - make_interval(mins => CASE WHEN $1::boolean THEN 1 ELSE "id" END)
    FROM "visit_request" CROSS JOIN generate_series(1, 2)`,
    [isAtOnce],
  );

/** Pages of 8 kB that are looked at to find the next mail. */
async function pagesRead(): Promise<number> {
  const [explained] = await prisma.$queryRaw<Explained[]>`
    EXPLAIN (ANALYZE, FORMAT JSON) ${dueMail}`;
  const { Plan: plan } = explained!['QUERY PLAN'][0];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it.each([
  ['one after the other', false],
  ['at once, as reminders are', true],
])('the next mail is found without looking at all that were queued %s', async (_, isAtOnce) => {
  await prisma.mail.deleteMany();
  // PostgreSQL goes on believing for a minute, or until a tenth of the table is new, that none waits.
  await storeRows('VACUUM ANALYZE "mail"');
  await queue(isAtOnce);
  expect(await prisma.mail.count()).toBe(2 * VISITS);

  expect(await pagesRead()).toBeLessThan(50);
});
