import { buildZones } from '@museum/shared/testing/build-zones';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EXAMPLE_ZONES } from '#capacity/zones-schema.ts';
import type { Zones } from '#capacity/zones.ts';
import { ledSpans, type LedVisit, visitsAtOnce } from './visits-at-once.ts';

const zones = buildZones();

const visit = (id: number, visitTime: string, overrides: Partial<LedVisit> = {}): LedVisit => ({
  id,
  visitTime,
  memorialHouseTime: null,
  lunchTime: null,
  portions: 0,
  ...overrides,
});

/** Whether a guide of one visit is in two places when leading the other, too. */
const isAtOnce = (one: LedVisit, other: LedVisit, held = zones) =>
  visitsAtOnce(one, [other], held).length > 0;

describe('a guide of a visit at 10:00', () => {
  it.each([
    ['08:30', false],
    ['08:31', true],
    ['10:00', true],
    ['11:29', true],
    ['11:30', false],
  ])('is in two places with another one at %s: %s', (time, expected) => {
    expect(isAtOnce(visit(1, '10:00'), visit(2, time))).toBe(expected);
  });

  it('is with a group that eats for longer, but not at its table', () => {
    const eats = { lunchTime: '12:30', portions: 40 };
    expect(isAtOnce(visit(1, '10:00', eats), visit(2, '11:45'))).toBe(true);
    expect(isAtOnce(visit(1, '10:00', eats), visit(2, '12:00'))).toBe(false);
    // Nobody eats.
    expect(isAtOnce(visit(1, '10:00', { ...eats, portions: 0 }), visit(2, '11:45'))).toBe(false);
  });

  it('is with the group in the memorial house, too', () => {
    const later = { memorialHouseTime: '12:15' };
    expect(isAtOnce(visit(1, '10:00', later), visit(2, '12:30'))).toBe(true);
    expect(isAtOnce(visit(1, '10:00', later), visit(2, '12:45'))).toBe(false);
  });
});

const time = fc
  .nat({ max: 24 * 60 - 1 })
  .map((minutes) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
const anyVisit = fc.record<LedVisit>({
  id: fc.integer({ min: 1, max: 9 }),
  visitTime: time,
  memorialHouseTime: fc.option(time),
  lunchTime: fc.option(time),
  portions: fc.nat({ max: 60 }),
});
const minutes = fc.integer({ min: 1, max: 32 }).map((quarters) => quarters * 15);
const anyZones = fc
  .record({ stay: minutes, longer: minutes, house: minutes })
  .map(({ stay, longer, house }) => ({
    ...EXAMPLE_ZONES,
    centre: { ...EXAMPLE_ZONES.centre, stayMinutes: stay, stayMinutesWithLunch: stay + longer },
    memorialHouse: { places: 9, stayMinutes: house },
  }));

/** Every minute from midnight in which the guide is with the group. */
const minutesLed = (one: LedVisit, held: Zones) =>
  new Set(
    ledSpans(one, held).flatMap(({ time: from, minutes: length }) => {
      const [hours = 0, rest = 0] = from.split(':').map(Number);
      return Array.from({ length }, (_, minute) => hours * 60 + rest + minute);
    }),
  );

describe('for all visits and stays', () => {
  it('two visits are at once exactly when they share a minute', () => {
    fc.assert(
      fc.property(anyVisit, anyVisit, anyZones, (one, other, held) => {
        const ledByOther = minutesLed(other, held);
        const isShared = [...minutesLed(one, held)].some((minute) => ledByOther.has(minute));
        expect(isAtOnce(one, other, held)).toBe(one.id !== other.id && isShared);
      }),
    );
  });

  it('both visits tell of each other, and none of itself', () => {
    fc.assert(
      fc.property(fc.array(anyVisit), anyZones, (visits, held) => {
        for (const one of visits) {
          const others = visitsAtOnce(one, visits, held);
          expect(others.map(({ id }) => id)).not.toContain(one.id);
          for (const other of others) expect(visitsAtOnce(other, visits, held)).toContain(one);
        }
      }),
    );
  });
});
