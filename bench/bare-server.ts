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

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
