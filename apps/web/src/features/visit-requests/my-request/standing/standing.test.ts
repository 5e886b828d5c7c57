import { buildMyRequest } from '@museum/shared/testing/build-my-request';
import { describe, expect, it } from 'vitest';

import { awayInWords, isAgreed, type Standing, standingOf, stepsOf } from './standing.ts';

const TODAY = '2026-11-22';
const YESTERDAY = '2026-11-21';

describe('how a request stands', () => {
  it.each<[Parameters<typeof standingOf>[0]['stage'], Standing]>([
    ['received', 'past'],
    ['confirmed', 'past'],
    ['changing', 'past'],
    ['arrived', 'been'],
    ['missed', 'missed'],
    ['postponed', 'postponed'],
    ['canceled', 'canceled'],
  ])('is its stage on the day of the visit, and the day after: %s, %s', (stage, dayAfter) => {
    const of = (visitDate: string) => standingOf({ stage, visitDate, cancellation: null }, TODAY);
    expect([of(TODAY), of(YESTERDAY)]).toEqual([stage, dayAfter]);
  });

  it('is agreed while it is promised, and once the group has come', () => {
    const all: Standing[] = [
      ...(['received', 'confirmed', 'changing', 'postponed', 'canceled', 'declined'] as const),
      ...(['arrived', 'been', 'missed', 'past'] as const),
    ];
    expect(all.filter(isAgreed)).toEqual(['confirmed', 'changing', 'arrived', 'been']);
  });
});

it.each([
  ['2026-11-22', 'danas'],
  ['2026-11-23', 'sutra'],
  ['2026-11-24', 'za 2 dana'],
  ['2026-12-13', 'za 21 dan'],
  ['2026-11-21', 'pre 1 dan'],
  ['2026-11-17', 'pre 5 dana'],
])('%s is %s', (day, words) => {
  expect(awayInWords(day, TODAY)).toBe(words);
});

describe('the path of a visit', () => {
  const at = '2026-11-03T08:12:00.000Z';
  const request = buildMyRequest({
    createdAt: '2026-11-01T08:00:00.000Z',
    visitDate: '2027-05-14',
    visitTime: '10:00',
    cancellation: { at, by: 'staff', isDeclined: false },
    arrivedAt: '2027-05-14T07:58:00.000Z',
  });
  const pathOf = (standing: Standing, confirmedAt: string | null) =>
    stepsOf({ ...request, confirmedAt }, standing).map((step) => Object.values(step).join(' | '));

  const RECEIVED = 'Primljeno | 1. 11. u 09:00 | done';
  const CONFIRMED = 'Potvrđeno | 3. 11. u 09:12 | done';
  const CAME = 'Stigli | 14. 5. u 09:58 | done';
  const DAY = 'Dan posete | 14. 5. u 10:00 | done';

  it.each<[Standing, string | null, string[]]>([
    [
      'received',
      null,
      [RECEIVED, 'Potvrda | proveravamo termin | now', 'Dolazak | 14. 5. u 10:00 | open'],
    ],
    ['confirmed', at, [RECEIVED, CONFIRMED, 'Dolazak | 14. 5. u 10:00 | now']],
    [
      'changing',
      at,
      [RECEIVED, 'Potvrđeno | izmena čeka odgovor | waiting', 'Dolazak | 14. 5. u 10:00 | open'],
    ],
    ['arrived', at, [RECEIVED, CONFIRMED, CAME]],
    // Let in although nobody had promised the visit.
    ['been', null, [RECEIVED, CAME]],
    ['missed', at, [RECEIVED, CONFIRMED, DAY]],
    ['past', null, [RECEIVED, DAY]],
    ['postponed', null, [RECEIVED, 'Odloženo | dogovaramo nov dan | waiting']],
    ['canceled', null, [RECEIVED, 'Otkazano | 3. 11. u 09:12 | stopped']],
    ['declined', null, [RECEIVED, 'Nije prihvaćeno | 3. 11. u 09:12 | stopped']],
  ])('that is %s', (standing, confirmedAt, path) => {
    expect(pathOf(standing, confirmedAt)).toEqual(path);
  });

  it('tells no moment that nobody knows', () => {
    const unknown = {
      ...request,
      cancellation: { at: null, by: 'staff', isDeclined: false } as const,
    };
    expect(stepsOf(unknown, 'canceled').at(-1)!.detail).toBe('');
  });
});
