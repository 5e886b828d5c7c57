import type { ChangePassword, OwnSignIn } from '@museum/shared/auth/account-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

type Ended = { ended: number };

/** Where the person is signed in. */
export const fetchSignIns = ({ signal }: { signal?: AbortSignal } = {}) =>
  unwrap<OwnSignIn[]>(staffClient.get('/auth/sign-ins', { signal }));

/** Answers how many sign-ins elsewhere were ended. */
export const changePassword = (change: ChangePassword) =>
  unwrap<Ended>(staffClient.put('/auth/password', change));

export const endOtherSignIns = (currentPassword: string) =>
  unwrap<Ended>(staffClient.post('/auth/sign-ins/end-others', { currentPassword }));
