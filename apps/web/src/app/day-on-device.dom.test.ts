import { buildDaySheet } from '@museum/shared/testing/build-day-sheet';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sessionStore } from '#features/auth/session/session.ts';
import { createSessionStore } from '#features/auth/session/session-store.ts';
import { readStoredTokens } from '#features/auth/session/session-tokens.ts';
import { keepDay } from '#features/day/offline/kept-day.ts';
import { deviceOwner, readKept } from '#features/day/offline/kept-on-device.ts';
import { noteOffline, noteOnline } from '#features/day/offline/network.ts';
import { moveTaps, othersTaps, taps } from '#features/day/offline/tap-queue.ts';
import { today } from '#lib/time/dates.ts';
import { createQueryClient } from '#lib/http/query-client.ts';
import { followSession } from './day-on-device.ts';

import { withKeptStorage } from '#test/kept-storage.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

withKeptStorage();

let stop: (() => void) | undefined;

/** Opens a page of the back office: what is kept follows its session. */
async function openBackOffice() {
  stop = followSession(createQueryClient());
  await sessionStore.load();
}

const closePage = () => {
  stop?.();
  stop = undefined;
  sessionStore.close();
  deviceOwner.set(undefined);
};

const keptDay = () => readKept(`day/${today()}`);
const keptTaps = async () => (await readKept<unknown[]>('taps')) ?? [];

/** Somebody remembered has seen the day and pressed once without a network. */
async function seeAndPress() {
  rememberStaffSession();
  await openBackOffice();
  await keepDay(buildDaySheet(today()), Date.now());
  const tap = { key: 'a', person: '1', date: today(), id: 7, version: 4 } as const;
  await moveTaps({ kind: 'pressed', tap: { ...tap, act: 'late', at: new Date().toISOString() } });
  expect([await keptDay(), await keptTaps()]).toEqual([expect.anything(), [expect.anything()]]);
}

// The taps stay where they are: this is about who may keep them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  noteOffline();
});
afterEach(() => {
  vi.useRealTimers();
  closePage();
  noteOnline();
});

describe('what is kept of the day on a device', () => {
  it('is still there for the same person after a reload', async () => {
    await seeAndPress();
    closePage();
    await openBackOffice();
    expect(await keptDay()).toBeDefined();
    expect(await keptTaps()).toHaveLength(1);
  });

  it('goes at sign-out', async () => {
    await seeAndPress();
    sessionStore.signOut();
    await waitFor(async () => {
      expect([await keptDay(), await keptTaps()]).toEqual([undefined, []]);
    });
  });

  it('goes when another tab signs out', async () => {
    await seeAndPress();
    const other = createSessionStore();
    await other.load();
    other.signOut();
    await waitFor(async () => {
      expect([await keptDay(), await keptTaps()]).toEqual([undefined, []]);
    });
    other.close();
  });

  it('loses the day when the session runs out, not what was pressed', async () => {
    await seeAndPress();
    sessionStore.expire();
    await waitFor(async () => {
      expect(await keptDay()).toBeUndefined();
    });
    expect(await keptTaps()).toHaveLength(1);
  });

  it('shows what was pressed to the same person who signs in again without a reload', async () => {
    await seeAndPress();
    sessionStore.expire();
    expect(taps.get()).toEqual([]);
    rememberStaffSession();
    sessionStore.signIn(readStoredTokens()!, { remember: true });
    await waitFor(() => {
      expect(taps.get()).toHaveLength(1);
    });
  });

  it.each([
    ['stays', 'runs out', 'expire', 1],
    ['goes', 'is ended', 'signOut', 0],
  ] as const)(
    'what was pressed %s when the session %s in another tab and the storage tells it first',
    async (_what, _how, end, left) => {
      await seeAndPress();
      const other = createSessionStore();
      await other.load();
      const oldValue = localStorage.getItem('refreshToken');
      const emptied = { key: 'refreshToken', oldValue, newValue: null };
      window.dispatchEvent(new StorageEvent('storage', emptied));
      await waitFor(async () => {
        expect(await keptDay()).toBeUndefined();
      });
      expect(await keptTaps()).toHaveLength(1);

      other[end]();
      await waitFor(() => {
        expect(sessionStore.get()).toMatchObject(
          end === 'expire' ? { hasExpired: true } : { hasLeft: true },
        );
      });
      await waitFor(async () => {
        expect(await keptTaps()).toHaveLength(left);
      });
      other.close();
    },
  );

  it('goes at the next start without a session, whichever page it is', async () => {
    await seeAndPress();
    closePage();
    localStorage.clear();
    await openBackOffice();
    await waitFor(async () => {
      expect(await keptDay()).toBeUndefined();
    });
  });

  it('loses the day when somebody else signs in, not what was pressed', async () => {
    await seeAndPress();
    closePage();
    rememberStaffSession(accessToken({ sub: '2' }));
    await openBackOffice();
    await waitFor(async () => {
      expect(await keptDay()).toBeUndefined();
    });
    expect(othersTaps.get()).toHaveLength(1);

    sessionStore.signOut();
    await waitFor(() => {
      expect(othersTaps.get()).toEqual([]);
    });
    expect(await keptTaps()).toHaveLength(1);
  });
});
