import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sessionStore } from './session.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

import { rememberStaffSession } from '#test/staff-session.ts';

let other: SessionStore;

beforeEach(async () => {
  rememberStaffSession();
  await sessionStore.load();
  other = createSessionStore();
  await other.load();
  sessionStorage.setItem('staff/jelena@example.rs/visit-request-edit/7', '{}');
});
afterEach(() => {
  other.close();
  sessionStore.close();
});

describe('what was typed in a tab', () => {
  it('goes when another tab signs out', async () => {
    other.signOut();
    await waitFor(() => {
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('stays when the session runs out in another tab', async () => {
    other.expire();
    await waitFor(() => {
      expect(sessionStore.get().hasExpired).toBe(true);
    });
    expect(sessionStorage).toHaveLength(1);
  });
});
