import type { ChangePassword, OwnSignIn, RenewedSignIn } from '@museum/shared/auth/account-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

/** Where the person is signed in. */
export const fetchSignIns = ({ signal }: { signal?: AbortSignal } = {}) =>
  unwrap<OwnSignIn[]>(staffClient.get('/auth/sign-ins', { signal }));

/** Answers the tokens to go on with: those of before have ended. */
export const changePassword = (change: ChangePassword) =>
  unwrap<RenewedSignIn>(staffClient.put('/auth/password', change));

export const endOtherSignIns = (currentPassword: string) =>
  unwrap<RenewedSignIn>(staffClient.post('/auth/sign-ins/end-others', { currentPassword }));
