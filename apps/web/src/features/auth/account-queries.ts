import type { RenewedSignIn } from '@museum/shared/auth/account-schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { changePassword, endOtherSignIns, fetchSignIns } from './account-api.ts';
import { sessionStore } from './session.ts';
import { readStoredTokens } from './session-tokens.ts';

export const signInsQuery = queryOptions({
  queryKey: ['own-sign-ins'],
  queryFn: ({ signal }) => fetchSignIns({ signal }),
});

/** The session goes on with the new tokens, kept where the former ones were. */
const goOn = ({ accessToken, refreshToken }: RenewedSignIn, client: QueryClient) => {
  sessionStore.signIn(
    { token: accessToken, refreshToken },
    { remember: readStoredTokens() !== undefined },
  );
  void client.invalidateQueries({ queryKey: signInsQuery.queryKey });
};

export const changePasswordMutation = mutationOptions({
  mutationFn: changePassword,
  onSuccess: (renewed, _change, _before, { client }) => {
    goOn(renewed, client);
  },
});

export const endOtherSignInsMutation = mutationOptions({
  mutationFn: endOtherSignIns,
  onSuccess: (renewed, _password, _before, { client }) => {
    goOn(renewed, client);
  },
});
