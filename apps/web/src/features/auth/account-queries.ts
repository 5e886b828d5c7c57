import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { changePassword, endOtherSignIns, fetchSignIns } from '#features/auth/account-api.ts';

export const signInsQuery = queryOptions({
  queryKey: ['own-sign-ins'],
  queryFn: ({ signal }) => fetchSignIns({ signal }),
});

export const changePasswordMutation = mutationOptions({
  mutationFn: changePassword,
  onSuccess: (_ended, _change, _before, { client }) => {
    void client.invalidateQueries({ queryKey: signInsQuery.queryKey });
  },
});

export const endOtherSignInsMutation = mutationOptions({
  mutationFn: endOtherSignIns,
  onSuccess: (_ended, _password, _before, { client }) => {
    void client.invalidateQueries({ queryKey: signInsQuery.queryKey });
  },
});
