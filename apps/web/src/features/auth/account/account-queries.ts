import type {
  ChangePassword,
  OwnSession,
  RenewedSession,
} from '@museum/shared/auth/account-schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { sessionStore } from '#features/auth/session/session.ts';
import { readStoredTokens } from '#features/auth/session/session-tokens.ts';

/** Where the person is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => unwrap<OwnSession[]>(staffClient.get('/auth/sessions', { signal })),
});

/** The session goes on with the new tokens, kept where the former ones were. */
const goOn = ({ accessToken, refreshToken }: RenewedSession, client: QueryClient) => {
  sessionStore.signIn(
    { token: accessToken, refreshToken },
    { remember: readStoredTokens() !== undefined },
  );
  void client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
};

export const changePasswordMutation = mutationOptions({
  mutationFn: (change: ChangePassword) =>
    unwrap<RenewedSession>(staffClient.put('/auth/password', change)),
  onSuccess: (renewed, _change, _before, { client }) => {
    goOn(renewed, client);
  },
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: (currentPassword: string) =>
    unwrap<RenewedSession>(staffClient.post('/auth/sessions/end-others', { currentPassword })),
  onSuccess: (renewed, _password, _before, { client }) => {
    goOn(renewed, client);
  },
});
