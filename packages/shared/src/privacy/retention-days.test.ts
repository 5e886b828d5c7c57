import { expect, it } from 'vitest';
import { retentionInWords } from './retention-days.ts';

it.each([
  [365, '1 godinu'],
  [730, '2 godine'],
  [1825, '5 godina'],
  [1, '1 dan'],
  [90, '90 dana'],
])('%i days are %s', (days, words) => {
  expect(retentionInWords(days)).toBe(words.replace(' ', '\u00a0'));
});
