import { expect, it } from 'vitest';

import { FOLLOWERS, plural } from './plural.ts';

it.each([
  [0, '0 pratilaca'],
  [1, '1 pratilac'],
  [3, '3 pratioca'],
  [5, '5 pratilaca'],
  [12, '12 pratilaca'],
  [21, '21 pratilac'],
  [24, '24 pratioca'],
  [2_193, '2.193 pratioca'],
  [1_000_021, '1.000.021 pratilac'],
])('counts %i followers as Serbian does', (count, words) => {
  expect(plural(count, FOLLOWERS)).toBe(words);
});
