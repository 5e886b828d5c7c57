import type { MyProforma } from '@museum/shared/my-request/my-request-schema';
import { REFERENCE_MODEL } from '@museum/shared/payments/payment-reference';
import { paraToDinars } from '@museum/shared/primitives/money';
import QRCode from 'qrcode';
import type { Logger } from '#lib/log/logger.ts';
import { paymentCodeOf, purposeOf } from '#visit-requests/proforma/payment-slip.ts';
import {
  type FrozenProforma,
  readFrozenProformas,
} from '#visit-requests/proforma/proforma-store.ts';

/** Pixels; a camera reads it from a screen, and a bank's application from a picture. */
const QR_WIDTH = 360;

/** The predračuni of a request as whoever pays them needs them, the newest first. */
export async function readMyProformas(id: number, logger: Logger): Promise<MyProforma[]> {
  const all = await readFrozenProformas(id);
  return Promise.all(all.map((proforma) => present(proforma, logger)));
}

async function present(proforma: FrozenProforma, logger: Logger): Promise<MyProforma> {
  const { number, kind, dueOn, isVoid, total, reference, content } = proforma;
  const code = paymentCodeOf(proforma, logger);
  return {
    ...{ number, kind, dueOn, isVoid, total: paraToDinars(total) },
    reference: { model: REFERENCE_MODEL, number: reference },
    account: content.seller.bankAccount,
    payee: content.seller.name,
    purpose: purposeOf(proforma),
    code: content.paymentCode,
    qr: code && (await pictureOf(code)),
  };
}

const pictureOf = (text: string) =>
  QRCode.toDataURL(text, { errorCorrectionLevel: 'M', margin: 4, width: QR_WIDTH });
