import { expect, it } from 'vitest';
import { visitRequestQuerySchema } from './visit-request-query-schema.ts';

it('an empty query is the first page, ascending, without filters', () => {
  expect(visitRequestQuerySchema.parse({})).toEqual({ page: 1, sortDirection: 'ASC' });
});

it('empty parameters are no filters', () => {
  const parsed = visitRequestQuerySchema.parse({
    page: '',
    search: '  ',
    sortByColumn: '',
    status: '',
    viewed: '',
    visitDate: '',
    email: '',
  });
  expect(Object.values(parsed).filter((value) => value !== undefined)).toEqual([1, 'ASC']);
});

it.each(['ALL', 'All'])('the filter’s “%s” is every status', (status) => {
  expect(visitRequestQuerySchema.parse({ status }).status).toBeUndefined();
});

it('reads every parameter', () => {
  expect(
    visitRequestQuerySchema.parse({
      page: '3',
      search: ' đačka ',
      sortByColumn: 'visitDate',
      sortDirection: 'DESC',
      normalizedId: '2026-0001',
      viewed: 'false',
      status: 'POSTPONED',
      stage: 'postponed',
      shortNotice: 'true',
      dinnerOnly: 'true',
      visitDate: '2026-05-11',
      email: '@example.rs',
      phone: '021',
    }),
  ).toEqual({
    page: 3,
    search: 'đačka',
    sortByColumn: 'visitDate',
    sortDirection: 'DESC',
    normalizedId: '2026-0001',
    viewed: false,
    status: 'POSTPONED',
    stage: 'postponed',
    shortNotice: true,
    dinnerOnly: true,
    visitDate: '2026-05-11',
    email: '@example.rs',
    phone: '021',
  });
});

it.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', '99999999'],
  ['page', 'prva'],
  ['sortByColumn', 'passwordHash'],
  ['sortDirection', 'UP'],
  ['viewed', 'možda'],
  ['status', 'DONE'],
  ['stage', 'arriving'],
  ['shortNotice', 'da'],
  ['visitDate', '2026-02-30'],
  ['search', 'x'.repeat(201)],
  ['search', 'a\0b'],
  ['email', ['a', 'b']],
])('%s = %j is refused', (name, value) => {
  const { error } = visitRequestQuerySchema.safeParse({ [name]: value });
  expect(error?.issues[0]?.path).toEqual([name]);
});

it.each(['0', '1000001', '999999999999'])('page %s is told how far pages go', (page) => {
  const { error } = visitRequestQuerySchema.safeParse({ page });
  expect(error?.issues[0]?.message).toBe('Strana mora biti broj od 1 do 1.000.000');
});
