import { withoutIndexes } from '@museum/database/backup/without-indexes';
import { REMOVED_EMAIL, REMOVED_NAME } from '@museum/shared/privacy/removed-person';
import pg from 'pg';
import { MAIL_BODIES } from './mail-bodies.ts';

/** So many requests are written by one statement. */
const BATCH = 100_000;

/** Rows of other tables for each request. */
const MAILS_PER_REQUEST = 2.5;
const REQUESTS_PER_MESSAGE = 10;

/**
 * Ten years of a house that grows: twice as many come at the end as on average, the last ones in a
 * year from now. Who came two years ago has no name any more, as retention leaves it, but for those of one day. All
 * future ones wait for an answer, but for a third, which is confirmed and owes money. Hour and number of
 * visitors don't go together with name, lunch and state.
 */
const REQUESTS = `
INSERT INTO visit_request (
  id, "normalizedId", "createdAt", "visitDate", "visitTime", status, "confirmedAt", "arrivedAt",
  "arrivedVisitorAmount", "arrivedNumberOfFollowers", "paymentType", "visitorAmount",
  "numberOfFollowers", "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent",
  "isRequestingVisitHomeExhibition", "homeExhibitionVisitTime", comment, "isViewed", "contactType",
  "institutionName", "institutionMotherId", "institutionPib", "institutionAddress",
  "institutionPhone", "institutionEmail", "institutionLeaderName",
  "personalName", "personalEmail", "personalPhone", "personalGroupType",
  "unitPrices", quoted, invoiced, "invoicedDueOn", paid, "anonymizedAt"
)
SELECT
  n, 'GP-' || to_char(visit, 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0'),
  least(now(), visit - interval '20 days') - ((n % 1440) || ' minutes')::interval, visit,
  lpad((8 + n / 50 % 8)::text, 2, '0') || ':' || (ARRAY['00','15','30','45'])[1 + n / 400 % 4],
  status, CASE WHEN status = 'SCHEDULED' AND (is_past OR n % 3 = 0) THEN least(now(), visit - interval '9 days') END,
  CASE WHEN has_come THEN visit + interval '9 hours' END,
  CASE WHEN has_come THEN visitors END, CASE WHEN has_come THEN n % 9 END,
  (ARRAY['CASH','CREDIT_CARD','SCHEDULED_PAYMENT'])[1 + n % 3]::payment_type, visitors, n % 9,
  (ARRAY['CHILD','ELEMENTARY_SCHOOL','ELEMENTARY_SCHOOL_PART_2','HIGH_SCHOOL','MIXED','ADULTS'])[1 + n % 6]::age_group_type,
  n % 3 = 0, n % 2 = 0, n % 5 = 0, CASE WHEN n % 5 = 0 THEN '11:00' END,
  CASE WHEN NOT is_old THEN 'Dolazimo autobusom broj ' || n END, is_past OR n % 2 = 0,
  CASE WHEN is_person THEN 'personal' ELSE 'institution' END::contact_type,
  CASE WHEN is_person THEN NULL WHEN is_old THEN '${REMOVED_NAME}'
    ELSE (ARRAY['Osnovna škola', 'Gimnazija', 'Predškolska ustanova'])[1 + n % 3] || ' „' ||
      (ARRAY['Đura Jakšić','Vuk Karadžić','Sveti Sava','Branko Radičević','Pčelica'])[1 + n / 3 % 5] || '“ broj ' || n END,
  CASE WHEN NOT is_person AND NOT is_old THEN (20000000 + n)::text END,
  CASE WHEN NOT is_person AND NOT is_old THEN (100000000 + n)::text END,
  CASE WHEN NOT is_person AND NOT is_old THEN (ARRAY['Čačak','Niš','Šabac','Svilajnac'])[1 + n % 4] || ', Školska ' || n % 200 END,
  CASE WHEN NOT is_person AND NOT is_old THEN '+381 32 ' || 1000000 + n END,
  CASE WHEN is_person THEN NULL WHEN is_old THEN '${REMOVED_EMAIL}' ELSE 'skola' || n || '@example.rs' END,
  CASE WHEN NOT is_person AND NOT is_old THEN (ARRAY['Živana','Njegoš','Ljiljana'])[1 + n % 3] || ' Šćepanović' END,
  CASE WHEN NOT is_person THEN NULL WHEN is_old THEN '${REMOVED_NAME}' ELSE 'Njegoš Žarković ' || n END,
  CASE WHEN NOT is_person THEN NULL WHEN is_old THEN '${REMOVED_EMAIL}' ELSE 'njegos' || n || '@example.rs' END,
  CASE WHEN is_person AND NOT is_old THEN '+381 60 ' || 1000000 + n END,
  CASE WHEN is_person AND NOT is_old THEN 'sindikat' END,
  (SELECT jsonb_object_agg(kind, price) FROM price), 30000,
  CASE WHEN n % 2 = 0 THEN 30000 END, CASE WHEN n % 2 = 0 THEN visit - 1 END,
  CASE WHEN is_past AND n % 100 > 1 THEN 30000 WHEN n % 7 = 0 THEN 10000 ELSE 0 END,
  CASE WHEN is_old THEN now() END
FROM generate_series($1::integer, $2::integer) AS n,
LATERAL (SELECT current_date - 3285 + floor(3650 * sqrt(n::float / $3))::integer AS visit,
  (CASE WHEN n % 20 = 0 THEN 'CANCELED' WHEN n % 50 = 1 THEN 'POSTPONED' ELSE 'SCHEDULED' END)::visit_status AS status) AS planned,
LATERAL (SELECT visit < current_date AS is_past, visit < current_date - 731 AS is_old, n % 4 = 0 AS is_person,
  1 + n / 15 % 120 AS visitors, visit < current_date AND status = 'SCHEDULED' AND n % 97 <> 0 AS has_come) AS known`;

const PARTS = {
  lunches: `
    INSERT INTO dinner_request ("visitRequestId", "normalizedId", "timeOfDinner", "customerName",
      "customerEmail", "hasSchoolDinner", "schoolDinnerAmount", "hasBaseDinner2", "baseDinner2Amount")
    SELECT id, replace("normalizedId", 'GP', 'RU'), '13:00', 'Ljiljana Đukić', 'rucak@example.rs', true,
      "visitorAmount", id % 2 = 0, (1 - id % 2) * 12
    FROM visit_request WHERE id BETWEEN $1 AND $2 AND "isRequestingDinner"`,
  guides: `
    WITH seven AS (
      INSERT INTO guide (id, name, position) SELECT n, 'Vodič ' || n, n FROM generate_series(1, 7) AS n
      ON CONFLICT DO NOTHING)
    INSERT INTO visit_guide ("visitRequestId", "guideId")
    SELECT id, 1 + id % 7 FROM visit_request WHERE id BETWEEN $1 AND $2 AND "confirmedAt" IS NOT NULL`,
  proformas: `
    INSERT INTO proforma (number, kind, "issuedOn", "dueOn", total, reference, "paymentType", buyer,
      content, "visitRequestId")
    SELECT replace("normalizedId", 'GP', 'PR'), 'visit', "visitDate" - 9, "visitDate" - 1, 30000,
      (100000000000 + id)::text, "paymentType",
      json_build_object('isPerson', "contactType" = 'personal', 'name', coalesce("institutionName", "personalName")),
      '{}', id
    FROM visit_request WHERE id BETWEEN $1 AND $2 AND invoiced IS NOT NULL`,
  payments: `
    INSERT INTO payment ("paidOn", amount, way, author, "visitRequestId")
    SELECT least("visitDate", current_date), paid, 'transfer', 'Jelena Đorđević', id
    FROM visit_request WHERE id BETWEEN $1 AND $2 AND paid > 0`,
  'audit entries': `
    INSERT INTO audit_entry ("createdAt", actor, action, subject, changes, "visitRequestId")
    SELECT "createdAt" + step * interval '1 hour', 'Jelena Đorđević',
      (ARRAY['request-confirmed','request-changed'])[step], "normalizedId",
      (ARRAY['[]', CASE WHEN "anonymizedAt" IS NULL
        THEN '[{"field": "comment", "from": null, "to": "Dolazimo autobusom"}]'
        ELSE '[{"field": "comment"}]' END])[step]::jsonb, id
    FROM visit_request, generate_series(1, 2) AS step
    WHERE id BETWEEN $1 AND $2`,
  messages: `
    INSERT INTO contact_message (name, email, message, "isRead", "createdAt")
    SELECT 'Milica Đorđević ' || n, 'milica' || n || '@example.rs',
      'Poštovani, zanima nas da li imate slobodan termin za grupu broj ' || n, n % 7 <> 0,
      now() - (n::float / $3) * interval '366 days'
    FROM generate_series($1::integer, $2::integer, ${REQUESTS_PER_MESSAGE}) AS n`,
} as const;

/** All of the last year, and a day's more. */
const MAILS = `
  INSERT INTO mail (id, kind, "recipientEmail", subject, text, content, attachments,
    state, attempts, "createdAt", "nextAttemptAt", "sentAt", "lastError", "visitRequestId")
  SELECT gen_random_uuid(), body.kind,
    CASE WHEN body.kind = 'new-request' THEN 'kancelarija@example.rs' ELSE 'skola' || n || '@example.rs' END,
    body.subject, body.text, body.content,
    body.attachments, (CASE WHEN m % 5000 = 0 THEN 'dead' ELSE 'sent' END)::mail_state, 1, at, at,
    CASE WHEN m % 5000 > 0 THEN at END, CASE WHEN m % 5000 = 0 THEN '550 No such user' END, n
  FROM (SELECT m, 1 + floor((m - 1) / ${MAILS_PER_REQUEST})::integer AS n,
      now() - interval '366 days' * (1 - m / ($3 * ${MAILS_PER_REQUEST})) AS at
    FROM generate_series(($1 - 1) * ${MAILS_PER_REQUEST}, $2 * ${MAILS_PER_REQUEST} - 1) AS m OFFSET 0) AS numbered
  JOIN mail_body AS body ON body.position = m % 3
  WHERE m > 0`;

const TABLES = [
  'visit_request',
  'dinner_request',
  'visit_guide',
  'proforma',
  'payment',
  'audit_entry',
  'contact_message',
];

/** Fills an empty database with ten years of a busy house: `count` requests and all that hangs on them. */
export async function seedYears(databaseUrl: string, count: number): Promise<void> {
  await Promise.all([
    connected(databaseUrl, (client) =>
      withoutIndexes(client, TABLES, () => seedRequests(client, count), tellIndex),
    ),
    connected(databaseUrl, (client) =>
      withoutIndexes(client, ['mail'], () => seedMails(client, count), tellIndex),
    ),
  ]);
  await connected(databaseUrl, async (client) => {
    const numbers = ['visit_request_number', 'dinner_request_number', 'visit_request_id_seq'];
    for (const number of numbers) await client.query(`SELECT setval($1, $2)`, [number, count]);
    await client.query('VACUUM ANALYZE');
  });
}

const tellIndex = (index: string, seconds: number) => {
  console.log(`  ${index}: built in ${seconds.toFixed(1)} s`);
};

async function connected(databaseUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`SET maintenance_work_mem = '1GB'`);
  await work(client);
  await client.end();
}

function* batches(count: number) {
  for (let first = 1; first <= count; first += BATCH) {
    yield [first, Math.min(first + BATCH - 1, count)];
  }
}

async function seedRequests(client: pg.Client, count: number) {
  for (const range of batches(count)) {
    await client.query(REQUESTS, [...range, count]);
    for (const statement of Object.values(PARTS)) {
      await client.query(statement, statement.includes('$3') ? [...range, count] : range);
    }
  }
}

async function seedMails(client: pg.Client, count: number) {
  await client.query(`CREATE TEMP TABLE mail_body AS
    SELECT 0 AS position, kind, subject, text, content, attachments FROM mail WHERE false`);
  for (const [position, mail] of MAIL_BODIES.entries()) {
    const { kind, subject, text, content, attachments } = mail;
    const body = [position, kind, subject, text, content, JSON.stringify(attachments)];
    await client.query('INSERT INTO mail_body VALUES ($1, $2, $3, $4, $5, $6)', body);
  }
  for (const range of batches(count)) await client.query(MAILS, [...range, count]);
}
