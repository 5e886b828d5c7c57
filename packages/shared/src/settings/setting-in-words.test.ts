import { expect, it } from 'vitest';

import { EXAMPLE_ZONES } from '#capacity/zones-schema.ts';
import { settingInWords, settingValueText } from './setting-in-words.ts';

const spoken = (words: object) =>
  JSON.parse(JSON.stringify(words).replaceAll('\u00a0', ' ')) as object;

it('tells the hours of each weekday and season', () => {
  const open = { from: '10:00', to: '18:30' };
  const weekly = [
    { weekday: 1 as const, open: null },
    { weekday: 6 as const, open },
    { weekday: 6 as const, from: '06-01', to: '08-31', open: { from: '09:00', to: '20:00' } },
  ];
  expect(spoken(settingInWords('hours', { weekly }))).toEqual({
    Ponedeljak: 'zatvoreno',
    Subota: 'od 10 do 18.30 h',
    'Subota (1.6.–31.8.)': 'od 9 do 20 h',
  });
});

it('tells places and stays of each zone', () => {
  expect(settingInWords('zones', { zones: EXAMPLE_ZONES })).toEqual({
    'Centar i park: mesta': 240,
    'Centar i park: boravak, min': 90,
    'Centar i park: boravak sa ručkom, min': 120,
    'Centar i park: grupa u istoj četvrti sata': 2,
    'Restoran: mesta': 140,
    'Restoran: boravak, min': 45,
    'Spomen-kuća: mesta': 45,
    'Spomen-kuća: boravak, min': 30,
  });
});

it('tells special days by their date, and holidays that are worked', () => {
  const days = [
    { date: '2026-12-02', open: null, note: 'Radovi na krovu' },
    {
      date: '2027-06-05',
      open: { from: '10:00', to: '20:00' },
      note: 'Noć muzeja',
      places: { restaurant: 60 },
    },
  ];
  const words = settingInWords('special-days', { days, workedHolidays: ['2027-02-15'] });
  expect(spoken(words)).toEqual({
    '2. decembar 2026.': 'zatvoreno, Radovi na krovu',
    '5. jun 2027.': 'od 10 do 20 h, Noć muzeja, Restoran: 60 mesta',
    '15. februar 2027. (praznik)': 'radimo',
  });
});

it('tells a notice with its days, and nothing of none', () => {
  const notice = { text: 'Radovi', from: '2026-12-01', to: '2026-12-02' };
  expect(settingInWords('notice', { notice })).toEqual({
    Tekst: 'Radovi',
    Od: '1. decembar 2026.',
    Do: '2. decembar 2026.',
  });
  expect(settingInWords('notice', { notice: null })).toEqual({});
});

it.each([
  [1200, '1.200'],
  [45, '45'],
  ['od 09 do 17 h', 'od 09 do 17 h'],
  [null, '–'],
])('the value %j is read as %s', (value, text) => {
  expect(settingValueText(value)).toBe(text);
});
