import { PRICE_KINDS, seedPrice } from '@museum/shared/prices/price-kind';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { prisma } from '#lib/prisma.ts';
import { bearer, signInJelena } from '../../test/staff.ts';
import { testApp } from '../../test/test-app.ts';

const app = testApp();
const staff = async () => ({ Authorization: bearer(await signInJelena()) });

describe('GET /prices/mapping', () => {
  it('answers dinars by kind to everybody', async () => {
    const { status, body } = await request(app).get('/api/v1/prices/mapping');

    expect(status).toBe(200);
    expect(body).toEqual({
      data: Object.fromEntries(PRICE_KINDS.map((kind) => [kind, seedPrice(kind)])),
    });
  });
});

describe('GET /prices', () => {
  it('finds by display name, case and diacritics ignored', async () => {
    const { body } = await request(app)
      .get('/api/v1/prices')
      .query({ search: 'DECIJI' })
      .set(await staff());

    expect(body).toMatchObject({
      data: [{ kind: 'KIDS_DINO_WITHOUT_SOUP' }, { kind: 'KIDS_DINO_WITH_SOUP' }],
      total: 2,
      totalPages: 1,
    });
  });
});

it('keeps two decimals exactly', async () => {
  const { id } = await prisma.price.findUniqueOrThrow({ where: { kind: 'LUNCH_PACKET' } });

  const { body } = await request(app)
    .put('/api/v1/admin/prices')
    .set(await staff())
    .send({ id, price: 9_999_999.99 });

  expect(body).toMatchObject({ data: { id, kind: 'LUNCH_PACKET', price: 9_999_999.99 } });
});
