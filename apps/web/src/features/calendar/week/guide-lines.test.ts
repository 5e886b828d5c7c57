import type { GuideOfDay } from '@museum/shared/guides/guide-schema';
import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { expect, it } from 'vitest';

import { guideLines } from './guide-lines.ts';

const guide = (id: number, name: string): GuideOfDay => ({
  id,
  name,
  isListed: true,
  elsewhere: [],
});
const ana = guide(1, 'Ana Tomić');
const marko = guide(2, 'Marko Ilić');

/** A week's line as its name and the groups of each day. */
const linesOf = (...days: Parameters<typeof guideLines>[0]) =>
  guideLines(days).map((line) => [
    line.guide?.name ?? null,
    ...line.days.map((groups) => groups.map(({ id }) => id)),
  ]);

it('a week by guides begins with whom nobody leads; a group of two guides stands with both', () => {
  const tuesday = buildDaySheet('2027-11-30', [
    buildSheetGroup({ id: 1, visitTime: '12:00', guides: [ana] }),
    buildSheetGroup({ id: 2, visitTime: '10:00', guides: [ana, marko] }),
    buildSheetGroup({ id: 3, visitTime: '09:00' }),
  ]);
  const wednesday = buildDaySheet('2027-12-01', [buildSheetGroup({ id: 4, guides: [marko] })]);

  expect(linesOf(tuesday, wednesday)).toEqual([
    [null, [3], []],
    ['Ana Tomić', [2, 1], []],
    ['Marko Ilić', [2], [4]],
  ]);
});

it('a guide of the list without a group has a line, too; a group that did not come has none', () => {
  const sheet = buildDaySheet('2027-12-01', [
    buildSheetGroup({ id: 1, stage: 'missed', guides: [ana] }),
  ]);
  const { elsewhere: _, ...listed } = marko;

  expect(linesOf({ ...sheet, guides: [...sheet.guides, listed] })).toEqual([
    [null, []],
    ['Ana Tomić', []],
    ['Marko Ilić', []],
  ]);
});
