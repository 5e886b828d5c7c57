import { expect, it } from 'vitest';
import { buildDaySheet, buildSheetGroup } from '../../testing/build-day-sheet.ts';
import { AGE_GROUP_TYPES } from '#visit-requests/visit-request-enums.ts';
import { groupSumsOf, zoneSumsOf } from './day-sums.ts';
import { additionalContentOf, hallsInWords } from './halls.ts';
import { sheetDay, sheetLineOf, sheetLinesOf, sumsInWords, houseInWords } from './sheet-line.ts';

const payment = { due: null, total: 12_000 };
const sheet = buildDaySheet('2027-03-03', [
  buildSheetGroup({
    id: 1,
    stage: 'confirmed',
    visitTime: '09:00',
    visitorAmount: 40,
    numberOfFollowers: 2,
    lunchTime: '11:00',
    portions: 42,
    memorialHouseTime: '10:00',
    payment: { ...payment, state: 'partly', paid: 2_000.5 },
  }),
  buildSheetGroup({
    id: 2,
    visitTime: '12:30',
    visitorAmount: 20,
    numberOfFollowers: 0,
    payment: { ...payment, state: 'overpaid', paid: 13_000 },
  }),
  buildSheetGroup({ id: 3, stage: 'missed', visitTime: '09:30', visitorAmount: 99 }),
]);

it('sums up who comes, what is eaten and what is open; who is owed something makes no debt smaller', () => {
  expect(groupSumsOf(sheet.groups)).toEqual({
    groups: 2,
    visitorAmount: 60,
    numberOfFollowers: 2,
    portions: 42,
    open: 9_999.5,
    waiting: 1,
  });
  expect(groupSumsOf(sheet.groups.slice(0, 1)).waiting).toBe(0);
});

it('tells each zone by all who go there and by the most at once', () => {
  expect(zoneSumsOf(sheet)).toMatchObject([
    { zone: 'centre', total: 62, peak: 42 },
    { zone: 'restaurant', total: 42, peak: 42 },
    { zone: 'memorialHouse', total: 42, peak: 42 },
  ]);
});

it('leads the young through three halls with a show, and all others through every hall', () => {
  const young = 'Vremeplov, Dinosaurusi, Životinje Afrike';
  expect(AGE_GROUP_TYPES.map(hallsInWords)).toEqual([
    young,
    young,
    ...Array.from({ length: 4 }, () => 'Sve hale'),
  ]);
  expect(additionalContentOf('CHILD')).toBe('Film i predstava');
  expect(additionalContentOf('HIGH_SCHOOL')).toBe('Film u bioskopu');
});

it('says a group on paper, and where it stands when that is not simply confirmed', () => {
  const [first, second, missed] = sheetLinesOf(sheet);

  expect(first).toMatchObject({
    time: '09:00',
    people: '40 + 2',
    age: 'I–IV razred',
    mark: '',
    lunchTime: '11:00',
    portions: '42 porcije',
    payment: 'Delimično',
    open: '9.999,50',
    halls: 'Spomen-kuća 10:00, Vremeplov, Dinosaurusi, Životinje Afrike',
  });
  expect(second).toMatchObject({
    mark: 'Primljeno, nije potvrđeno',
    lunchTime: 'ne',
    portions: '',
    open: 'vratiti 1.000,00',
  });
  expect(missed?.mark).toBe('Nisu došli');
});

it.each([
  [0, ''],
  [5000, 'Plaćeno'],
])('of a group that missed its visit and paid %d says no debt: "%s"', (paid, words) => {
  const owed = { due: null, total: paid, paid, state: paid > 0 ? 'paid' : 'unpaid' } as const;
  const line = sheetLineOf(buildSheetGroup({ stage: 'missed', payment: owed }));
  expect(line).toMatchObject({ payment: words, open: '' });
});

it('sets allergies apart from all else, in whichever note they stand', () => {
  const line = sheetLineOf(
    buildSheetGroup({
      additionalComments: 'Sto pored prozora',
      comment: 'Treba rampa. Marko je alergičan na kikiriki.',
    }),
  );

  expect(line).toMatchObject({
    allergies: 'Marko je alergičan na kikiriki.',
    comment: 'Sto pored prozora\nTreba rampa.',
  });
});

it('says of a guide who left the list that somebody else has to lead the group', () => {
  const ana = { id: 1, name: 'Ana Tomić', isListed: false, elsewhere: [] };
  const marko = { id: 2, name: 'Marko Ilić', isListed: true, elsewhere: [] };

  expect(sheetLineOf(buildSheetGroup({ guides: [ana, marko] })).guides).toBe(
    'Ana Tomić (nije više na spisku), Marko Ilić',
  );
});

it('says when a group came, by the clocks of Belgrade', () => {
  const arrivedAt = '2027-03-03T08:03:00.000Z';
  const line = sheetLineOf(buildSheetGroup({ stage: 'arrived', arrivedAt }));

  expect(line).toMatchObject({ mark: 'Stigli u 09:03', hasArrived: true });
});

it('says the day and its sums in words', () => {
  expect(sheetDay('2027-03-03')).toBe('sreda, 3. 3. 2027.');
  expect(sumsInWords(sheet)).toBe(
    '2 grupe · 60 + 2 ljudi · 42 porcije · 9.999,50 din nije plaćeno',
  );
  const crowd = { groups: [buildSheetGroup({ visitorAmount: 1240 })], missed: [] };
  expect(sumsInWords({ ...sheet, ...crowd })).toContain('1 grupa · 1.240 + ');
  expect(houseInWords(sheet)[2]).toBe('Spomen-kuća: 42 osobe, najviše 42 od 45');
  const full = buildDaySheet('2027-03-03', [
    buildSheetGroup({ stage: 'confirmed', visitorAmount: 1240, numberOfFollowers: 3 }),
  ]);
  expect(houseInWords(full)[0]).toBe('Centar i park: 1.243 osobe, najviše 1.243 od 240 (previše)');
});

it('says first of a closed day to which groups come that the house is closed', () => {
  const closed = buildDaySheet('2027-03-03', [buildSheetGroup()], { open: null, note: 'Popis' });
  expect(houseInWords(closed).map((words) => words.split(':')[0])).toEqual([
    'Centar je zatvoren',
    'Centar i park',
    'Restoran',
    'Spomen-kuća',
  ]);
});
