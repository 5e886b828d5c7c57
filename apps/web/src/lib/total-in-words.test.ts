import { expect, it } from 'vitest';
import { totalInShort, totalInWords } from './total-in-words.ts';

it.each([
  [0, '0', '0'],
  [4_350, '4.350', '4.350'],
  [10_000, '10.000', '10.000'],
  [10_001, 'više od 10.000', '10.000+'],
])('of %i rows a list says %s', (total, words, short) => {
  expect(totalInWords(total)).toBe(words);
  expect(totalInShort(total)).toBe(short);
});
