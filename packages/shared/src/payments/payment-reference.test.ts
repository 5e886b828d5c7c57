import { describe, expect, it } from 'vitest';
import { controlDigits, hasRightControl } from './mod97.ts';
import { formatReference, proformasIn, readReference, referenceOf } from './payment-reference.ts';

describe('the control digits of model 97', () => {
  // The first two stand in payments.md; RF2026A1 is read as 27 15 2026 10 1.
  it.each([
    ['3220000111111111000', '16'],
    ['123412', '14'],
    ['2026000123', '38'],
    ['20261000000', '03'],
    ['RF2026A1', '43'],
  ])('of %s are %s', (body, control) => {
    expect(controlDigits(body)).toBe(control);
    expect(hasRightControl(control + body)).toBe(true);
    expect(
      hasRightControl(control.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) + body),
    ).toBe(false);
  });
});

describe('the reference of a predračun', () => {
  it.each([
    ['PR-2026-000123', '382026000123', '38 2026 000123'],
    ['PR-2026-000001', '162026000001', '16 2026 000001'],
    ['PR-2027-000001', '322027000001', '32 2027 000001'],
    // More than a million in a year.
    ['PR-2026-1000000', '0320261000000', '03 2026 1000000'],
    // Its control digits look like the model.
    ['PR-2026-000071', '972026000071', '97 2026 000071'],
  ])('%s is %s', (number, reference, shown) => {
    expect(referenceOf(number)).toBe(reference);
    expect(formatReference(reference)).toBe(shown);
    for (const typed of [reference, `97${reference}`, shown, `97 ${shown}`]) {
      expect(readReference(typed)).toBe(number);
    }
  });

  it('is made of a number only', () => {
    expect(() => referenceOf('GP-2026-000123')).toThrow('Not a predračun: GP-2026-000123');
  });
});

describe('a reference that somebody typed', () => {
  it.each([
    ['38-2026-000123'],
    ['97-38-2026-000123'],
    ['(97) 38-2026-000123'],
    ['97/382026000123'],
    ['38.2026.000123'],
    ['  38 2026 000 123 '],
  ])('%s names PR-2026-000123', (typed) => {
    expect(readReference(typed)).toBe('PR-2026-000123');
  });

  it.each([
    ['39 2026 000123', 'wrong control digits'],
    ['38 2026 000132', 'two digits changed over'],
    ['2026 000123', 'no control digits'],
    ['16 3220000111111111000', 'of somebody else'],
    ['11 38 2026 000123', 'another model'],
    ['', 'nothing'],
    ['GP-2026-000123', 'a request'],
  ])('%s names none: %s', (typed) => {
    expect(readReference(typed)).toBeNull();
  });
});

describe('the predračuni that a purpose names', () => {
  it.each([
    ['Uplata po predračunu PR-2026-000123', ['PR-2026-000123']],
    ['uplata pr 2026/123', ['PR-2026-000123']],
    ['УПЛАТА ПО ПРЕДРАЧУНУ ПР-2026-000123', ['PR-2026-000123']],
    ['predracun PR2026000123', ['PR-2026-000123']],
    ['PR20260001234', []],
    ['PR-2026-000123 i PR-2026-000124', ['PR-2026-000123', 'PR-2026-000124']],
    ['poziv 97 38 2026 000123, obroci PR-2026-000124', ['PR-2026-000123', 'PR-2026-000124']],
    ['382026000123', ['PR-2026-000123']],
    ['PR-2026-000123, poziv 382026000123', ['PR-2026-000123']],
    ['poziv 392026000123', []],
    ['Grupna poseta GP-2026-001292', []],
    ['SPR-2026-000123', []],
    ['račun 840000000095584510', []],
  ])('%s: %j', (text, numbers) => {
    expect(proformasIn(text)).toEqual(numbers);
  });
});
