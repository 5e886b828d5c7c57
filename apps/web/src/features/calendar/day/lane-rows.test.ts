import { expect, it } from 'vitest';

import { laneRows } from './lane-rows.ts';

it('puts the earlier ones higher and fills gaps', () => {
  const [a, b, c] = [
    { from: 36, to: 42 },
    { from: 38, to: 44 },
    { from: 42, to: 48 },
  ];

  expect(laneRows([c, b, a], 4)).toEqual([[a, c], [b]]);
  // When the words of each take nine quarters, no two groups fit into one row.
  expect(laneRows([c, b, a], 9)).toEqual([[a], [b], [c]]);
});

it('keeps each of sixty groups, and none over another', () => {
  const spans = Array.from({ length: 60 }, (_, index) => ({
    from: 32 + ((index * 7) % 33),
    to: 32 + ((index * 7) % 33) + (index % 2 ? 6 : 8),
  }));
  const rows = laneRows(spans, 6);

  expect(new Set(rows.flat()).size).toBe(60);
  const overlaps = rows.flatMap((row) =>
    row.filter((span, index) => span.from < (row[index - 1]?.to ?? 0)),
  );
  expect(overlaps).toEqual([]);
});
