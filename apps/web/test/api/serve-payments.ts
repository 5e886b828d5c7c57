import { proofSchema } from '@museum/shared/my-request/my-request-schema';
import {
  newPaymentSchema,
  type Payment,
  paymentSchema,
} from '@museum/shared/payments/payment-schema';
import { paymentStateOf } from '@museum/shared/payments/payment-state';
import { proformaSchema } from '@museum/shared/payments/proforma-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { http, HttpResponse } from 'msw';

import { today } from '#lib/time/dates.ts';

const REQUEST = '*/api/v1/visit-request/:id';
const VALIDATION_ERROR = 400;
const CREATED = 201;

/** The payments of requests that are kept in memory; a key that comes again enters nothing. */
export function servePayments(stored: Map<number, VisitRequest>) {
  const payments: Payment[] = [];
  const keys = new Set<string | null>();
  const add = (id: number, payment: Pick<Payment, 'paidOn' | 'amount' | 'way' | 'note'>) => {
    const entered = {
      ...payment,
      id: payments.length + 1,
      author: 'Jelena Đorđević',
      createdAt: new Date().toISOString(),
      correctsId: null,
      isCorrected: false,
    };
    payments.unshift(entered);
    const request = stored.get(id)!;
    const paid = request.payment.paid + payment.amount;
    const state = paymentStateOf({ ...request.payment, paid, hasProof: false });
    stored.set(id, { ...request, payment: { ...request.payment, paid, state } });
    return HttpResponse.json(dataEnvelope(paymentSchema).parse({ data: entered }), {
      status: CREATED,
    });
  };
  return [
    http.get(`${REQUEST}/proforma`, () =>
      HttpResponse.json(dataEnvelope(proformaSchema.array()).parse({ data: [] })),
    ),
    http.get(`${REQUEST}/proofs`, () =>
      HttpResponse.json(dataEnvelope(proofSchema.array()).parse({ data: [] })),
    ),
    http.get(`${REQUEST}/payments`, () =>
      HttpResponse.json(dataEnvelope(paymentSchema.array()).parse({ data: payments })),
    ),
    http.post(`${REQUEST}/payments`, async ({ request, params }) => {
      const key = request.headers.get('Idempotency-Key');
      if (keys.has(key)) return HttpResponse.json({ errors: [] }, { status: VALIDATION_ERROR });
      keys.add(key);
      return add(Number(params.id), newPaymentSchema(today).parse(await request.json()));
    }),
    http.post(`${REQUEST}/payments/:paymentId/correction`, async ({ request, params }) => {
      const { reason } = (await request.json()) as { reason: string };
      const wrong = payments.find(({ id }) => id === Number(params.paymentId))!;
      Object.assign(wrong, { isCorrected: true });
      const note = `Ispravka: ${reason}`;
      return add(Number(params.id), { ...wrong, amount: -wrong.amount, note });
    }),
  ];
}
