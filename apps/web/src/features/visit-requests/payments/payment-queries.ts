import type { Proof } from '@museum/shared/my-request/my-request-schema';
import type { NewPayment, Payment, ReceivedOfDay } from '@museum/shared/payments/payment-schema';
import type { Proforma } from '@museum/shared/payments/proforma-schema';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { fetchFile, fetchPdf } from '#lib/browser/download-file.ts';
import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { retryUnanswered } from '#lib/http/lost-answer.ts';
import { anyRequest, REQUEST_LISTS, requestOf, touchedBy } from '#lib/live/touched-by.ts';
import { refreshRequest } from '#features/visit-requests/visit-request-queries.ts';

/** The payments for a visit, the latest day first. */
export const paymentsQuery = (id: number) =>
  queryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: ['payments', id],
    queryFn: ({ signal }) =>
      unwrap<Payment[]>(staffClient.get(`/visit-request/${id}/payments`, { signal })),
  });

/** The money that came on a day (YYYY-MM-DD), whatever it came for. */
export const receivedQuery = (date: string) =>
  queryOptions({
    ...touchedBy(anyRequest),
    queryKey: [...REQUEST_LISTS, 'received', date],
    queryFn: ({ signal }) =>
      unwrap<ReceivedOfDay>(staffClient.get(`/admin/day/${date}/received`, { signal })),
  });

/** The issued predračuni of a request of this version, the newest first; the former ones until then. */
export const proformasQuery = (id: number, version: number) =>
  queryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: ['proformas', id, version],
    queryFn: ({ signal }) =>
      unwrap<Proforma[]>(staffClient.get(`/visit-request/${id}/proforma`, { signal })),
    placeholderData: keepPreviousData,
  });

/** The proofs of payment that the requester sent, the newest first. */
export const proofsQuery = (id: number) =>
  queryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: ['proofs', id],
    queryFn: ({ signal }) =>
      unwrap<Proof[]>(staffClient.get(`/visit-request/${id}/proofs`, { signal })),
  });

export const fetchProof = (id: number, proofId: number) =>
  fetchFile(staffClient, `/visit-request/${id}/proofs/${proofId}`);

/** A predračun as it is printed, by its number; also one that is void. */
export const fetchProformaPdf = (id: number, number: string) =>
  fetchPdf(staffClient, `/visit-request/${id}/proforma.pdf?${new URLSearchParams({ number })}`);

/** Money changes what the request, the lists and the trail say. */
const refresh = (client: QueryClient, id: number) => {
  void refreshRequest(client, id);
  return client.invalidateQueries({ queryKey: paymentsQuery(id).queryKey });
};

/** The server enters one payment per key, however often it is asked. */
export const enterPaymentMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ payment, key }: { payment: NewPayment; key: string }) =>
      unwrap<Payment>(
        staffClient.post(`/visit-request/${id}/payments`, payment, {
          headers: { 'Idempotency-Key': key },
        }),
      ),
    retry: retryUnanswered,
    onSuccess: (_payment, _sent, _before, { client }) => refresh(client, id),
    // It may have been entered all the same.
    onError: (_error, _sent, _before, { client }) => {
      void refresh(client, id);
    },
  });

/** A payment is corrected once, however often it is asked. */
export const correctPaymentMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ paymentId, reason }: { paymentId: number; reason: string }) =>
      unwrap<Payment>(
        staffClient.post(`/visit-request/${id}/payments/${paymentId}/correction`, { reason }),
      ),
    retry: retryUnanswered,
    onSuccess: (_payment, _sent, _before, { client }) => refresh(client, id),
  });

/** Those that would say the same again stay. */
export const issueProformasMutation = (id: number) =>
  mutationOptions({
    mutationFn: () => unwrap<Proforma[]>(staffClient.post(`/visit-request/${id}/proforma`)),
    retry: retryUnanswered,
    onSuccess: (_issued, _sent, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ['proformas', id] });
      return refresh(client, id);
    },
  });
