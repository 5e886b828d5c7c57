import { loadOf } from '@museum/shared/capacity/load';
import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ZoneMeter } from './zone-meter.tsx';

const nobody = loadOf([], EXAMPLE_ZONES);
/** The zone's name with what is said of it. */
const centre = () => screen.getByText('Centar i park').parentElement;
const stay = { zone: 'centre', from: 40, to: 46, persons: 38 } as const;

const open = { from: '09:00', to: '17:00' };

it.each([
  [false, 'Slobodno 10:00–11:30'],
  [true, 'Zatvoreno 10:00–11:30'],
])('a house that is closed then: %s is called %s', (isClosed, words) => {
  const house = { open, zones: EXAMPLE_ZONES, firm: nobody, all: nobody };
  render(<ZoneMeter house={house} stay={stay} isClosed={isClosed} />);
  expect(centre()).toHaveTextContent(words);
});

it('tells the hours in which there is no room, not those of the whole visit', () => {
  // Until 10:30 there are 210 of 240 places taken.
  const firm = loadOf(
    [
      {
        visitTime: '09:00',
        visitorAmount: 210,
        numberOfFollowers: 0,
        memorialHouseTime: null,
        lunchTime: null,
        portions: 0,
      },
    ],
    EXAMPLE_ZONES,
  );
  const house = { open, zones: EXAMPLE_ZONES, firm, all: firm };
  render(<ZoneMeter house={house} stay={stay} isClosed={false} />);

  expect(centre()).toHaveTextContent('Puno 10:00–10:30');
});

const at10 = {
  visitTime: '10:00',
  visitorAmount: 1,
  numberOfFollowers: 0,
  memorialHouseTime: null,
  lunchTime: null,
  portions: 0,
};

it('tells of the received ones, too, where there are only few places left beside them', () => {
  const all = loadOf([{ ...at10, visitorAmount: 160 }], EXAMPLE_ZONES);
  const house = { open, zones: EXAMPLE_ZONES, firm: nobody, all };
  render(<ZoneMeter house={house} stay={stay} isClosed={false} />);

  expect(centre()).toHaveTextContent('Malo mesta 10:00–11:30');
  expect(
    screen.getByText('0 potvrđeno + 38 ova grupa = 38 od 240, 198 ako se potvrde svi'),
  ).toBeVisible();
});

it('keeps the thousands of a crowd apart', () => {
  const firm = loadOf([{ ...at10, visitorAmount: 2_000 }], EXAMPLE_ZONES);
  const house = { open, zones: EXAMPLE_ZONES, firm, all: firm };
  render(<ZoneMeter house={house} stay={{ ...stay, persons: 1_093 }} isClosed={false} />);

  expect(screen.getByText('2.000 potvrđeno + 1.093 ova grupa = 3.093 od 240')).toBeVisible();
});

it.each([
  [true, 'Puno 10:00–10:15', '3 grupe počinju, predviđeno je 2'],
  [
    false,
    'Malo mesta 10:00–10:15',
    '3 grupe počinju, predviđeno je 2 ako se potvrde i primljene grupe',
  ],
])('names the groups that start at once; the others confirmed: %s', (isFirm, level, words) => {
  const others = loadOf([at10, at10], EXAMPLE_ZONES);
  const firm = isFirm ? others : nobody;
  render(
    <ZoneMeter
      house={{ open, zones: EXAMPLE_ZONES, firm, all: others }}
      stay={stay}
      isClosed={false}
    />,
  );

  expect(centre()).toHaveTextContent(level);
  expect(screen.getByText(words)).toBeVisible();
});
