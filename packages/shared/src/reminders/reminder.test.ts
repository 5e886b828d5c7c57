import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantInBelgrade, timeInBelgrade } from '#primitives/belgrade-clock.ts';
import { dayInBelgrade, daysBetween } from '#primitives/calendar-date.ts';
import {
  endOfDaytime,
  mayLeave,
  plannedAt,
  REMINDER_KINDS,
  type Reminded,
  reminderState,
} from './reminder.ts';

describe('a reminder is planned for 9 o’clock in Belgrade', () => {
  it.each([
    ['numbers', '2026-10-14', '2026-10-07T07:00:00.000Z'],
    ['payment', '2026-10-14', '2026-10-12T07:00:00.000Z'],
    ['arrival', '2026-10-14', '2026-10-13T07:00:00.000Z'],
    // The clocks go back on 25 October 2026 and on on 28 March 2027.
    ['numbers', '2026-10-31', '2026-10-24T07:00:00.000Z'],
    ['numbers', '2026-11-01', '2026-10-25T08:00:00.000Z'],
    ['arrival', '2027-03-28', '2027-03-27T08:00:00.000Z'],
    ['arrival', '2027-03-29', '2027-03-28T07:00:00.000Z'],
    ['numbers', '2027-01-03', '2026-12-27T08:00:00.000Z'],
    ['arrival', '2027-01-01', '2026-12-31T08:00:00.000Z'],
    ['payment', '2028-03-01', '2028-02-28T08:00:00.000Z'],
  ] as const)('%s of a visit on %s at %s', (kind, visitDate, instant) => {
    expect(plannedAt(kind, visitDate).toISOString()).toBe(instant);
  });
});

describe('a reminder may leave', () => {
  it.each([
    // On its day from its hour on, until eight in the evening.
    ['arrival', '2026-10-14', '2026-10-13', '08:59', false],
    ['arrival', '2026-10-14', '2026-10-13', '09:00', true],
    ['arrival', '2026-10-14', '2026-10-13', '19:59', true],
    ['arrival', '2026-10-14', '2026-10-13', '20:00', false],
    ['arrival', '2026-10-14', '2026-10-13', '23:59', false],
    // "Tomorrow" is wrong on the day itself.
    ['arrival', '2026-10-14', '2026-10-14', '07:00', false],
    ['payment', '2026-10-14', '2026-10-12', '09:00', true],
    ['payment', '2026-10-14', '2026-10-12', '20:00', false],
    ['payment', '2026-10-14', '2026-10-13', '06:59', false],
    ['payment', '2026-10-14', '2026-10-13', '07:00', true],
    ['payment', '2026-10-14', '2026-10-13', '20:00', false],
    ['payment', '2026-10-14', '2026-10-14', '07:00', false],
    ['numbers', '2026-10-14', '2026-10-06', '19:59', false],
    ['numbers', '2026-10-14', '2026-10-07', '08:59', false],
    ['numbers', '2026-10-14', '2026-10-07', '09:00', true],
    ['numbers', '2026-10-14', '2026-10-08', '06:59', false],
    ['numbers', '2026-10-14', '2026-10-11', '19:59', true],
    ['numbers', '2026-10-14', '2026-10-12', '07:00', false],
    // The nights on which the clocks change, and the end of the year.
    ['numbers', '2026-10-30', '2026-10-24', '20:00', false],
    ['numbers', '2026-10-30', '2026-10-25', '06:59', false],
    ['numbers', '2026-10-30', '2026-10-25', '07:00', true],
    ['numbers', '2027-04-02', '2027-03-28', '06:59', false],
    ['numbers', '2027-04-02', '2027-03-28', '07:00', true],
    ['arrival', '2027-01-01', '2026-12-31', '19:59', true],
    ['arrival', '2027-01-01', '2026-12-31', '20:00', false],
  ] as const)('%s of a visit on %s: on %s at %s %s', (kind, visitDate, day, time, may) => {
    expect(mayLeave(kind, visitDate, instantInBelgrade(day, time))).toBe(may);
  });

  it('never by night, never after the visit has begun to be today', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2029-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...REMINDER_KINDS), instants, fc.nat(9), (kind, now, ahead) => {
        const visitDate = dayInBelgrade(new Date(now.getTime() + ahead * 86_400_000));
        if (!mayLeave(kind, visitDate, now)) return;
        const hour = Number(timeInBelgrade(now).slice(0, 2));
        expect(hour).toBeGreaterThanOrEqual(7);
        expect(hour).toBeLessThan(20);
        expect(daysBetween(dayInBelgrade(now), visitDate)).toBeGreaterThan(0);
        expect(endOfDaytime(now).getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });
});

describe('a reminder stands', () => {
  const visit = (facts: Partial<Reminded> = {}): Reminded => ({
    visitDate: '2026-10-14',
    isFirm: true,
    termSince: new Date('2026-09-01T08:00:00Z'),
    hasAddress: true,
    isPaymentOpen: true,
    mail: null,
    isOn: true,
    isOnForAll: true,
    ...facts,
  });
  const at = (day: string, time: string) => instantInBelgrade(day, time);

  it.each([
    ['before its hour', {}, at('2026-10-12', '08:00'), 'planned', '2026-10-12T07:00:00.000Z'],
    ['at its hour', {}, at('2026-10-12', '09:00'), 'due', undefined],
    ['late in the evening', {}, at('2026-10-12', '21:00'), 'planned', '2026-10-13T05:00:00.000Z'],
    ['before dawn', {}, at('2026-10-13', '05:00'), 'planned', '2026-10-13T05:00:00.000Z'],
    ['too late', {}, at('2026-10-13', '20:00'), 'past', undefined],
    [
      'when it went',
      { mail: { state: 'sent', at: new Date('2026-10-12T07:05:00Z') } },
      at('2026-10-13', '10:00'),
      'sent',
      '2026-10-12T07:05:00.000Z',
    ],
    [
      'while its mail waits to be sent',
      { mail: { state: 'waiting', at: null } },
      at('2026-10-12', '09:05'),
      'waiting',
      undefined,
    ],
    [
      'while nothing is promised',
      { isFirm: false },
      at('2026-10-12', '09:00'),
      'notFirm',
      undefined,
    ],
    ['once the visit is over', { isFirm: false }, at('2026-10-14', '12:00'), 'past', undefined],
    ['switched off', { isOn: false }, at('2026-10-12', '09:00'), 'off', undefined],
    ['off for all', { isOnForAll: false }, at('2026-10-12', '09:00'), 'offForAll', undefined],
    [
      'without an address',
      { hasAddress: false },
      at('2026-10-12', '09:00'),
      'noAddress',
      undefined,
    ],
    ['when all is paid', { isPaymentOpen: false }, at('2026-10-12', '09:00'), 'notOwed', undefined],
    [
      'when it was confirmed a minute after its hour',
      { termSince: at('2026-10-12', '09:01') },
      at('2026-10-12', '10:00'),
      'toldAlready',
      undefined,
    ],
    [
      'when it was confirmed just before its hour',
      { termSince: at('2026-10-12', '09:00') },
      at('2026-10-12', '10:00'),
      'due',
      undefined,
    ],
  ] as const)('%s', (_when, facts, now, state, when) => {
    const stands = reminderState('payment', visit(facts), now);
    expect([stands.state, stands.at?.toISOString()]).toEqual([state, when]);
  });

  it('whatever is paid, but for the one about the payment', () => {
    const now = at('2026-10-13', '09:00');
    expect(reminderState('arrival', visit({ isPaymentOpen: false }), now).state).toBe('due');
  });
});
