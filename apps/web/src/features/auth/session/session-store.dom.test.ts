import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { createSessionStore, type SessionStore } from './session-store.ts';

import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

const tabs: SessionStore[] = [];

/** A tab of the same browser: all share one storage and hear each other. */
const openTab = () => {
  const tab = createSessionStore();
  tabs.push(tab);
  return tab;
};

const openLoadedTab = async () => {
  const tab = openTab();
  await tab.load();
  return tab;
};

const tokens = () => ({ token: accessToken(), refreshToken: 'refresh-1' });
const stored = () => [localStorage.getItem('token'), localStorage.getItem('refreshToken')];

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

describe('a session (spec §4)', () => {
  it('starts not loaded and signed out', () => {
    expect(openTab().get()).toEqual({ isLoaded: false, isSignedIn: false });
  });

  it('is signed in from storage when both tokens are there', async () => {
    const { token, refreshToken } = rememberStaffSession();
    const tab = await openLoadedTab();
    expect(tab.get()).toMatchObject({ token, refreshToken, isLoaded: true, isSignedIn: true });
    expect(tab.get().user).toMatchObject({ firstName: 'Jelena', lastName: 'Đorđević' });
  });

  it.each(['token', 'refreshToken'])('is signed out when %s is missing', async (key) => {
    rememberStaffSession();
    localStorage.removeItem(key);
    const tab = await openLoadedTab();
    expect(tab.get()).toEqual({ isLoaded: true, isSignedIn: false });
  });

  it('is signed out when the stored token can’t be read', async () => {
    rememberStaffSession('garbage');
    const tab = await openLoadedTab();
    expect(tab.get()).toEqual({ isLoaded: true, isSignedIn: false });
  });

  it('is not loaded once the tab is closed, also while another tab is asked', async () => {
    const tab = openTab();
    const loading = tab.load();
    tab.close();
    await loading;
    expect(tab.get()).toEqual({ isLoaded: false, isSignedIn: false });
  });

  it('is stored at sign-in only if that was asked for', async () => {
    const tab = await openLoadedTab();
    tab.signIn(tokens(), { remember: false });
    expect(tab.get().isSignedIn).toBe(true);
    expect(stored()).toEqual([null, null]);

    const pair = tokens();
    tab.signIn(pair, { remember: true });
    expect(stored()).toEqual([pair.token, pair.refreshToken]);
  });

  it('is stored after a refresh, remembered or not', async () => {
    const tab = await openLoadedTab();
    tab.signIn(tokens(), { remember: false });
    const renewed = { token: accessToken({ secondsLeft: 900 }), refreshToken: 'refresh-2' };
    tab.renew(renewed);
    expect(stored()).toEqual([renewed.token, renewed.refreshToken]);
  });

  it('is forgotten at sign-out', async () => {
    rememberStaffSession();
    const tab = await openLoadedTab();
    tab.signOut();
    expect(tab.get()).toEqual({ isLoaded: true, isSignedIn: false, hasLeft: true });
    expect(stored()).toEqual([null, null]);
  });

  it('tells who watches it', async () => {
    const tab = await openLoadedTab();
    let calls = 0;
    const stop = tab.subscribe(() => (calls += 1));
    tab.signIn(tokens(), { remember: false });
    stop();
    tab.signOut();
    expect(calls).toBe(1);
  });
});

describe('the tabs of one browser', () => {
  it('hand a session over to a new tab that finds none in storage', async () => {
    const first = await openLoadedTab();
    first.signIn(tokens(), { remember: false });
    const second = await openLoadedTab();
    expect(second.get()).toMatchObject({ isSignedIn: true, refreshToken: 'refresh-1' });
    expect(stored()).toEqual([null, null]);
  });

  it('sign out together', async () => {
    const first = await openLoadedTab();
    first.signIn(tokens(), { remember: false });
    const second = await openLoadedTab();
    second.signOut();
    await waitFor(() => {
      expect(first.get()).toEqual({ isLoaded: true, isSignedIn: false, hasLeft: true });
    });
  });

  it('run out together, which is no sign-out: what was typed stays', async () => {
    const [first, second] = [await openLoadedTab(), await openLoadedTab()];
    first.signIn(tokens(), { remember: false });
    await waitFor(() => {
      expect(second.get().isSignedIn).toBe(true);
    });
    first.expire();
    await waitFor(() => {
      expect(second.get()).toEqual({ isLoaded: true, isSignedIn: false, hasExpired: true });
    });
  });

  it('sign in together and share renewed tokens', async () => {
    const [first, second] = [await openLoadedTab(), await openLoadedTab()];
    first.signIn(tokens(), { remember: false });
    await waitFor(() => {
      expect(second.get().refreshToken).toBe('refresh-1');
    });
    second.renew({ token: accessToken(), refreshToken: 'refresh-2' });
    await waitFor(() => {
      expect(first.get().refreshToken).toBe('refresh-2');
    });
  });

  it('are signed out when their storage is emptied elsewhere', async () => {
    const { refreshToken } = rememberStaffSession();
    const tab = await openLoadedTab();
    const emptied = { key: 'refreshToken', oldValue: refreshToken, newValue: null };
    window.dispatchEvent(new StorageEvent('storage', emptied));
    expect(tab.get().isSignedIn).toBe(false);
  });

  it('keep a newer session when an older one is removed', async () => {
    rememberStaffSession();
    const tab = await openLoadedTab();
    const removed = { key: 'refreshToken', oldValue: 'refresh-0', newValue: null };
    window.dispatchEvent(new StorageEvent('storage', removed));
    expect(tab.get().isSignedIn).toBe(true);
  });
});
