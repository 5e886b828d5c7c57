import { organisation } from '@museum/shared/organisation/organisation';
import { SETTINGS } from '@museum/shared/settings/settings';
import { expect, it } from 'vitest';

import { type HoursValues, type SeasonValues, toHoursValues } from './hours-values.ts';
import { mergeHours } from './merge-hours.ts';

const { weekly } = SETTINGS.hours.schema.parse({ weekly: organisation.openingHours.weekly });

/** The hours as stored with seasons MM-DD/MM-DD. */
const hoursOf = (...names: string[]) => {
  const seasons = names.map((name) => name.split('/'));
  return toHoursValues({
    weekly: [
      ...weekly,
      ...seasons.flatMap(([from, to]) => weekly.map((row) => ({ ...row, from, to }))),
    ],
  });
};

const SUMMER = '06-01/08-31';
const WINTER = '11-15/02-28';
const EASTER = '04-10/04-20';

/** The same with another closing time on the Monday of the season at `index`. */
const mondayUntil = ({ seasons }: HoursValues, index: number, to: string): HoursValues => ({
  seasons: seasons.map((season, place) =>
    place === index ? { ...season, days: season.days.with(0, { ...season.days[0]!, to }) } : season,
  ),
});

const without = ({ seasons }: HoursValues, index: number) => ({
  seasons: seasons.toSpliced(index, 1),
});

const plus = ({ seasons }: HoursValues, ...added: SeasonValues[]) => ({
  seasons: [...seasons, ...added],
});

/** A season as it is typed here. */
const typed = (from: string, to: string): SeasonValues => ({
  from,
  to,
  days: hoursOf().seasons[0]!.days,
});

it.each<[string, Record<'before' | 'mine' | 'newer', HoursValues>, HoursValues]>([
  [
    'a season added here leaves the hours of the year as a colleague saved them',
    {
      before: hoursOf(),
      mine: plus(hoursOf(), typed('1.6.', '31.8.')),
      newer: mondayUntil(hoursOf(), 0, '16:00'),
    },
    plus(mondayUntil(hoursOf(), 0, '16:00'), typed('1.6.', '31.8.')),
  ],
  [
    'what was changed here stays with its season, wherever that stands now',
    {
      before: hoursOf(SUMMER, WINTER),
      mine: mondayUntil(hoursOf(SUMMER, WINTER), 2, '15:00'),
      newer: hoursOf(WINTER, EASTER),
    },
    mondayUntil(hoursOf(WINTER, EASTER), 1, '15:00'),
  ],
  [
    'other dates of a season stay, with the hours that a colleague gave it',
    {
      before: hoursOf(SUMMER),
      mine: {
        seasons: [hoursOf().seasons[0]!, { ...hoursOf(SUMMER).seasons[1]!, from: '15.06.' }],
      },
      newer: mondayUntil(hoursOf(SUMMER), 1, '19:00'),
    },
    {
      seasons: [
        hoursOf().seasons[0]!,
        { ...mondayUntil(hoursOf(SUMMER), 1, '19:00').seasons[1]!, from: '15.06.' },
      ],
    },
  ],
  [
    'a season taken off here stays off',
    {
      before: hoursOf(SUMMER, WINTER),
      mine: without(hoursOf(SUMMER, WINTER), 1),
      newer: hoursOf(SUMMER, WINTER, EASTER),
    },
    hoursOf(WINTER, EASTER),
  ],
  [
    'a season changed here comes back though a colleague took it off',
    {
      before: hoursOf(SUMMER),
      mine: mondayUntil(hoursOf(SUMMER), 1, '15:00'),
      newer: hoursOf(),
    },
    mondayUntil(hoursOf(SUMMER), 1, '15:00'),
  ],
  [
    'a season that nobody changed here goes with the colleague who took it off',
    { before: hoursOf(SUMMER), mine: mondayUntil(hoursOf(SUMMER), 0, '15:00'), newer: hoursOf() },
    mondayUntil(hoursOf(), 0, '15:00'),
  ],
  [
    'a season that was just saved stands there once, as it was stored',
    {
      before: plus(hoursOf(), typed('1.6.', '31.8.')),
      mine: plus(hoursOf(), typed('1.6.', '31.8.')),
      newer: hoursOf(SUMMER),
    },
    hoursOf(SUMMER),
  ],
])('%s', (_rule, sides, merged) => {
  expect(mergeHours(sides)).toEqual(merged);
});
