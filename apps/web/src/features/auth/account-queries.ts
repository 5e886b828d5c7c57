import type { RenewedSession } from '@museum/shared/auth/account-schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { changePassword, endOtherSessions, fetchOwnSessions } from './account-api.ts';
import { sessionStore } from './session.ts';
import { readStoredTokens } from './session-tokens.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => fetchOwnSessions({ signal }),
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
  mutationFn: changePassword,
  onSuccess: (renewed, _change, _before, { client }) => {
    goOn(renewed, client);
  },
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: endOtherSessions,
  onSuccess: (renewed, _password, _before, { client }) => {
    goOn(renewed, client);
  },
});
