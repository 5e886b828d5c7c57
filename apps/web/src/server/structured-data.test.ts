import { expect, it } from 'vitest';

import { home } from '#content/pages/home.ts';
import { planVisit } from '#content/pages/plan-visit.ts';
import { tickets } from '#content/pages/tickets.ts';
import { openingHours, structuredData } from './structured-data.ts';

it('tells search engines the hours of a week, of a season and of days that differ', () => {
  const hours = {
    weekly: [
      { weekday: 1, open: null },
      { weekday: 2, open: { from: '09:00', to: '17:00' } },
      { weekday: 2, from: '11-15', to: '02-28', open: { from: '09:00', to: '15:00' } },
    ],
    specialDays: [{ date: '2027-01-01', open: null, note: 'Nova godina' }],
  } as const;
  const type = { '@type': 'OpeningHoursSpecification' };
  expect(openingHours(hours, '2026-11-22')).toEqual([
    { ...type, dayOfWeek: 'Monday', opens: '00:00', closes: '00:00' },
    { ...type, dayOfWeek: 'Tuesday', opens: '09:00', closes: '17:00' },
    {
      ...type,
      dayOfWeek: 'Tuesday',
      opens: '09:00',
      closes: '15:00',
      validFrom: '2026-11-15',
      validThrough: '2027-02-28',
    },
    {
      ...type,
      opens: '00:00',
      closes: '00:00',
      validFrom: '2027-01-01',
      validThrough: '2027-01-01',
    },
  ]);
});

it.each([
  ['2026-05-31', '06-01', '08-31', '2026-06-01', '2026-08-31'],
  ['2026-08-31', '06-01', '08-31', '2026-06-01', '2026-08-31'],
  ['2026-11-22', '06-01', '08-31', '2027-06-01', '2027-08-31'],
  ['2026-11-22', '11-15', '02-28', '2026-11-15', '2027-02-28'],
  ['2027-02-28', '11-15', '02-28', '2026-11-15', '2027-02-28'],
  ['2027-03-01', '11-15', '02-28', '2027-11-15', '2028-02-28'],
])('on %s a season %s–%s is told as the one that runs or comes', (today, from, to, ...valid) => {
  const weekly = [{ weekday: 2, from, to, open: { from: '09:00', to: '20:00' } }] as const;
  const [season] = openingHours({ weekly, specialDays: [] }, today);
  expect(season).toMatchObject({ validFrom: valid[0], validThrough: valid[1] });
});

const told = {
  publicUrl: 'https://muzej.example.rs',
  preview: '/preview.png',
  today: '2026-11-22',
};

it.each([home, planVisit])('stands on $path', (page) => {
  const hours = { weekly: [{ weekday: 1, open: null }], specialDays: [] } as const;
  const html = structuredData(page, { ...told, hours });
  expect(html).toContain('"openingHoursSpecification":[{"@type":"OpeningHoursSpecification"');
});

it('offers the tickets that have a price', () => {
  const html = structuredData(tickets, { ...told, prices: { TICKET_ADULT: 950.5 } });
  expect(html.match(/"@type":"Offer"/g)).toHaveLength(1);
  expect(html).toContain('"price":"950.50","priceCurrency":"RSD"');
});
