import type { DrawProforma } from '#mail/mail-attachment.ts';
import type { Logger } from '#lib/log/logger.ts';
import { findVisitRequest } from '#visit-requests/visit-request-store.ts';
import { oneProformaPdf } from './draw-proformas.ts';

/** Draws the predračuni that mails carry, with how far they are paid now. */
export const drawProformasWith =
  (logger: Logger): DrawProforma =>
  async ({ visitRequestId, number }) => {
    const request = await findVisitRequest(visitRequestId);
    return request ? (await oneProformaPdf(request, number, logger)).file : null;
  };
