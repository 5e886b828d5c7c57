import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { expect, it } from 'vitest';

import {
  dayInFull,
  groupInWords,
  openWords,
  outsideLines,
  personCount,
  shortName,
  shortPersons,
  titleOf,
} from './calendar-words.ts';

it.each([
  ['OŠ „Đura Jakšić“', '„Đura Jakšić“'],
  ['Agencija „Zlatni put“ za OŠ „Jovan Šerbanović“', '„Jovan Šerbanović“'],
  ['Škola za osnovno obrazovanje "Vožd Karađorđe", Selevac', '"Vožd Karađorđe"'],
  ['Средња школа „Доситеј Обрадовић”', '„Доситеј Обрадовић”'],
  ['Agencija „Zlatni put“ za Prva kragujevačka gimnazija', 'Prva kragujevačka gimnazija'],
  ['Agencija „Zlatni put“ za Основна школа Чачак', 'Основна школа Чачак'],
  ['Balkan tours za Prva kragujevačka gimnazija', 'Prva kragujevačka gimnazija'],
  ['Balkan tours za Škola za osnovno obrazovanje', 'Škola za osnovno obrazovanje'],
  ['Balkan tours za OŠ „Sveti Sava“ Čačak', '„Sveti Sava“'],
  ['Centar za stručno usavršavanje', 'Centar za stručno usavršavanje'],
  ['Škola „Milan Petrović“ za učenike sa smetnjama', '„Milan Petrović“'],
  ['Njegoš Žarković', 'Njegoš Žarković'],
])('the short name of %s is %s', (requester, name) => {
  expect(shortName(requester)).toBe(name);
});

it.each([
  ['day', '2026-12-04', 'Petak, 4. decembar 2026.'],
  ['week', '2026-12-04', '30. 11. – 6. 12. 2026.'],
  ['week', '2026-12-31', '28. 12. 2026. – 3. 1. 2027.'],
  ['month', '2026-12-04', 'Decembar 2026.'],
] as const)('the %s of %s is headed %s', (view, date, title) => {
  expect(titleOf({ view, date })).toBe(title);
});

it.each([
  [{ open: { from: '09:00', to: '17:00' }, note: null }, 'Otvoreno 09–17 h'],
  [{ open: { from: '09:00', to: '13:30' }, note: null }, 'Otvoreno 09–13:30 h'],
  [{ open: null, note: 'Zatvoreno zbog radova' }, 'Zatvoreno zbog radova'],
  [{ open: null, note: null }, 'Zatvoreno'],
])('%j is said as %s', (day, words) => {
  expect(openWords(day)).toBe(words);
});

it.each([
  [1, '1 osoba'],
  [323, '323 osobe'],
  [2190, '2.190 osoba'],
])('%i persons are said as %s', (count, words) => {
  expect(personCount(count)).toBe(words);
});

it.each([
  ['received', '10:00 OŠ „Đura Jakšić“, Čačak, 27 osoba, Primljeno, kratak rok'],
  ['confirmed', '10:00 OŠ „Đura Jakšić“, Čačak, 27 osoba, Potvrđeno'],
] as const)('short notice is told of a group that is %s: %s', (stage, words) => {
  expect(groupInWords(buildSheetGroup({ stage, isShortNotice: true }))).toBe(words);
});

it.each([
  [{ from: '09:00', to: '17:00' }, 0, []],
  [{ from: '09:00', to: '17:00' }, 1, ['1 grupa van radnog vremena']],
  [null, 2, ['2 grupe na zatvoren dan']],
])('on a day that is open %j, %i groups outside of it are said as %j', (open, outside, words) => {
  expect(outsideLines({ open, outside })).toEqual(words);
});

it('says to the ears, too, that a day is full at an hour', () => {
  const { day } = buildDaySheet('2027-12-03', [buildSheetGroup({ visitorAmount: 240 })]);

  expect(dayInFull(day)).toMatch(/2027\. puno, 1 grupa, .*Centar i park pun 10:00–11:30/);
});

it('groups the thousands where there is little room, too', () => {
  expect(shortPersons(2190)).toBe('2.190 os.');
});
