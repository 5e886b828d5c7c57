// What the same work costs without the product: Express and pg with nothing around them.
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const app = express();

app.get('/mapping', async (_, response) => {
  const { rows } = await pool.query<{ kind: string; price: string }>({
    name: 'mapping',
    text: 'SELECT kind, price FROM price',
  });
  response.json({ data: Object.fromEntries(rows.map(({ kind, price }) => [kind, Number(price)])) });
});

app.get('/list', async (_, response) => {
  const page = await pool.query({
    name: 'list',
    text: `SELECT id, "normalizedId", status, "isViewed", "visitDate"::text, "visitTime", "visitorAmount",
      "isRequestingDinner", "isRequestingAdditionalContent", "isRequestingVisitHomeExhibition",
      "homeExhibitionVisitTime" FROM visit_request ORDER BY id DESC LIMIT 10`,
  });
  const total = await pool.query<{ count: string }>({
    name: 'total',
    text: 'SELECT count(*) FROM visit_request',
  });
  response.json({ data: page.rows, total: Number(total.rows[0]?.count) });
});

const MAIL = '<p>Poštovani, primili smo vaš zahtev za posetu.</p>\n'.repeat(65); // 3.4 kB, twice in a row as the product's

app.post('/submit', express.json(), async (request, response) => {
  const { rows } = await pool.query<{ id: number }>({
    name: 'submit',
    text: `WITH "request" AS (
        INSERT INTO visit_request ("visitDate", "visitTime", "paymentType", "visitorAmount",
          "numberOfFollowers", "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent",
          "isRequestingVisitHomeExhibition", comment, "contactType", "personalName", "personalEmail",
          "personalPhone", "personalGroupType", "unitPrices")
        SELECT "visitDate", "visitTime", "paymentType", "visitorAmount", "numberOfFollowers",
          "ageGroupType", false, false, false, comment, 'personal', 'Ana', 'ana@example.rs',
          '+381 00 000 000', 'sindikat', '{}'
        FROM jsonb_populate_record(NULL::visit_request, $1) RETURNING id
      ), "mails" AS (
        INSERT INTO mail (id, kind, "recipientEmail", subject, text, html, state)
        SELECT gen_random_uuid(), 'bare', 'ana@example.rs', 'Zahtev', $2, $2, 'sent'
        FROM generate_series(1, 2)
      )
      SELECT id FROM "request"`,
    values: [JSON.stringify(request.body), MAIL],
  });
  response.status(201).json({ data: rows[0] });
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
