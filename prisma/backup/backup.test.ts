import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';

import { applyMigrations } from '../migrate.ts';
import { type Migration, readMigrations } from '../migration-files.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test-database.ts';
import { backupDatabase } from './backup-database.ts';
import { countKnownMigrations, type Manifest } from './manifest.ts';
import { restoreDatabase } from './restore-database.ts';
import { writeSealedTar } from './sealed-tar.ts';

let folder: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-backup-'));
  file = join(folder, 'museum.tar');
  source = await createTestDatabase(inject('testServer'));
  target = await createEmptyDatabase(inject('testServer'));
  return async () => {
    await source.drop();
    await target.drop();
    rmSync(folder, { recursive: true });
  };
});

const query = async <Row extends object>(url: string, sql: string, values?: unknown[]) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
};

/** What COPY's text format has to escape, what looks like its NULL and its end, and our letters. */
const AWKWARD = 'Ђ\tđ\\N\r\n\\.\n„navod“ \u{1F995} \'"; \u0001';

const FILL = `
  INSERT INTO visit_request ("visitDate", "visitTime", "paymentType", "visitorAmount", "numberOfFollowers",
    "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent", "isRequestingVisitHomeExhibition",
    comment, "contactType", "personalName", "personalEmail", "unitPrices", "anonymizedAt")
  SELECT date '2027-01-01' + n, '10:00', 'CASH', n, 0, 'MIXED', true, false, false,
    CASE n WHEN 1 THEN NULL WHEN 2 THEN '' ELSE $1 || n END, 'personal', $1, 'ana@example.rs',
    '{"GROUP_CENTRE": 400.50}', CASE n WHEN 3 THEN now() END
  FROM generate_series(1, 40) AS n`;
const FILL_REST = [
  `INSERT INTO dinner_request ("visitRequestId", "timeOfDinner", "customerName", "customerEmail", "hasSchoolDinner",
     "schoolDinnerAmount", "deletedAt") SELECT id, '12:00', 'Ana', 'ana@example.rs', true, 5, NULL FROM visit_request`,
  `INSERT INTO proforma (number, kind, "issuedOn", "dueOn", total, reference, "paymentType", buyer, content, "visitRequestId")
     SELECT 'PR-2027-' || lpad(id::text, 6, '0'), 'visit', '2027-01-01', '2027-01-02', 400.50, id::text, 'CASH',
       '{"isPerson": true, "name": "Ana"}', '{"lines": []}', id FROM visit_request`,
  `INSERT INTO proforma_counter VALUES (2027, 40)`,
  `INSERT INTO visit_note (author, text, "visitRequestId") SELECT 'Jelena', 'Dolaze dva autobusa', id FROM visit_request`,
  `INSERT INTO proposal ("visitRequestId", "sentAt", fields) SELECT id, now(), '{"visitorAmount": 31}' FROM visit_request`,
  `INSERT INTO proof ("visitRequestId", name, "mediaType", size, content)
     SELECT id, 'uplata.pdf', 'application/pdf', 5, '\\x255044462d' FROM visit_request`,
  `INSERT INTO payment ("paidOn", amount, way, author, "visitRequestId")
     SELECT date '2027-01-01', 400.50, 'transfer', 'Jelena', id FROM visit_request`,
  `INSERT INTO bank_statement ("contentHash", "fileName", account, number, day, opening, closing, "debitCount", "debitSum", "uploadedBy")
     VALUES (repeat('c', 64), 'izvod.xml', '840000000000000031', '187', date '2027-01-01', 0, 400.50, 0, 0, 'Jelena')`,
  `INSERT INTO bank_statement_line ("bankStatementId", position, account, key, "postedOn", amount, payer, "payerAccount", purpose, "references", "paymentId")
     SELECT id, 0, account, 'F1', day, 400.50, 'OŠ', '', '', '97 1', (SELECT min(id) FROM payment) FROM bank_statement`,
  `INSERT INTO bank_table (headings, columns) VALUES ('Datum;Iznos', '{"postedOn": 0}')`,
  `INSERT INTO acknowledgement (date, author, orders) VALUES (date '2027-01-01', 'Jelena', '[]')`,
  `INSERT INTO contact_message (name, email, message) VALUES ('Ana', 'ana@example.rs', E'jedan\\n\\tdva')`,
  `INSERT INTO staff (email, "passwordHash", "firstName", "lastName") VALUES ('jelena@example.rs', 'x', 'Jelena', 'Đ')`,
  `INSERT INTO session (id, "staffId", "expiresAt") SELECT gen_random_uuid(), id, now() FROM staff`,
  `INSERT INTO refresh_token ("tokenHash", "sessionId") SELECT repeat('a', 64), id FROM session`,
  `INSERT INTO setting (name, value) VALUES ('notice', '{"notice": null}')`,
  `INSERT INTO guide (name, position) VALUES ('Ana Tomić', 0)`,
  `INSERT INTO visit_guide SELECT visit.id, guide.id FROM visit_request AS visit, guide`,
  `INSERT INTO idempotency_record (key, "bodyHash", answer) VALUES ('k', repeat('b', 64), '{"id": 1}')`,
  `INSERT INTO mail (id, kind, "recipientEmail", subject, text, html, "visitRequestId")
     SELECT gen_random_uuid(), 'new-request', 'a@example.rs', 's', 't', '<p>', id FROM visit_request`,
  `INSERT INTO reminder ("visitRequestId", kind, "visitDate", "mailId")
     SELECT "visitRequestId", 'arrival', '2027-01-02', id FROM mail`,
  `INSERT INTO morning_sheet (date) VALUES ('2026-11-25')`,
  `INSERT INTO muted_reminder ("visitRequestId", kind) SELECT id, 'payment' FROM visit_request`,
  `INSERT INTO audit_entry (actor, action, subject, changes, "visitRequestId")
     SELECT 'Jelena', 'update', "normalizedId", '[{"field": "status"}]', id FROM visit_request LIMIT 1`,
  `INSERT INTO rate_limit VALUES ('k', 3, 1234567890123)`,
];

async function fill(url: string): Promise<void> {
  await query(url, FILL, [AWKWARD]);
  for (const statement of FILL_REST) await query(url, statement);
}

const WAITING = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE NOT granted AND datname = current_database()`;

/** Every row of every table as PostgreSQL writes it, generated columns included. */
async function contents(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      url,
      `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** What a database makes sure of: indexes, constraints and triggers that are at work. */
const guards = (url: string) =>
  query(
    url,
    `SELECT pg_get_indexdef(indexrelid) AS guard, indisvalid::text AS state FROM pg_index
     WHERE indrelid::regclass::text NOT LIKE 'pg_%'
     UNION ALL SELECT conrelid::regclass || conname || pg_get_constraintdef(oid), convalidated::text
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(oid), tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY guard`,
  );

const backup = () => backupDatabase(source.url, file);
const restore = () => restoreDatabase(target.url, file);
const isUntouched = async () =>
  Object.values(await contents(target.url)).every((rows) => rows.length === 0);

describe('a backup that is restored', () => {
  it('gives every table back byte for byte, whatever its texts hold', async () => {
    await fill(source.url);
    const before = await contents(source.url);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);

    const manifest = await backup();
    await restore();

    expect(await contents(target.url)).toEqual(before);
    expect(Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
    );
  });

  it('has all indexes, constraints and triggers, and they are at work', async () => {
    await fill(source.url);
    const before = await guards(source.url);
    expect(before.length).toBeGreaterThan(100);

    await backup();
    await restore();

    expect(await guards(target.url)).toEqual(before);
  });

  it('goes on numbering where the original stood, used up numbers included', async () => {
    await fill(source.url);
    const numbers = `SELECT next_display_id('GP', 'visit_request_number') AS gp,
      next_display_id('RU', 'dinner_request_number') AS ru,
      nextval(pg_get_serial_sequence('visit_request', 'id')) AS id`;
    await query(source.url, numbers); // taken and never stored
    await backup();
    await restore();

    expect(await query(target.url, numbers)).toEqual(await query(source.url, numbers));
    expect(await query(target.url, `${FILL} RETURNING id`, ['x'])).toHaveLength(40);
  });

  it('is one moment of a database that is written to meanwhile', async () => {
    await fill(source.url);
    const before = await contents(source.url);
    const writer = new pg.Client(source.url);
    await writer.connect();
    // The copy gets as far as the requests and waits there for the writer; the mails come later.
    await writer.query('BEGIN; LOCK TABLE visit_request');
    const written = backup();
    await expect.poll(() => query(source.url, WAITING)).toHaveLength(1);
    await writer.query(`UPDATE visit_request SET version = 7; DELETE FROM mail`);
    await writer.query('COMMIT');
    await writer.end();
    await written;
    await restore();

    expect(await contents(target.url)).toEqual(before);
    expect(await contents(source.url)).not.toEqual(before);
  });

  it('is brought to the newest migration when it was made before it', async () => {
    const old = await createEmptyDatabase(inject('testServer'));
    const [first] = readMigrations();
    await applyMigrations(old.url, [first!]);
    await query(
      old.url,
      `INSERT INTO contact_message (name, email, message) VALUES ('Đorđe', 'd@example.rs', 'x')`,
    );
    await backupDatabase(old.url, file);
    await restore();

    const rows = await query(
      target.url,
      `SELECT name, "searchText" AS search FROM contact_message`,
    );
    expect(rows).toEqual([{ name: 'Đorđe', search: 'dorde\nd@example.rs\nx' }]);
    expect(await applyMigrations(target.url)).toEqual([]);
    await old.drop();
  });
});

describe('the file', () => {
  it('is for its owner alone and leaves nothing else behind', async () => {
    await backup();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['museum.tar']);
  });

  it('never takes the place of another one', async () => {
    writeFileSync(file, 'mine');
    await expect(backup()).rejects.toThrow(`${file} exists already; choose another name.`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['museum.tar']);
  });

  it('is not begun where nobody may write', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(backupDatabase(source.url, join(folder, 'file/museum.tar'))).rejects.toThrow(
      /museum\.tar cannot be written \(E\w+\)\.$/,
    );
  });
});

describe('restoring refuses', () => {
  it('a file in which any bit was flipped', { timeout: 120_000 }, async () => {
    await fill(source.url);
    await backup();
    const whole = readFileSync(file);
    const ends = [...Array(600).keys()].flatMap((n) => [n, whole.length - 1 - n * 4]);
    for (const position of [
      ...ends,
      ...Array.from({ length: 600 }, (_, n) => (n * 9973) % whole.length),
    ]) {
      const damaged = Buffer.from(whole);
      damaged[position]! ^= 1 << (position % 8);
      writeFileSync(file, damaged);
      await expect(restore(), `byte ${position}`).rejects.toThrow(/is damaged or incomplete/);
    }
    expect(await contents(target.url)).toEqual({});
  });

  it.each([0, 1, 511, 2_048, -1, -512, -2_048, -3_000])('a file cut at %i', async (length) => {
    await backup();
    writeFileSync(file, readFileSync(file).subarray(0, length === 0 ? 0 : length));
    await expect(restore()).rejects.toThrow(/is damaged or incomplete/);
  });

  it('a file with something behind its end', async () => {
    await backup();
    writeFileSync(file, Buffer.alloc(512), { flag: 'a' });
    await expect(restore()).rejects.toThrow(/is damaged or incomplete/);
  });

  it('a file that is not there, and a tar of somebody else', async () => {
    await expect(restore()).rejects.toThrow(`The backup ${file} cannot be read (ENOENT).`);
    await writeSealedTar(file, [{ name: 'holiday.txt', text: 'Zlatibor' }]);
    await expect(restore()).rejects.toThrow(
      /is no backup: it does not begin with manifest\.json\.$/,
    );
  });

  it('a database with a single row, before and after it was migrated', async () => {
    await backup();
    await query(target.url, 'CREATE TABLE strange AS SELECT 1');
    await expect(restore()).rejects.toThrow(/not empty \(the table strange has rows\)/);
    await query(target.url, 'DROP TABLE strange');
    await applyMigrations(target.url);
    await query(target.url, `INSERT INTO rate_limit VALUES ('k', 1, 1)`);
    await expect(restore()).rejects.toThrow(/not empty \(the table rate_limit has rows\)/);
  });

  it('a database that is ahead of the file', async () => {
    const old = await createEmptyDatabase(inject('testServer'));
    const [first, second] = readMigrations();
    await applyMigrations(old.url, [first!]);
    await backupDatabase(old.url, file);
    await applyMigrations(target.url);
    await expect(restore()).rejects.toThrow(
      `has the migration ${second!.name}, which the backup lacks`,
    );
    await old.drop();
  });

  it.each([
    [
      'visit_request_normalizedId_key',
      `DROP INDEX "visit_request_normalizedId_key";
       UPDATE visit_request SET "normalizedId" = 'GP-2027-000001'`,
    ],
    [
      'mail_visitRequestId_fkey',
      `ALTER TABLE mail DROP CONSTRAINT "mail_visitRequestId_fkey";
       UPDATE mail SET "visitRequestId" = 1000000`,
    ],
  ])('rows that %s does not allow, and leaves the database empty', async (name, damage) => {
    await fill(source.url);
    const before = await guards(source.url);
    await query(source.url, damage);
    await backup();

    await expect(restore()).rejects.toThrow(name);
    expect(await isUntouched()).toBe(true);
    expect(await guards(target.url)).toEqual(before);
  });

  it('nothing half: a row that does not fit leaves the database empty', async () => {
    await fill(source.url);
    await query(source.url, 'ALTER TABLE rate_limit DROP CONSTRAINT rate_limit_pkey');
    await query(source.url, 'INSERT INTO rate_limit SELECT * FROM rate_limit LIMIT 1');
    await backup();
    await expect(restore()).rejects.toThrow(/rate_limit_pkey/);
    expect(await isUntouched()).toBe(true);
    // The fault mended, the same database takes the backup.
    rmSync(file);
    await query(source.url, 'DELETE FROM rate_limit');
    await backup();
    await restore();
    expect(await contents(target.url)).toEqual(await contents(source.url));
  });
});

describe('the migrations of a backup', () => {
  const ours: Migration[] = readMigrations();
  const ofBackup = (migrations: Manifest['migrations']) => ({ migrations }) as Manifest;

  it('are ours in number and content', async () => {
    const { migrations } = await backup();
    expect(countKnownMigrations(ofBackup(migrations), ours)).toBe(ours.length);
    expect(migrations.at(-1)!.name).toBe(ours.at(-1)!.name);
  });

  it('are refused when one is newer than ours', async () => {
    const { migrations } = await backup();
    expect(() => countKnownMigrations(ofBackup(migrations), ours.slice(0, -1))).toThrow(
      `has the migration ${ours.at(-1)!.name}, which this version of the program does not know.`,
    );
  });

  it('are refused when one says something else under the same name', async () => {
    const { migrations } = await backup();
    const changed = ours.with(1, { ...ours[1]!, sql: 'SELECT 1' });
    expect(() => countKnownMigrations(ofBackup(migrations), changed)).toThrow(
      `differs from ours in the migration ${ours[1]!.name}.`,
    );
  });
});

it('says in a sentence that the database is away, or was never started', async () => {
  await expect(backupDatabase('postgresql://a:b@127.0.0.1:1/museum', file)).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/museum \(DATABASE_URL\) does not let us in/,
  );
  await expect(backupDatabase(target.url, file)).rejects.toThrow(/^The database is empty/);
});
