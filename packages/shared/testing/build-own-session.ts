import type { OwnSession } from '#auth/account-schema.ts';

/** A session on another device, as the API lists it. */
export const buildOwnSession = (overrides: Partial<OwnSession> = {}): OwnSession => ({
  id: '01890000-0000-7000-8000-000000000001',
  signedInAt: '2026-11-19T08:00:00.000Z',
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  isCurrent: false,
  ...overrides,
});
