import { expect, it } from 'vitest';

import { mergeValues } from './merge-values.ts';

it.each([
  [
    { a: 1, b: 1 },
    { a: 2, b: 1 },
    { a: 1, b: 3 },
    { a: 2, b: 3 },
  ],
  [{ a: 1 }, { a: 1 }, { a: 3 }, { a: 3 }],
  // Changed on both sides: the own change stays.
  [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  [
    [{ x: 1 }, { x: 1 }],
    [{ x: 2 }, { x: 1 }],
    [{ x: 1 }, { x: 5 }],
    [{ x: 2 }, { x: 5 }],
  ],
  // What is gone takes the own change to it along, and what is new came with the newer values.
  [
    { a: 1, b: 1 },
    { b: 2, a: 2 },
    { c: 3, b: 1 },
    { c: 3, b: 2 },
  ],
  // Lists of another length are kept or taken as a whole.
  [[1], [1, 2], [3], [1, 2]],
  [[1], [1], [1, 4], [1, 4]],
])('%j typed as %j on top of %j is %j', (before, mine, newer, merged) => {
  expect(mergeValues<unknown>({ before, mine, newer })).toEqual(merged);
});
