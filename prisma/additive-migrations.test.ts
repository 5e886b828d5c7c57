import { expect, it } from 'vitest';
import { readMigrations } from './migration-files.ts';

/** Releases roll since then: servers of the version before work on while the new ones start. */
const SINCE = '20261123000000';

/** What the version before would miss, or couldn't fill. */
const NOT_ADDITIVE = [
  /\bDROP\s+(TABLE|COLUMN|TYPE|VIEW|FUNCTION|SEQUENCE|SCHEMA|DEFAULT)\b/i,
  /\bRENAME\b/i,
  /\bALTER\s+(COLUMN\s+)?\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bADD\s+COLUMN\b(?![^,;]*\b(DEFAULT|GENERATED)\b)[^,;]*\bNOT\s+NULL\b/i,
  /\b(TRUNCATE|DELETE\s+FROM)\b/i,
];

/** Migrations that take away what no version uses since the release before, each with the reason. */
const UNUSED_BEFORE: Record<string, string> = {
  '20261128060810_drop_recipient_name': 'since 27.11.2026 no version writes or reads the name',
};

/** What a script does, without its comments, texts and function bodies. */
const statementsOf = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''");

const isAdditive = (sql: string) =>
  !NOT_ADDITIVE.some((pattern) => pattern.test(statementsOf(sql)));

it('a migration takes nothing away from the version before', () => {
  const faulty = readMigrations()
    .filter(({ name }) => name > SINCE && !(name in UNUSED_BEFORE))
    .filter(({ sql }) => !isAdditive(sql))
    .map(({ name }) => name);

  expect(faulty).toEqual([]);
});

it.each([
  'ALTER TABLE "mail" DROP COLUMN "body"',
  'DROP TABLE "guide"',
  'ALTER TABLE "mail" RENAME COLUMN "body" TO "text"',
  'ALTER TABLE "mail" ALTER COLUMN "body" SET DATA TYPE bytea',
  'ALTER TABLE "mail" ALTER COLUMN "body" TYPE bytea USING NULL',
  'ALTER TABLE "mail" ALTER COLUMN "sentAt" SET NOT NULL',
  'ALTER TABLE "mail" ALTER COLUMN "kind" DROP DEFAULT',
  'ALTER TABLE "mail" ADD COLUMN "batch" INTEGER NOT NULL',
  'DELETE FROM "mail"',
])('%s would take something away', (sql) => {
  expect(isAdditive(sql)).toBe(false);
});

it.each([
  'CREATE TABLE "batch" ("id" SERIAL NOT NULL, "name" TEXT NOT NULL)',
  'ALTER TABLE "mail" ADD COLUMN "batch" INTEGER',
  `ALTER TABLE "mail" ADD COLUMN "batch" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "note" TEXT`,
  'DROP INDEX "mail_kind_idx"; CREATE INDEX "mail_kind_idx" ON "mail" ("kind", "id")',
  'ALTER TABLE "mail" ALTER COLUMN "batch" DROP NOT NULL',
  `-- DROP TABLE\nCOMMENT ON TABLE "mail" IS 'DROP TABLE'`,
  'CREATE FUNCTION clear() RETURNS trigger AS $$ BEGIN DELETE FROM "mail"; END $$ LANGUAGE plpgsql',
])('%s adds only', (sql) => {
  expect(isAdditive(sql)).toBe(true);
});
