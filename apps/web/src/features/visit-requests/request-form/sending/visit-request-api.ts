import {
  type CreatedVisitRequest,
  createdVisitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';

import type { FormGuardHeaders } from '#components/form/form-guard.tsx';
import { publicClient } from '#lib/http/http-client.ts';

/** What was stored, with the key of the requester's own page. */
export type SubmittedVisitRequest = CreatedVisitRequest & { key: string };

/**
 * Sends a visit request. The server stores one request per key, however often it is asked.
 * @throws when the answer is not a created request, even with a good status: a hotel's sign-in
 * page, say, must not pass for a confirmation.
 */
export async function submitVisitRequest(
  body: string,
  key: string,
  guard: FormGuardHeaders,
): Promise<SubmittedVisitRequest> {
  const { data, headers } = await publicClient.post<{ data?: unknown }>('/visit-request', body, {
    headers: { ...guard, 'Content-Type': 'application/json', 'Idempotency-Key': key },
  });
  const created = createdVisitRequestSchema.parse(data.data);
  return { ...created, key: String(headers['x-request-key'] ?? '') };
}
