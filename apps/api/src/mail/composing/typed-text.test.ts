import { expect, it } from 'vitest';
import { inShort } from './typed-text.ts';

const SCHOOL =
  'Osnovna škola „Heroj Radmila Šišković Đurđević“ sa isturenim odeljenjima u Lipama i Šalincu';
const LONGER = `${SCHOOL} i predškolskom grupom u Malom Orašju`;

it.each([
  ['a short name is whole', 'OŠ „Đura Jakšić“', 'OŠ „Đura Jakšić“'],
  ['a school of 90 letters is whole', SCHOOL, SCHOOL],
  ['120 letters are whole', 'ш'.repeat(120), 'ш'.repeat(120)],
  ['a long name ends with a whole word', LONGER, `${SCHOOL} i predškolskom grupom u…`],
  ['an endless word is cut', 'x'.repeat(121), `${'x'.repeat(119)}…`],
])('%s', (_name, text, short) => {
  expect(inShort(text)).toBe(short);
});
