import type { MyProforma } from '@museum/shared/my-request/my-request-schema';
import { REFERENCE_MODEL } from '@museum/shared/payments/payment-reference';
import { paraToDinars } from '@museum/shared/primitives/money';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { qrPicture } from '#lib/documents/qr-code.ts';
import type { Logger } from '#lib/log/logger.ts';
import { paymentCodeOf, purposeOf, wayOf } from './payment-slip.ts';
import { type Drawing, drawingsOf } from './proforma-drawing.ts';
import { readFrozenProformas } from './proforma-store.ts';

/** Pixels of a module: the picture can be saved and opened in a bank's application. */
const SCALE = 8;

/** Null where nothing is to be paid by transfer, and where a bank would refuse the code. */
async function qrOf({ proforma, due }: Drawing, logger: Logger): Promise<string | null> {
  const text = paymentCodeOf(proforma, due, logger);
  if (text === null) return null;
  return `data:image/png;base64,${(await qrPicture(text, SCALE)).toString('base64')}`;
}

const present = async (drawing: Drawing, logger: Logger): Promise<MyProforma> => {
  const { proforma, asked, due } = drawing;
  const { number, kind, dueOn, total, isVoid, reference, content } = proforma;
  return {
    number,
    kind,
    dueOn,
    isVoid,
    way: wayOf(proforma),
    total: paraToDinars(total),
    asked: paraToDinars(asked),
    due: paraToDinars(due),
    reference: { model: REFERENCE_MODEL, number: reference },
    account: content.seller.bankAccount,
    payee: content.seller.name,
    purpose: purposeOf(proforma),
    code: content.paymentCode,
    qr: await qrOf(drawing, logger),
  };
};

/** Every predračun of a request as the requester sees it, the newest first. */
export async function presentMyProformas(
  request: VisitRequest,
  logger: Logger,
): Promise<MyProforma[]> {
  const all = await readFrozenProformas(request.id);
  return Promise.all(drawingsOf(all, request).map((drawing) => present(drawing, logger)));
}
