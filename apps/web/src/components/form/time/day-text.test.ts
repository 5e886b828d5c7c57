import { describe, expect, it } from 'vitest';

import { NOT_A_DAY, readDay, readFinishedDay, writeDay } from './day-text.ts';

describe('a typed day', () => {
  it.each([
    '23.11.2026',
    '23112026',
    '23. 11. 2026.',
    '23/11/2026',
    '23-11-2026',
    '23 11 2026',
    '23,11,2026',
    ' 23.11.2026. ',
    '2026-11-23',
    // As our own pages and mails say it.
    '23. novembar 2026.',
    'ponedeljak, 23. novembra 2026.',
    '23. Nov. 2026',
  ])('%j is 23.11.2026', (text) => {
    expect(readDay(text)).toBe('2026-11-23');
    expect(readFinishedDay(text)).toBe('2026-11-23');
  });

  it.each(['1.3.2027', '01.3.2027', '1. 3. 2027', '01032027'])('%j is 01.03.2027', (text) => {
    expect(writeDay(readDay(text))).toBe('01.03.2027');
  });

  it.each(['29.02.2028', '29022028'])('%j is a leap day', (text) => {
    expect(readDay(text)).toBe('2028-02-29');
  });

  it.each([
    '1',
    '16',
    '16.',
    '16.1',
    '16.12',
    '16.12.2',
    '16.12.20',
    '16.12.202',
    '1612',
    '161220',
    '29.02.2027',
    '31.04.2027',
    '0.1.2027',
    '1.13.2027',
    '16.12.0026',
    '16.12.20266',
    'sutra',
    'DD.MM.2026',
    '23. novembar',
    'novembar 2026.',
    '31. novembra 2026.',
    '16.12.2026 i dalje',
    '2026',
    '2315122026.11.2026',
  ])('%j is no whole day', (text) => {
    expect(readDay(text)).toBe(NOT_A_DAY);
  });

  it.each(['16.12.26', '16. 12. 26.', '161226', '16/12/26'])(
    '%j is of this century once it is finished',
    (text) => {
      expect(readDay(text)).toBe(NOT_A_DAY);
      expect(readFinishedDay(text)).toBe('2026-12-16');
    },
  );

  it.each(['16.12', '31.02.27', '16.12.202', '12', 'sutra', '16.12.2026 i'])(
    '%j is none, finished or not',
    (text) => {
      expect(readFinishedDay(text)).toBe(NOT_A_DAY);
    },
  );

  it('is missing in an empty field', () => {
    expect(readDay(' ')).toBe('');
    expect(writeDay(NOT_A_DAY)).toBe('');
  });
});
