import {
  type SubmittedVisitRequest,
  submittedVisitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';

import type { FormGuardHeaders } from '#components/form/form-guard.tsx';
import { publicClient, unwrap } from '#lib/http-client.ts';

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
  const answer = await unwrap<unknown>(
    publicClient.post('/visit-request', body, {
      headers: { ...guard, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    }),
  );
  return submittedVisitRequestSchema.parse(answer);
}
