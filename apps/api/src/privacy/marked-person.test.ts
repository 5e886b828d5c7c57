import { describe, expect, it } from 'vitest';
import { traceOf } from './marked-person.ts';
import { tracesIn } from './traces-in-text.ts';

describe('what an operator types', () => {
  it.each([
    ['Ana@Example.rs', 'e-mail', 'ana@example.rs'],
    ['032/000-222', 'phone', '32000222'],
    ['+381 32 000 222', 'phone', '32000222'],
    ['00381 (0)32 000-222', 'phone', '32000222'],
    ['38132000222', 'phone', '32000222'],
    ['+387 65 123 456', 'phone', '38765123456'],
    ['063\u00A0123—45\u201167', 'phone', '631234567'],
    ['(063) 123,45,67', 'phone', '631234567'],
    ['Ana  Đorđević', 'name', 'ana dordevic'],
    ['Ана Ђорђевић', 'name', 'ana dordevic'],
    ['Ana Marija Petrović-Ilić', 'name', 'ana marija petrovic ilic'],
  ])('%s is a trace: %s', (typed, trace, value) => {
    expect(traceOf(typed)).toEqual({ trace, value });
  });

  it.each(['', 'Ana', '12345', 'GP-2026-000012', 'ana@', '--yes'])('%j is none', (typed) => {
    expect(traceOf(typed)).toBeUndefined();
  });
});

describe('the traces in a text', () => {
  it.each([
    ["Pišite na 'ana@example.rs'.", 'ana@example.rs', 'e-mail'],
    ['-ana@example.rs-', 'ana@example.rs', 'e-mail'],
    ['Zovite 032/000-222 ili 064 111 22 33', '32000222', 'phone'],
    ['Zovite 032/000-222 ili 064 111 22 33', '641112233', 'phone'],
    ['032 000 222 064 111 22 33', '641112233', 'phone'],
    ['+381 (0)32 000 222', '32000222', 'phone'],
    ['063\u00A0123\u201145—67', '631234567', 'phone'],
    ['Zvati (063) - 123,\t45 \r\n67', '631234567', 'phone'],
    ['Vodič je ПЕТРОВИЋ Ана, 5. razred', 'petrovic ana', 'name'],
  ])('of %j are found', (text, value, trace) => {
    expect([...tracesIn(text, [2])]).toContainEqual({ trace, value });
  });
});
