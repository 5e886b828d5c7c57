import { expect, it } from 'vitest';
import { buildDaySheet, buildSheetGroup } from '../../testing/build-day-sheet.ts';
import { emptyDayInWords } from './sheet-line.ts';
import { type GuideChoice, guideDayOf, guideDayTitle, readGuideChoice } from './guide-day.ts';

const ana = { id: 1, name: 'Ana Tomić', isListed: true, elsewhere: [] };
const marko = { id: 2, name: 'Marko Ilić', isListed: false, elsewhere: [] };
const sheet = buildDaySheet('2027-12-03', [
  buildSheetGroup({ id: 1, requester: 'Anina', guides: [ana] }),
  buildSheetGroup({ id: 2, requester: 'Obojice', guides: [ana, marko] }),
  buildSheetGroup({ id: 3, requester: 'Ničija' }),
  buildSheetGroup({ id: 4, requester: 'Nisu došli', stage: 'missed', guides: [marko] }),
]);

it.each<[string, GuideChoice]>([
  ['', null],
  ['guide=none', 'none'],
  ['guide=2', 2],
  ['guide=0', null],
  ['guide=Ana', null],
])('the address „%s“ asks for %s', (search, choice) => {
  expect(readGuideChoice(new URLSearchParams(search).get('guide'))).toBe(choice);
});

it.each<[GuideChoice, string[], string[]]>([
  [null, ['Anina', 'Obojice', 'Ničija'], ['Nisu došli']],
  [1, ['Anina', 'Obojice'], []],
  [2, ['Obojice'], ['Nisu došli']],
  ['none', ['Ničija'], []],
  [3, [], []],
])('the day of %s', (choice, groups, missed) => {
  const day = guideDayOf(sheet, choice);
  expect(day.groups.map(({ requester }) => requester)).toEqual(groups);
  expect(day.missed.map(({ requester }) => requester)).toEqual(missed);
  expect(day.all).toEqual(sheet.all);
});

it('of a guide without a group is not said on paper to be nobody’s', () => {
  expect(emptyDayInWords(guideDayOf(sheet, 3))).toBe('Nijedna grupa.');
  expect(emptyDayInWords(guideDayOf(buildDaySheet('2027-12-03'), 3))).toBe('Niko nije najavljen.');
});

it.each<[GuideChoice, string]>([
  [null, ''],
  [1, 'Vodič: Ana Tomić'],
  ['none', 'Bez vodiča'],
  [3, 'Vodič: nepoznat'],
])('the day of %s is called „%s“', (choice, title) => {
  expect(guideDayTitle(sheet, choice)).toBe(title);
});
