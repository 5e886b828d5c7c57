import type {
  ChangePassword,
  OwnSession,
  RenewedSession,
} from '@museum/shared/auth/account-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

/** Where the person is signed in. */
export const fetchOwnSessions = ({ signal }: { signal?: AbortSignal } = {}) =>
  unwrap<OwnSession[]>(staffClient.get('/auth/sessions', { signal }));

/** Answers the tokens to go on with: those of before have ended. */
export const changePassword = (change: ChangePassword) =>
  unwrap<RenewedSession>(staffClient.put('/auth/password', change));

export const endOtherSessions = (currentPassword: string) =>
  unwrap<RenewedSession>(staffClient.post('/auth/sessions/end-others', { currentPassword }));
