import { UNREADABLE_COUNT } from '@museum/shared/primitives/count';
import { describe, expect, it } from 'vitest';

import { readCount, writeCount } from './count-text.ts';

describe('a typed whole number', () => {
  it.each([
    ['25', 25],
    [' 25 ', 25],
    ['007', 7],
    ['1.000', 1000],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1.234.567', 1_234_567],
    ['999999', 999_999],
    ['-4', -4],
    ['−4', -4],
    ['0', 0],
  ])('"%s" is %d', (text, count) => {
    expect(readCount(text)).toBe(count);
    expect(readCount(writeCount(count))).toBe(count);
  });

  it.each([
    '2,5',
    '12,5',
    '1.5',
    '12.50',
    '1,000',
    '20-25',
    '45+3',
    '2 5',
    '1e3',
    '30 dece',
    '-',
    '0.500',
    '12345678901234567890',
  ])('"%s" is no whole number', (text) => {
    expect(readCount(text)).toBe(UNREADABLE_COUNT);
  });

  it('is missing in an empty field', () => {
    expect(readCount(' ')).toBeNaN();
    expect(writeCount(Number.NaN)).toBe('');
  });
});
