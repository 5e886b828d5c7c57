import { expect, it } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

it.each([
  '067 935 4175',
  '0679354175',
  '+381679354175',
  '067/935-4175',
  '+381 (0)67 935 4175',
  '+381 067 935-4175',
  '00381 67 9354175',
  '381679354175',
])('%s is the same number in any spelling', (phone) => {
  expect(phoneDigits(phone)).toBe('0679354175');
});

it.each([
  ['935 4175', '9354175'],
  ['+381', '0'],
  ['+49 30 1234', '49301234'],
  ['032 000 222, +381 32 000 333', '032000222032000333'],
  ['lokal', ''],
])('%s has the digits %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});
