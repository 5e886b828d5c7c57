import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import type { Tap } from './tap.ts';
import { staffClient, unwrap } from '#lib/http-client.ts';

/** Notes at the server what was pressed at the gate. */
export const actAtGate = ({ id, act, version, at, people }: Tap) =>
  unwrap<VisitRequest>(staffClient.post(`/visit-request/${id}/${act}`, { version, at, ...people }));
