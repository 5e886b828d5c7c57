import { buildDaySheet } from '@museum/shared/testing/build-day-sheet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetDays, keepDay, readKeptDay } from './kept-day.ts';
import { deviceOwner } from './kept-on-device.ts';

import { withKeptStorage } from '#test/kept-storage.ts';

const TODAY = '2026-11-22';
const TOMORROW = '2026-11-23';
const seenAt = Date.parse('2026-11-22T09:01:00Z');

const sheetOf = (date: string) => buildDaySheet(date);
const signIn = (person: string, isRemembered = true) => {
  deviceOwner.set({ person, isRemembered });
};

withKeptStorage();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:10:00Z') });
  signIn('1');
});
afterEach(() => vi.useRealTimers());

describe('a day that was seen on this device', () => {
  it.each([TODAY, TOMORROW])('is read again with the moment when it was seen: %s', async (date) => {
    await keepDay(sheetOf(date), seenAt);
    expect(await readKeptDay(date)).toEqual({ person: '1', sheet: sheetOf(date), seenAt });
  });

  it.each(['2026-11-21', '2026-11-24'])(
    'is not kept when it is neither today nor tomorrow: %s',
    async (date) => {
      await keepDay(sheetOf(date), seenAt);
      vi.setSystemTime(new Date(`${date}T09:00:00Z`));
      expect(await readKeptDay(date)).toBeUndefined();
    },
  );

  it('is not kept for who did not ask to be remembered', async () => {
    signIn('1', false);
    await keepDay(sheetOf(TODAY), seenAt);
    signIn('1');
    expect(await readKeptDay(TODAY)).toBeUndefined();
  });

  it('is never seen by somebody else', async () => {
    await keepDay(sheetOf(TODAY), seenAt);
    signIn('2');
    expect(await readKeptDay(TODAY)).toBeUndefined();
    await forgetDays('2');
    signIn('1');
    expect(await readKeptDay(TODAY)).toBeUndefined();
  });

  it('stays for the same person', async () => {
    await keepDay(sheetOf(TODAY), seenAt);
    await forgetDays('1');
    expect(await readKeptDay(TODAY)).toBeDefined();
  });

  it('ends with the day, by the time in Belgrade', async () => {
    await keepDay(sheetOf(TODAY), seenAt);
    vi.setSystemTime(new Date('2026-11-22T22:59:00Z'));
    await forgetDays('1');
    expect(await readKeptDay(TODAY)).toBeDefined();
    vi.setSystemTime(new Date('2026-11-22T23:00:00Z'));
    expect(await readKeptDay(TODAY)).toBeUndefined();
    await forgetDays('1');
    vi.setSystemTime(new Date('2026-11-22T22:59:00Z'));
    expect(await readKeptDay(TODAY)).toBeUndefined();
  });

  it('goes when nobody is signed in', async () => {
    await keepDay(sheetOf(TODAY), seenAt);
    await forgetDays();
    expect(await readKeptDay(TODAY)).toBeUndefined();
  });
});
