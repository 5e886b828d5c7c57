import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { copyRequest, storeRows } from '#test/store-rows.ts';
import { testEnv } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { applyRetention } from './apply-retention.ts';
import { STATEMENTS } from './retention-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'museum-retention-'));
const EVERYTHING = {
  DATA_DIR: folder,
  RETENTION_VISIT_REQUEST_DAYS: 30,
  RETENTION_CONTACT_MESSAGE_DAYS: 30,
  RETENTION_MAIL_DAYS: 30,
  RETENTION_AUDIT_DAYS: 30,
};
const NOW = new Date('2036-05-20T12:00:00Z');

const logger = createLogger('silent');

afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const calls = await visitRequestCalls();
  const { id } = await calls.create(buildVisitRequest());
  // Ten thousand of each that are done with.
  await copyRequest(id, 10_000, { anonymizedAt: 'now()', visitDate: `'2020-01-01'` });
  await storeRows(
    `INSERT INTO audit_entry ("createdAt", actor, action, subject, changes)
     SELECT '2020-01-01', 'Jelena', 'request-changed', 'GP', '[{"field": "comment"}]'
     FROM generate_series(1, 10000)`,
  );
  await storeRows(
    `INSERT INTO mail (id, kind, "recipientEmail", subject, text, html, state,
       "createdAt", "visitRequestId")
     SELECT gen_random_uuid(), 'request-received', 'a@example.rs', '', '', '', 'sent',
       '2020-01-01', $1
     FROM generate_series(1, 10000)`,
    [id],
  );
  await bookLines(2_000);
  await storeRows('ANALYZE');
}, 60_000);

/** Statements of these numbers, and as many lines, each booked as the payment of a request. */
async function bookLines(count: number) {
  await storeRows(
    `WITH statement AS (
       INSERT INTO bank_statement ("contentHash", "fileName", account, number, day, opening, closing,
         "debitCount", "debitSum", "unbookedSince", "uploadedBy")
       SELECT lpad(number::text, 64), 'izvod.xml', repeat('1', 18), number, '2020-01-01', 0, 0, 0, 0,
         '2020-01-01', 'Jelena' FROM generate_series(1, $1::integer) AS number RETURNING id
     ), booked AS (
       INSERT INTO payment ("visitRequestId", "paidOn", amount, way, author)
       SELECT id, '2020-01-01', 100, 'transfer', 'Jelena' FROM visit_request
       ORDER BY id LIMIT $1 RETURNING id
     )
     INSERT INTO bank_statement_line ("bankStatementId", position, account, key, "postedOn", amount,
       payer, "payerAccount", purpose, "references", "paymentId")
     SELECT (SELECT min(id) FROM statement), booked.id, repeat('1', 18), booked.id, '2020-01-01', 100, '', '', '', '',
       booked.id
     FROM booked`,
    [count],
  );
}

/** Of those that leave much of what they look through; the others delete it. */
const INDEXES = {
  requestsToAnonymize: 'visit_request_personal_idx',
  endlessRequestsToAnonymize: 'visit_request_personal_idx',
  deleteMailsOfMessages: 'mail_without_request_idx',
  deleteOrphanedMails: 'mail_without_request_idx',
  forgetAuditValues: 'audit_entry_values_idx',
  deleteUnbookedLines: 'bank_statement_line_unbooked',
} satisfies Partial<Record<keyof typeof STATEMENTS, string>>;

it.each(Object.entries(INDEXES))(
  '%s finds what is still to do by an index over it alone',
  async (name, index) => {
    const statement = STATEMENTS[name as keyof typeof STATEMENTS];
    const values = ['2036-01-01', '2040-01-01'].filter((_, at) => statement.includes(`$${at + 1}`));
    const { rows } = await databasePool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${statement}`,
      values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  },
);

it('a class that fails is an error in the log and holds up no other', async () => {
  await prisma.contactMessage.create({
    data: { name: 'Ana', email: 'ana@example.rs', message: 'stara', createdAt: new Date(0) },
  });
  const failures: unknown[] = [];
  const recording = { ...logger, error: (what: unknown) => failures.push(what) };
  await databasePool.query(
    `ALTER TABLE visit_request ADD CONSTRAINT stuck CHECK ("anonymizedAt" IS NULL) NOT VALID`,
  );

  await applyRetention(
    { env: testEnv(EVERYTHING), clock: () => NOW, logger: recording as never },
    new AbortController().signal,
  );
  await databasePool.query('ALTER TABLE visit_request DROP CONSTRAINT stuck');

  expect(failures).toEqual([expect.objectContaining({ class: 'visitRequests' })]);
  expect(await prisma.contactMessage.count()).toBe(0);
  expect(await prisma.visitRequest.count({ where: { anonymizedAt: null } })).toBe(1);
});
