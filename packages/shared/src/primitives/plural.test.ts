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
])('counts %i followers as Serbian does', (count, words) => {
  expect(plural(count, FOLLOWERS)).toBe(words);
});
