import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { PRICE_KINDS, priceKindLabel, seedPrice } from '@museum/shared/prices/price-kind';
import { priceSchema, type Price } from '@museum/shared/prices/price-schema';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAudit } from '#audit/audit-store.ts';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';

const renderAhead = vi.fn(() => Promise.resolve());
const app = testApp({ site: { handlers: [], renderAhead } });
let authorization: string;

beforeAll(async () => {
  authorization = bearer(await signInJelena());
});
beforeEach(async () => {
  await prisma.price.deleteMany();
  await prisma.price.createMany({
    data: PRICE_KINDS.map((kind) => ({ kind, price: seedPrice(kind) })),
  });
});

const get = (path: string) =>
  request(app).get(`/api/v1${path}`).set('Authorization', authorization);

const write = (method: 'post' | 'put', body: object) =>
  request(app)[method]('/api/v1/admin/prices').set('Authorization', authorization).send(body);

const remove = (id: number) =>
  request(app).delete(`/api/v1/admin/prices/${id}`).set('Authorization', authorization);

const list = async (query: object) => {
  const { body } = await get('/prices').query(query);
  return listEnvelope(priceSchema).parse(body);
};
const kinds = (prices: Price[]) => prices.map(({ kind }) => kind);
const idOf = async (kind: string) => (await prisma.price.findUniqueOrThrow({ where: { kind } })).id;

describe('GET /prices/mapping', () => {
  it('answers dinars by kind', async () => {
    const { status, body } = await request(app).get('/api/v1/prices/mapping');

    expect(status).toBe(200);
    expect(body).toEqual({
      data: Object.fromEntries(PRICE_KINDS.map((kind) => [kind, seedPrice(kind)])),
    });
  });

  it('leaves out a kind whose price was removed', async () => {
    await remove(await idOf('LUNCH_PACKET'));

    const { body } = await request(app).get('/api/v1/prices/mapping');

    expect(body).not.toHaveProperty('data.LUNCH_PACKET');
  });
});

it('every change lets the pages with prices be made before somebody asks for them', async () => {
  renderAhead.mockClear();
  const id = await idOf('TICKET_ADULT');
  await write('put', { id, price: 900 });
  expect(renderAhead).toHaveBeenCalledTimes(1);
  await remove(id);
  expect(renderAhead).toHaveBeenCalledTimes(2);
  await write('post', { kind: 'TICKET_ADULT', price: 910 });
  expect(renderAhead).toHaveBeenCalledTimes(3);
});

it('GET /prices/enum names every kind, priced or not', async () => {
  await prisma.price.deleteMany();

  const { body } = await request(app).get('/api/v1/prices/enum');

  expect(body).toEqual({
    data: Object.fromEntries(PRICE_KINDS.map((kind) => [kind, priceKindLabel(kind)])),
  });
});

it('GET /prices/all answers the whole list', async () => {
  const { body } = await get('/prices/all');

  expect(kinds(dataEnvelope(priceSchema.array()).parse(body).data)).toEqual(PRICE_KINDS);
});

describe('GET /prices', () => {
  it('answers ten to a page', async () => {
    const first = await list({});
    const last = await list({ page: 3 });

    expect(kinds(first.data)).toEqual(PRICE_KINDS.slice(0, 10));
    expect(kinds(last.data)).toEqual(PRICE_KINDS.slice(20));
    expect(first).toMatchObject({ total: 21, totalPages: 3 });
    expect((await list({ page: 4 })).data).toEqual([]);
  });

  it.each([
    ['DECIJI', ['KIDS_DINO_WITHOUT_SOUP', 'KIDS_DINO_WITH_SOUP']],
    ['дечији', ['KIDS_DINO_WITHOUT_SOUP', 'KIDS_DINO_WITH_SOUP']],
    ['rodjendan', ['BIRTHDAY_RENTAL']],
    ['lanc paket', ['LUNCH_PACKET']],
    ['%', []],
    ['nema toga', []],
  ])('finds %j by display name, case, diacritics and script ignored', async (search, found) => {
    const { data, total } = await list({ search });

    expect(kinds(data)).toEqual(found);
    expect(total).toBe(found.length);
  });

  it('sorts by the name that people see, č after c', async () => {
    const { data } = await list({ search: 'obrok', sortByColumn: 'kind', sortDirection: 'ASC' });

    expect(data.map(({ kind }) => priceKindLabel(kind))).toEqual([
      'Dečiji dino obrok bez supe',
      'Dečiji dino obrok sa supom',
      'Obrok za odrasle',
      'Osnovnoškolski obrok 1',
      'Osnovnoškolski obrok 2 bez kolača',
      'Osnovnoškolski obrok 2 sa kolačem',
      'Školski obrok',
    ]);
  });

  it('sorts by price as a number', async () => {
    const { data } = await list({ sortByColumn: 'price', sortDirection: 'DESC' });
    const prices = data.map(({ price }) => price);

    expect(prices[0]).toBe(10_000);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  it('sorts by date changed', async () => {
    await write('put', { id: await idOf('ADULT_DINNER'), price: 1300 });

    const { data } = await list({ sortByColumn: 'updatedAt', sortDirection: 'DESC' });

    expect(data[0]).toMatchObject({ kind: 'ADULT_DINNER', price: 1300 });
  });

  it.each([{ sortByColumn: 'id' }, { sortDirection: 'UP' }, { page: '0' }, { page: 'x' }])(
    'refuses %j',
    async (query) => {
      const { status, body } = await get('/prices').query(query);

      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: Object.keys(query)[0] }] });
    },
  );
});

describe('POST /admin/prices', () => {
  beforeEach(() => prisma.price.deleteMany());

  it('adds a price', async () => {
    const { status, body } = await write('post', { kind: 'ADULT_DINNER', price: 1234.5 });

    expect(status).toBe(201);
    expect(dataEnvelope(priceSchema).parse(body).data).toMatchObject({
      kind: 'ADULT_DINNER',
      price: 1234.5,
    });
  });

  it('adds a kind once, also when asked twice at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        write('post', { kind: 'ADULT_DINNER', price: index + 1 }),
      ),
    );

    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      errors: [
        {
          code: 'PRICE_ALREADY_EXISTS',
          message: 'Cena za ovaj tip već postoji',
          field: 'kind',
        },
      ],
    });
  });

  it.each([
    [{ kind: 'BEER', price: 100 }, 'kind', 'Tip cene je nevalidan'],
    [{ price: 100 }, 'kind', 'Tip cene je nevalidan'],
    [{ kind: 'ADULT_DINNER' }, 'price', 'Cena mora biti veća od 0RSD'],
    [{ kind: 'ADULT_DINNER', price: 0.99 }, 'price', 'Cena mora biti veća od 0RSD'],
    [{ kind: 'ADULT_DINNER', price: '100' }, 'price', 'Cena mora biti veća od 0RSD'],
    [{ kind: 'ADULT_DINNER', price: 1e9 }, 'price', 'Cena je prevelika'],
    [{ kind: 'ADULT_DINNER', price: 1.005 }, 'price', 'Cena može imati najviše dve decimale'],
  ])('refuses %j', async (price, field, message) => {
    const { status, body } = await write('post', price);

    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ code: 'VALIDATION_ERROR', message, field }] });
  });
});

describe('PUT /admin/prices', () => {
  it.each([1, 1.1, 0.07 + 1, 1234.56, 4.35 * 100, 9_999_999.99])(
    'keeps %d to the para',
    async (price) => {
      const id = await idOf('LUNCH_PACKET');
      const exact = Number(price.toFixed(2));

      const { body } = await write('put', { id, price: exact });

      expect(body).toMatchObject({ data: { id, price: exact } });
      const mapping = await request(app).get('/api/v1/prices/mapping');
      expect(mapping.body).toMatchObject({ data: { LUNCH_PACKET: exact } });
      const [row] = await prisma.$queryRaw<{ price: string }[]>`
        SELECT price::text FROM price WHERE id = ${id}`;
      expect(row?.price).toBe(price.toFixed(2));
    },
  );

  it('refuses a price below one dinar in the words of the edit form', async () => {
    const { status, body } = await write('put', { id: await idOf('LUNCH_PACKET'), price: 0 });

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ message: 'Cena mora biti veća od 0 RSD' }] });
  });

  it('refuses to go over a change that whoever sends it has not seen', async () => {
    const id = await idOf('LUNCH_PACKET');
    await write('put', { id, price: 450.5 });

    const { status, body } = await write('put', { id, price: 500, before: 400 });
    const message =
      'Cenu je u međuvremenu promenio neko drugi. Pogledajte novu, pa je izmenite ako treba.';
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'STALE_VERSION', message }] },
    });
    expect((await write('put', { id, price: 450.5, before: 400 })).status).toBe(200);
    expect((await write('put', { id, price: 500, before: 450.5 })).status).toBe(200);
  });

  it('answers 404 for a price that is gone', async () => {
    expect((await write('put', { id: 2_147_483_647, price: 1 })).status).toBe(404);
  });
});

describe('DELETE /admin/prices/{id}', () => {
  it('removes a price, which can then be added again', async () => {
    const id = await idOf('LUNCH_PACKET');

    const { status, body } = await remove(id);

    expect({ status, body }).toEqual({ status: 200, body: { data: { id } } });
    expect((await remove(id)).status).toBe(404);
    expect((await write('post', { kind: 'LUNCH_PACKET', price: 450 })).status).toBe(201);
  });
});

describe('at the same moment', () => {
  const statusesOf = async (calls: PromiseLike<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted((one, other) => one - other);

  it('five people change a price: one of their amounts stands, whole', async () => {
    const id = await idOf('LUNCH_PACKET');
    const amounts = [411.11, 422.22, 433.33, 444.44, 455.55];

    const statuses = await statusesOf(amounts.map((price) => write('put', { id, price })));

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const { body } = await request(app).get('/api/v1/prices/mapping');
    const { data } = body as { data: Record<string, number> };
    expect(amounts).toContain(data.LUNCH_PACKET);
  });

  it('five people delete a price: one did, the others find none', async () => {
    const id = await idOf('LUNCH_PACKET');

    const statuses = await statusesOf(Array.from({ length: 5 }, () => remove(id)));

    expect(statuses).toEqual([200, 404, 404, 404, 404]);
  });

  it('a price is changed and deleted: it is gone, and nobody is told a server error', async () => {
    const id = await idOf('LUNCH_PACKET');
    const changes = [1, 2, 3, 4].map((price) => write('put', { id, price }));

    const [deleted, ...changed] = await Promise.all([remove(id), ...changes]);

    expect(deleted.status).toBe(200);
    for (const { status } of changed) expect([200, 404]).toContain(status);
    expect((await write('put', { id, price: 5 })).status).toBe(404);
    expect(await prisma.price.count({ where: { kind: 'LUNCH_PACKET' } })).toBe(0);
  });
});

describe('each change of the price list', () => {
  const trace = async () => {
    const entries = await prisma.auditEntry.findMany({ orderBy: { id: 'asc' } });
    return entries.map(({ actor, action, subject, changes }) => [actor, action, subject, changes]);
  };
  const by = 'Jelena Đorđević';

  beforeEach(() => emptyTables('audit_entry'));

  it('leaves who made it, of which price, from what to what', async () => {
    const id = await idOf('TICKET_ADULT');
    await write('put', { id, price: 850.5 }).expect(200);
    await remove(id).expect(200);
    await write('post', { kind: 'TICKET_ADULT', price: 900 }).expect(201);

    expect(await trace()).toEqual([
      [by, 'price-changed', 'TICKET_ADULT', [{ field: 'price', from: 800, to: 850.5 }]],
      [by, 'price-deleted', 'TICKET_ADULT', [{ field: 'price', from: 850.5, to: null }]],
      [by, 'price-added', 'TICKET_ADULT', [{ field: 'price', from: null, to: 900 }]],
    ]);
  });

  it('can be read back, the latest first', async () => {
    const id = await idOf('TICKET_ADULT');
    await write('put', { id, price: 850.5 }).expect(200);
    await noteAudit({
      actor: { staffId: null, name: by },
      action: 'setting-changed',
      subject: 'x',
    });
    await remove(id).expect(200);

    const { body } = await get('/admin/prices/audit-trail').expect(200);

    expect(body).toMatchObject({
      total: 2,
      data: [
        { actor: by, action: 'price-deleted', subject: 'TICKET_ADULT' },
        { action: 'price-changed', changes: [{ field: 'price', from: 800, to: 850.5 }] },
      ],
    });
  });

  it('of a kind that only another version knows leaves the others to be told', async () => {
    await write('put', { id: await idOf('TICKET_ADULT'), price: 900 }).expect(200);
    await prisma.auditEntry.create({
      data: { actor: 'Jelena Đorđević', action: 'price-added', subject: 'TICKET_OF_TOMORROW' },
    });

    const { body } = await get('/admin/prices/audit-trail').expect(200);

    expect(body).toMatchObject({ total: 1, data: [{ subject: 'TICKET_ADULT' }] });
  });

  it('that changes nothing, or is refused, leaves no trace', async () => {
    const id = await idOf('TICKET_ADULT');
    await write('put', { id, price: 800 }).expect(200);
    await write('put', { id: 999_999, price: 800 }).expect(404);
    await write('post', { kind: 'TICKET_ADULT', price: 900 }).expect(409);
    await remove(999_999).expect(404);

    expect(await trace()).toEqual([]);
  });

  it('whose trace cannot be written is not made', async () => {
    const id = await idOf('TICKET_ADULT');
    await prisma.$executeRaw`ALTER TABLE audit_entry ADD CONSTRAINT full_disk CHECK (false) NOT VALID`;

    const answers = [await write('put', { id, price: 1 }), await remove(id)];
    await prisma.$executeRaw`ALTER TABLE audit_entry DROP CONSTRAINT full_disk`;

    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(await prisma.price.findUnique({ where: { id } })).toMatchObject({
      kind: 'TICKET_ADULT',
    });
    expect(Number((await prisma.price.findUnique({ where: { id } }))?.price)).toBe(800);
  });
});
