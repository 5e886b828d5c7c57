import type { OwnSession } from '@museum/shared/auth/account-schema';
import type { LiveSession } from './session-store.ts';

/** A session as its owner sees it. */
export const presentOwnSession = (
  { id, createdAt, lastUsedAt }: LiveSession,
  currentId: string,
): OwnSession => ({
  id,
  signedInAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isCurrent: id === currentId,
});
