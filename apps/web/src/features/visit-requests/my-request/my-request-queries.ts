import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { isUnanswered, retryUnanswered } from '#lib/http/lost-answer.ts';
import { cancelMyRequest, changeMyRequest, fetchMyRequest, sendProof } from './my-request-api.ts';

/** The request that a key opens; asked for again whenever the page is looked at again. */
export const myRequestQuery = (key: string) =>
  queryOptions({
    queryKey: ['my-request', key],
    queryFn: ({ signal }) => fetchMyRequest(key, signal),
  });

export const changeMutation = (key: string) =>
  mutationOptions({
    mutationFn: (body: object) => changeMyRequest(key, body),
    onSuccess: ({ request }, _body, _before, { client }) => {
      client.setQueryData(myRequestQuery(key).queryKey, request);
    },
    // A refusal is told together with the state that it is about; without an answer there may be none to be read.
    onError: (error, _body, _before, { client }) => {
      const reading = client.refetchQueries(myRequestQuery(key));
      return isUnanswered(error) ? undefined : reading;
    },
  });

type Context = { client: QueryClient };

/** Each act answers the newest state. */
const keepAnswer =
  (key: string) =>
  (request: MyRequest, _sent: unknown, _before: unknown, { client }: Context) => {
    client.setQueryData(myRequestQuery(key).queryKey, request);
  };

export const cancelMutation = (key: string) =>
  mutationOptions({
    mutationFn: (body: { version: number; reason: string }) => cancelMyRequest(key, body),
    onSuccess: keepAnswer(key),
  });

type ProofOnItsWay = { file: File; onProgress: (percent: number) => void };

/** The server keeps the same file once. */
export const proofMutation = (key: string) =>
  mutationOptions({
    mutationFn: ({ file, onProgress }: ProofOnItsWay) => sendProof(key, file, onProgress),
    retry: retryUnanswered,
    onSuccess: keepAnswer(key),
  });
