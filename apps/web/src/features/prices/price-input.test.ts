import { describe, expect, it } from 'vitest';

import { dinarsInField, parseDinars, parseSignedDinars } from './price-input.ts';

describe('a typed price', () => {
  it.each([
    ['1200', 1200],
    ['1.200', 1200],
    ['1.200,50', 1200.5],
    ['1200,5', 1200.5],
    ['1200.50', 1200.5],
    ['1.234.567', 1_234_567],
    ['12.50', 12.5],
    [' 1 200 RSD', 1200],
    ['550 din', 550],
    ['550 din.', 550],
    ['1.555', 1555],
    ['12,000.00', 12_000],
    ['12,000', 12_000],
    ['1,234,567.5', 1_234_567.5],
    ['0,500', 0.5],
  ])('"%s" is %d dinars', (text, dinars) => {
    expect(parseDinars(text)).toBe(dinars);
  });

  it.each(['', 'sto', '-5', '1,2,3', '1.2.3', '1.20,50', '1,000,00', '12a', ',5'])(
    '"%s" is no price',
    (text) => {
      expect(parseDinars(text)).toBeNaN();
    },
  );

  it.each([1, 12.5, 1200, 1200.55, 9_999_999.99])('%d is shown so that it reads back', (dinars) => {
    expect(parseDinars(dinarsInField(dinars))).toBe(dinars);
  });
});

it.each([
  ['1.200,50', 1_200.5],
  ['-12,000.00', -12_000],
  ['-500', -500],
  ['−1.000', -1_000],
  ['– 20 din', -20],
  ['- 20 din', -20],
  [' -20', -20],
])('reads %j as %d, with its minus', (typed, dinars) => {
  expect(parseSignedDinars(typed)).toBe(dinars);
});
