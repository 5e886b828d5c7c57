import { describe, expect, it } from 'vitest';

import { doubtOfMotherId, doubtOfPhone, doubtOfPib, soundPib } from './doubtful-numbers.ts';

describe('a PIB', () => {
  it.each([
    '100002887',
    '104052135',
    ' 103 920 327 ',
    'RS103920327',
    '',
    // Worked out by hand: a sum that ends in 0 counts as 10, and the control digit of 10 is 0.
    '100234561',
    '100000090',
  ])('like "%s" is as it should be', (pib) => {
    expect(doubtOfPib(pib)).toBeUndefined();
  });

  it.each(['10000288', '1000028871', 'nemamo'])('like "%s" has not its nine digits', (pib) => {
    expect(doubtOfPib(pib)).toBe('PIB u Srbiji ima 9 cifara. Proverite ga, ili pošaljite ovako.');
  });

  it.each(['100002888', '100020887'])('like "%s" is mistyped', (pib) => {
    expect(doubtOfPib(pib)).toBe(
      'PIB: poslednja cifra ne odgovara ostalima. Proverite ga, ili pošaljite ovako.',
    );
  });

  it.each([
    ['RS 103.920.327', '103920327'],
    ['100002888', undefined],
    ['-', undefined],
    ['', undefined],
  ])('"%s" is sound as %s', (typed, pib) => {
    expect(soundPib(typed)).toBe(pib);
  });
});

describe('a matični broj', () => {
  it.each([
    '17162543',
    '20084693',
    '20053658',
    '07007965',
    '07 00 31 70',
    '',
    // 2·1 + 7·7 + 4·1 is 55, which 11 divides.
    '17001000',
  ])('like "%s" is as it should be', (motherId) => {
    expect(doubtOfMotherId(motherId)).toBeUndefined();
  });

  it.each(['1716254', '171625430', '7007965'])('like "%s" has not its eight digits', (motherId) => {
    expect(doubtOfMotherId(motherId)).toBe(
      'Matični broj u Srbiji ima 8 cifara. Proverite ga, ili pošaljite ovako.',
    );
  });

  it.each(['17162544', '17126543'])('like "%s" is mistyped', (motherId) => {
    expect(doubtOfMotherId(motherId)).toBe(
      'Matični broj: poslednja cifra ne odgovara ostalima. Proverite ga, ili pošaljite ovako.',
    );
  });
});

describe('a phone number', () => {
  it.each(['035 123 456', '+381 64 123 4567', '0038164123456', '064/1234-567, 065 11 22 333', ''])(
    'like "%s" is as it should be',
    (phone) => {
      expect(doubtOfPhone(phone)).toBeUndefined();
    },
  );

  it.each(['123456', '064 123', '+381 64 12', 'centrala'])('like "%s" is too short', (phone) => {
    expect(doubtOfPhone(phone)).toBe(
      'Telefon ima premalo cifara. Proverite ga, ili pošaljite ovako.',
    );
  });
});
