import type { OwnSession } from '@museum/shared/auth/account-schema';
import type { LiveFamily } from './session-store.ts';

/** A session as its owner sees it. */
export const presentOwnSession = (
  { id, createdAt, lastUsedAt }: LiveFamily,
  currentId: string,
): OwnSession => ({
  id,
  signedInAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isCurrent: id === currentId,
});
