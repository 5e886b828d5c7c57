import { TIME_FORMAT_MESSAGE } from '@museum/shared/primitives/time-of-day';
import { organisation } from '@museum/shared/organisation/organisation';
import { SETTINGS } from '@museum/shared/settings/settings';
import { describe, expect, it } from 'vitest';

import {
  hoursResolver,
  type HoursValues,
  newSeason,
  toHoursValues,
  toWeekly,
} from './hours-values.ts';

const example = SETTINGS.hours.schema.parse({ weekly: organisation.openingHours.weekly });
const options = { fields: {}, shouldUseNativeValidation: false };

it('the hours come back from the form as they went in, with their seasons', () => {
  const open = { from: '09:00', to: '20:00' };
  const season = example.weekly.map((row) => ({ ...row, from: '11-15', to: '02-28', open }));
  const weekly = [...example.weekly, ...season];

  const values = toHoursValues({ weekly });

  expect(values.seasons.map(({ from, to }) => [from, to])).toEqual([
    ['', ''],
    ['15.11.', '28.02.'],
  ]);
  expect(toWeekly(values)).toEqual(weekly);
});

it('a weekday that a season leaves out has its usual hours there', () => {
  const only = {
    weekday: 1 as const,
    from: '06-01',
    to: '08-31',
    open: { from: '09:00', to: '20:00' },
  };
  const [, summer] = toHoursValues({ weekly: [...example.weekly, only] }).seasons;
  expect(summer?.days.map(({ isOpen, to }) => isOpen && to)).toEqual([
    '20:00',
    '17:00',
    '17:00',
    '17:00',
    '17:00',
    '18:00',
    '18:00',
  ]);
});

describe('what is wrong is told beside its field', () => {
  const summer = (change: Partial<HoursValues['seasons'][number]>) => {
    const values = toHoursValues(example);
    return { seasons: [...values.seasons, { ...newSeason(values), ...change }] };
  };
  const messages = async (values: HoursValues) => {
    const { errors } = await hoursResolver(values, undefined, options);
    return JSON.parse(
      JSON.stringify(errors, (key, value: unknown) => (key === 'type' ? undefined : value)),
    ) as unknown;
  };

  it('a closing before the opening', async () => {
    const values = toHoursValues(example);
    values.seasons[0]!.days[5] = { isOpen: true, from: '10:00', to: '09:00' };
    expect(await messages(values)).toEqual({
      seasons: [
        {
          days: [
            null,
            null,
            null,
            null,
            null,
            { to: { message: 'Zatvaranje mora biti posle otvaranja' } },
          ],
        },
      ],
    });
  });

  it('a time that is none, and not the right one beside it', async () => {
    const values = toHoursValues(example);
    values.seasons[0]!.days[1] = { isOpen: true, from: '25:00', to: '17:00' };
    expect(await messages(values)).toEqual({
      seasons: [{ days: [null, { from: { message: TIME_FORMAT_MESSAGE } }] }],
    });
  });

  it.each([
    [{ from: '31.06.' }, { from: { message: 'Unesite postojeći datum' } }],
    [{ to: 'leto' }, { to: { message: 'Unesite postojeći datum' } }],
  ])('a season %j', async (change, told) => {
    expect(await messages(summer(change))).toEqual({ seasons: [null, told] });
  });

  it('a season inside of another', async () => {
    const { seasons } = summer({});
    const july = { ...seasons[1]!, from: '1.7.', to: '31. 7' };
    expect(await messages({ seasons: [...seasons, july] })).toEqual({
      seasons: [null, null, { from: { message: 'Vreme za isti dan uneto je dvaput' } }],
    });
  });
});
