import { expect, it } from 'vitest';

import { nextCell } from './next-cell.ts';

// a b c
//   d
// e   f
const cells = [
  { id: 'a', row: 1, column: 1 },
  { id: 'b', row: 1, column: 2 },
  { id: 'c', row: 1, column: 3 },
  { id: 'd', row: 4, column: 2 },
  { id: 'e', row: 9, column: 1 },
  { id: 'f', row: 9, column: 3 },
];

it.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'd'],
  ['d', 'ArrowLeft', 'c'],
  ['a', 'ArrowLeft', undefined],
  ['f', 'ArrowRight', undefined],
  ['c', 'ArrowDown', 'd'],
  ['d', 'ArrowDown', 'e'],
  ['f', 'ArrowUp', 'd'],
  ['d', 'ArrowUp', 'b'],
  ['b', 'ArrowUp', undefined],
  ['c', 'Home', 'a'],
  ['a', 'End', 'c'],
  ['a', 'x', undefined],
  ['gone', 'ArrowRight', undefined],
])('from %s %s leads to %s, in whatever order the cells come', (id, key, next) => {
  expect(nextCell(cells.toReversed(), id, key)?.id).toBe(next);
});
