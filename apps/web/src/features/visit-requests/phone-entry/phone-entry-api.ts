import type { KnownRequester } from '@museum/shared/visit-requests/requester/known-requester-schema';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import {
  type CreatedVisitRequest,
  createdVisitRequestSchema,
  type VisitRequestRow,
} from '@museum/shared/visit-requests/visit-request-response';
import { queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { anyRequest, REQUEST_LISTS, touchedBy } from '#lib/live/touched-by.ts';

const json = { 'Content-Type': 'application/json' };

/**
 * Stores what a caller asks for; one request per key, however often it is asked.
 * @throws when the answer is not a created request, even with a good status
 */
export async function enterPhoneRequest(body: string, key: string): Promise<CreatedVisitRequest> {
  const headers = { ...json, 'Idempotency-Key': key };
  const answer = await unwrap<unknown>(staffClient.post('/admin/visit-request', body, { headers }));
  return createdVisitRequestSchema.parse(answer);
}

/** The receipt as it would go for a request that isn't stored yet. */
export const receiptQuery = (body: string) =>
  queryOptions({
    queryKey: ['phone-receipt', body],
    queryFn: ({ signal }) =>
      unwrap<MailPreview>(
        staffClient.post('/admin/visit-request/preview-mail', body, { headers: json, signal }),
      ),
    placeholderData: (former) => former,
  });

/** A shorter text finds nobody. */
const SHORTEST = 3;

/** Schools and agencies that have asked before, by name or PIB. */
export const knownRequestersQuery = (search: string) =>
  queryOptions({
    queryKey: ['known-requesters', search],
    queryFn: ({ signal }) =>
      unwrap<KnownRequester[]>(
        staffClient.get('/admin/known-requesters', { params: { search }, signal }),
      ),
    enabled: search.length >= SHORTEST,
    retry: false,
    staleTime: 30_000,
  });

/** The visits that a school has ahead. */
export const announcedVisitsQuery = (school: { name: string; town: string }) =>
  queryOptions({
    ...touchedBy(anyRequest),
    queryKey: [...REQUEST_LISTS, 'announced', school],
    queryFn: ({ signal }) =>
      unwrap<VisitRequestRow[]>(
        staffClient.get('/admin/announced-visits', { params: school, signal }),
      ),
    enabled: school.name.length >= SHORTEST,
    retry: false,
  });
