// @vitest-environment node
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
  expect(openingHours(hours, 2026)).toEqual([
    { ...type, dayOfWeek: 'Monday', opens: '00:00', closes: '00:00' },
    { ...type, dayOfWeek: 'Tuesday', opens: '09:00', closes: '17:00' },
    {
      ...{ ...type, dayOfWeek: 'Tuesday', opens: '09:00', closes: '15:00' },
      ...{ validFrom: '2026-11-15', validThrough: '2027-02-28' },
    },
    {
      ...{ ...type, opens: '00:00', closes: '00:00' },
      ...{ validFrom: '2027-01-01', validThrough: '2027-01-01' },
    },
  ]);
});

const told = { publicUrl: 'https://muzej.example.rs', preview: '/preview.png', year: 2026 };

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
