import { expect, it } from 'vitest';
import { inShort } from './typed-text.ts';

const SCHOOL =
  'Osnovna škola „Heroj Radmila Šišković Đurđević“ sa isturenim odeljenjima u Lipama i Šalincu';

it.each([
  ['a short name is whole', 'OŠ „Đura Jakšić“', 'OŠ „Đura Jakšić“'],
  ['80 letters are whole', 'ш'.repeat(80), 'ш'.repeat(80)],
  [
    'a long name ends with a whole word',
    SCHOOL,
    'Osnovna škola „Heroj Radmila Šišković Đurđević“ sa isturenim odeljenjima u…',
  ],
  ['an endless word is cut', 'x'.repeat(81), `${'x'.repeat(79)}…`],
])('%s', (_name, text, short) => {
  expect(inShort(text)).toBe(short);
});
