import {
  type CapacityConflict,
  capacityConflictSchema,
} from '@museum/shared/capacity/conflict-schema';
import { ERROR_MESSAGES, ERROR_STATUS } from '@museum/shared/http/error-code';
import { stageActSchema } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { http, HttpResponse } from 'msw';
import { z } from 'zod';

import { server } from './server.ts';

const API = '*/api/v1/visit-request';

/** Answers confirming, or accepting a proposal, as long as no reason is given: the house is too full. */
export function serveCrowd(...conflicts: CapacityConflict[]): void {
  const refuse = async ({ request }: { request: Request }) => {
    const { reason } = stageActSchema('confirm').parse(await request.clone().json());
    if (reason) return undefined;
    const errors = [{ code: 'CAPACITY_EXCEEDED', message: ERROR_MESSAGES.CAPACITY_EXCEEDED }];
    return HttpResponse.json(
      { errors, conflicts: z.array(capacityConflictSchema).parse(conflicts) },
      { status: ERROR_STATUS.CAPACITY_EXCEEDED },
    );
  };
  server.use(
    http.post(`${API}/:id/confirm`, refuse),
    http.post(`${API}/:id/proposal/accept`, refuse),
  );
}
