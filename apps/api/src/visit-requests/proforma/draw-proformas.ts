import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { AppError } from '#lib/http/app-error.ts';
import type { Logger } from '#lib/log/logger.ts';
import type { DrawProforma } from '#mail/composing/mail-attachment.ts';
import { findVisitRequest } from '#visit-requests/visit-request-store.ts';
import { drawingsOf } from './proforma-drawing.ts';
import { proformaPdf } from './proforma-pdf.ts';
import { type FrozenProforma, readFrozenProformas, readValidProformas } from './proforma-store.ts';

/** What the PDF of the predračuni that hold is called. */
export const validProformasName = (valid: Pick<FrozenProforma, 'number'>[]) => {
  const numbers = valid.map(({ number }) => number).toSorted();
  return `predracun-${numbers.join('-')}.pdf`;
};

/** The predračuni that hold for a visit as one PDF, a page each, and its name; undefined while none does. */
export async function validProformasPdf(
  request: VisitRequest,
  logger: Logger,
): Promise<{ name: string; file: Buffer } | undefined> {
  const valid = await readValidProformas(request.id);
  if (valid.length === 0) return undefined;
  return {
    name: validProformasName(valid),
    file: await proformaPdf(drawingsOf(valid, request), logger),
  };
}

/**
 * One predračun of a visit by its number, also one that is void.
 * @throws AppError NOT_FOUND when the visit has none of this number
 */
export async function oneProformaPdf(
  request: VisitRequest,
  number: string,
  logger: Logger,
): Promise<{ name: string; file: Buffer }> {
  const all = await readFrozenProformas(request.id);
  const drawing = drawingsOf(all, request).find(({ proforma }) => proforma.number === number);
  if (!drawing) throw new AppError('NOT_FOUND');
  return {
    name: `predracun-${number}.pdf`,
    file: await proformaPdf([drawing], logger),
  };
}

/** Draws the predračuni that mails carry, with what is due of them now. */
export const drawProformasWith =
  (logger: Logger): DrawProforma =>
  async ({ visitRequestId, number }) => {
    const request = await findVisitRequest(visitRequestId);
    return request ? (await oneProformaPdf(request, number, logger)).file : null;
  };
