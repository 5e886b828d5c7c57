import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICE_KIND, PRICE_KINDS, seedPrice } from './price-kind.ts';
import { createPriceSchema, updatePriceSchema } from './price-schema.ts';

const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

describe('a new price', () => {
  it.each([0, 0.99, -5, null, '500', undefined])('of %j is refused', (price) => {
    expect(messages(createPriceSchema.safeParse({ kind: 'ADULT_DINNER', price }))).toEqual([
      'Cena mora biti veća od 0RSD',
    ]);
  });
  it.each([1, 1.1, 1.5, 1200.55, 8_388_608.07, 9_999_999.99])('of %d is accepted', (price) => {
    expect(createPriceSchema.safeParse({ kind: 'ADULT_DINNER', price }).success).toBe(true);
  });
  it.each([1.555, 100.001, 1.0000001])('of %d has too many decimals', (price) => {
    expect(createPriceSchema.safeParse({ kind: 'ADULT_DINNER', price }).success).toBe(false);
  });
  it.each(['PIZZA', '', null, undefined])('of kind %j is refused', (kind) => {
    expect(messages(createPriceSchema.safeParse({ kind, price: 5 }))).toEqual([
      'Tip cene je nevalidan',
    ]);
  });
});

describe('a changed price', () => {
  it('must be at least 1', () => {
    expect(messages(updatePriceSchema.safeParse({ id: 1, price: 0 }))).toEqual([
      'Cena mora biti veća od 0 RSD',
    ]);
  });
  it.each([0, -1, 1.5, '1', null, 2_147_483_648])('needs a number of a row, not %j', (id) => {
    expect(updatePriceSchema.safeParse({ id, price: 5 }).success).toBe(false);
  });
});

it('the price list starts with the spec’s ticket prices', () => {
  expect([
    seedPrice('TICKET_CHILD'),
    seedPrice('TICKET_ADULT'),
    seedPrice('TICKET_MEMORIAL_HOUSE'),
    seedPrice('TICKET_FAMILY_1_CHILD'),
    seedPrice('TICKET_FAMILY_2_CHILDREN'),
    seedPrice('TICKET_FAMILY_3_CHILDREN'),
    seedPrice('TICKET_FAMILY_4_CHILDREN'),
    seedPrice('GROUP_CENTRE'),
    seedPrice('GROUP_CENTRE_MEMORIAL'),
    seedPrice('GROUP_MEMORIAL'),
    seedPrice('GROUP_CENTRE_ADDITIONAL'),
    seedPrice('GROUP_ALL'),
    seedPrice('BIRTHDAY_RENTAL'),
  ]).toEqual([500, 800, 400, 1950, 2300, 2700, 3000, 400, 550, 300, 550, 700, 10_000]);
});

it('a new price is preset to the adult meal', () => {
  expect(DEFAULT_PRICE_KIND).toBe('ADULT_DINNER');
  expect(PRICE_KINDS).toHaveLength(21);
});
