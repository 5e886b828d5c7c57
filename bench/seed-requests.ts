import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Realistic rows without a round trip each: names, dates and amounts vary, a third orders lunch. */
const REQUESTS = `
INSERT INTO visit_request (
  "visitDate", "visitTime", "paymentType", "visitorAmount", "numberOfFollowers", "ageGroupType",
  "isRequestingDinner", "isRequestingAdditionalContent", "isRequestingVisitHomeExhibition",
  "homeExhibitionVisitTime", comment, "contactType", status, "isViewed",
  "institutionName", "institutionMotherId", "institutionPib", "institutionAddress",
  "institutionPhone", "institutionEmail", "institutionLeaderName",
  "personalName", "personalEmail", "personalPhone", "personalGroupType", "unitPrices", "createdAt"
)
SELECT
  date '2026-01-01' + (n * 7 % 730), lpad((8 + n % 8)::text, 2, '0') || ':' || (ARRAY['00','15','30','45'])[1 + n % 4],
  (ARRAY['CASH','CREDIT_CARD','SCHEDULED_PAYMENT'])[1 + n % 3]::payment_type, 1 + n % 120, n % 9,
  (ARRAY['CHILD','ELEMENTARY_SCHOOL','ELEMENTARY_SCHOOL_PART_2','HIGH_SCHOOL','MIXED','ADULTS'])[1 + n % 6]::age_group_type,
  n % 3 = 0, n % 2 = 0, n % 5 = 0, CASE WHEN n % 5 = 0 THEN '11:00' END,
  'Dolazimo autobusom broj ' || n,
  CASE WHEN n % 4 = 0 THEN 'personal' ELSE 'institution' END::contact_type,
  (ARRAY['SCHEDULED','SCHEDULED','SCHEDULED','POSTPONED','CANCELED'])[1 + n % 5]::visit_status, n % 3 = 0,
  CASE WHEN n % 4 <> 0 THEN 'Osnovna škola „Đura Jakšić“ broj ' || n END,
  CASE WHEN n % 4 <> 0 THEN '20000000' END, CASE WHEN n % 4 <> 0 THEN '100000000' END,
  CASE WHEN n % 4 <> 0 THEN 'Čačak, Školska ' || n % 200 END,
  CASE WHEN n % 4 <> 0 THEN '+381 32 ' || 100000 + n END,
  CASE WHEN n % 4 <> 0 THEN 'skola' || n || '@example.rs' END,
  CASE WHEN n % 4 <> 0 THEN 'Živana Šćepanović' END,
  CASE WHEN n % 4 = 0 THEN 'Njegoš Žarković ' || n END,
  CASE WHEN n % 4 = 0 THEN 'njegos' || n || '@example.rs' END,
  CASE WHEN n % 4 = 0 THEN '+381 60 ' || 100000 + n END, CASE WHEN n % 4 = 0 THEN 'sindikat' END,
  (SELECT jsonb_object_agg(kind, price) FROM price),
  now() - (n || ' minutes')::interval
FROM generate_series(1, $1) AS n`;

const DINNERS = `
INSERT INTO dinner_request (
  "visitRequestId", "timeOfDinner", "customerName", "customerEmail", "hasSchoolDinner",
  "schoolDinnerAmount", "hasBaseDinner2", "baseDinner2Amount"
)
SELECT id, '13:00', 'Ljiljana Đukić', 'rucak@example.rs', true, "visitorAmount", id % 2 = 0, (1 - id % 2) * 12
FROM visit_request WHERE "isRequestingDinner"`;

/** Fills an empty database with visit requests, a third of them with lunch. */
export async function seedRequests(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(REQUESTS, [count]);
  await client.query(DINNERS);
  await client.query('VACUUM ANALYZE');
  await client.end();
}

/** Waits until the started product has worked out what each of them costs, and tidies up after it. */
export async function awaitQuotes(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const missing = 'SELECT 1 FROM visit_request WHERE quoted IS NULL LIMIT 1';
  while ((await client.query(missing)).rowCount !== 0) await setTimeout(200);
  await client.query('VACUUM ANALYZE');
  await client.end();
}
