import { phoneDigits } from '@museum/shared/primitives/phone-digits';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import pg from 'pg';
import { beforeEach, expect, inject, it } from 'vitest';

import { applyMigrations } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { createEmptyDatabase, createTestDatabase } from './test-database.ts';

let client: pg.Client;

beforeEach(async () => {
  const database = await createTestDatabase(inject('testServer'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return async () => {
    await client.end();
    await database.drop();
  };
});

/** Every letter and sign of Latin and Cyrillic by itself, and names in which letters meet. */
const TEXTS = [
  ...Array.from({ length: 0x24f - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x45f - 0x400 + 1 }, (_, index) => String.fromCodePoint(0x400 + index)),
  'Đorđe Đaković',
  'DJORDJE Djakovic',
  'Ђорђе Ђаковић',
  'Odjek, одјек',
  'Njegoš Љубић, Џон',
  'OŠ „Žarko Zrenjanin“ 100% _\\',
  `»Dj« "d'jak" d’j ‘d”j (d)j`,
];

it('the database folds searched texts exactly as the shared package does', async () => {
  const { rows } = await client.query<{ text: string; folded: string }>(
    'SELECT text, search_fold(text) AS folded FROM unnest($1::text[]) AS text',
    [TEXTS],
  );

  expect(rows).toEqual(TEXTS.map((text) => ({ text, folded: foldSearchText(text) })));
});

const PHONES = [
  '067 935 4175',
  '+381679354175',
  '00381 (0)67/935-4175',
  '381679354175',
  '38167935417',
  '381234',
  '021 00381 5',
  '5+38115',
  '+381',
  '',
  'lokal 12',
  '+49 30 1234',
  '٠٦٧',
  '032 000 222, +381 032 000 333; 0038132000444',
];

it('the database reads the digits of phones exactly as the shared package does', async () => {
  const { rows } = await client.query<{ phone: string; digits: string }>(
    'SELECT phone, phone_digits(phone) AS digits FROM unnest($1::text[]) AS phone',
    [PHONES],
  );

  expect(rows).toEqual(PHONES.map((phone) => ({ phone, digits: phoneDigits(phone) })));
});

it('a later change of the folding reaches the requests that are already stored', async () => {
  const database = await createEmptyDatabase(inject('testServer'));
  const [initial] = readMigrations();
  await applyMigrations(database.url, [initial!]);
  const early = new pg.Client({ connectionString: database.url });
  await early.connect();
  try {
    await early.query(`
      INSERT INTO visit_request ("visitDate", "visitTime", "paymentType", "visitorAmount",
        "numberOfFollowers", "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent",
        "isRequestingVisitHomeExhibition", "contactType", "personalName", "personalEmail", "unitPrices",
        "personalPhone", "institutionAddress")
      VALUES ('2027-03-01', '10:00', 'CASH', 20, 0, 'MIXED', false, false,
        false, 'personal', 'Đaković', 'a@example.rs', '{}', '067/935-4175', 'Čačak, Školska 7')`);

    await applyMigrations(database.url);

    const { rows } = await early.query<{ searchText: string; phoneDigits: string }>(
      'SELECT "searchText", "phoneDigits" FROM visit_request',
    );
    const [stored] = rows;
    expect(stored?.searchText).toContain(foldSearchText('Đaković'));
    expect(stored?.searchText).toContain('cacak, skolska 7');
    expect(stored?.phoneDigits).toContain('0679354175');
  } finally {
    await early.end();
    await database.drop();
  }
});
