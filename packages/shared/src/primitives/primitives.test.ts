import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInBelgrade, formatDay, isCalendarDate } from './calendar-date.ts';
import {
  dinarsText,
  dinarsToPara,
  formatDinars,
  formatPara,
  paraText,
  paraToDinars,
} from './money.ts';
import { foldSearchText } from './search-text.ts';

describe('money', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [99, '0,99'],
    [100, '1,00'],
    [123_450, '1.234,50'],
    [1_000_000, '10.000,00'],
    [123_456_789, '1.234.567,89'],
    [-123_450, '-1.234,50'],
  ])('%i para read %s', (para, text) => {
    expect(formatPara(para)).toBe(text);
  });

  it('an amount within words says what it is', () => {
    expect(paraText(123_450)).toBe('1.234,50 din');
    expect(dinarsText(1_234.5)).toBe('1.234,50 din');
  });

  it('dinars with floating dust are exact', () => {
    expect(formatDinars(1950)).toBe('1.950,00');
    expect(dinarsToPara(1.1 * 3)).toBe(330);
  });

  it('every whole number of para survives the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (para) => {
        expect(dinarsToPara(paraToDinars(para))).toBe(para);
      }),
    );
  });
});

describe('days', () => {
  it.each([
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s it is %s in Belgrade', (instant, day) => {
    expect(dayInBelgrade(new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it('reads DD.MM.YYYY', () => {
    expect(formatDay('2026-05-09')).toBe('09.05.2026');
  });

  it.each(['2026-02-30', '2026-00-10', '1899-12-31', '26-01-01', '2026-1-1', '٢٠٢٦-٠١-٠١'])(
    '%s is no day',
    (day) => {
      expect(isCalendarDate(day)).toBe(false);
    },
  );
});

describe('search', () => {
  it.each([
    ['ČĆŠŽĐ čćšžđ', 'ccszd ccszd'],
    ['Ђорђе Љубић Њ џ', 'dorde ljubic nj dz'],
    ['Djordje', 'dorde'],
    ['OŠ „Branko Ćopić“', 'os branko copic'],
    [`OŠ "Branko Ćopić" (stara), d'Artanjan`, 'os branko copic stara, dartanjan'],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldSearchText(text)).toBe(folded);
  });
});
