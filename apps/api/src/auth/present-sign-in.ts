import type { OwnSignIn } from '@museum/shared/auth/account-schema';
import type { LiveFamily } from './session-store.ts';

/** A sign-in as its owner sees it. */
export const presentSignIn = (
  { id, createdAt, lastUsedAt }: LiveFamily,
  currentId: string,
): OwnSignIn => ({
  id,
  signedInAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isCurrent: id === currentId,
});
