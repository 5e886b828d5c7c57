import { accountsQuerySchema } from '@museum/shared/payments/accounts-schema';
import { dayPathSchema } from '@museum/shared/primitives/day-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  correctPaymentSchema,
  newPaymentSchema,
  paymentSchema,
  receivedOfDaySchema,
} from '@museum/shared/payments/payment-schema';
import { databaseIdInPath, idPathSchema } from '@museum/shared/primitives/database-id';
import { noteAudit } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { workbookInThread } from '#lib/documents/workbook-thread.ts';
import type { Route } from '#lib/http/route.ts';
import { sendFile, XLSX } from '#lib/http/send-file.ts';
import { readSubmissionHeaders, submissionHeaders } from '#lib/http/submission-headers.ts';
import { readAccounts } from './accounts-store.ts';
import { correctPayment, enterPayment, readPayments } from './payment-store.ts';
import { readReceived, readReceivedOn } from './received-store.ts';

const paymentPath = idPathSchema.extend({ paymentId: databaseIdInPath });
const onePayment = dataEnvelope(paymentSchema);

const ACCOUNTS_THREAD = import.meta.resolve('#threads/visit-requests/payments/accounts');

const accountsRoute: Route = {
  method: 'get',
  path: '/admin/accounts/excel-download',
  doc: {
    summary:
      'The predračuni issued between two days with what is paid of them, and all money of these days, for the accountant',
    query: accountsQuerySchema,
    errors: ['TOO_MANY_REQUESTS'],
    answer: { file: XLSX },
  },
  handle: async (request, response) => {
    const range = accountsQuerySchema.parse(request.query);
    const name = `predracuni-i-uplate-od-${range.from}-do-${range.to}.xlsx`;
    const actor = signedInActor(response);
    const accounts = await readAccounts(range);
    const received = await readReceived(range);
    await noteAudit({ actor, action: 'workbook-downloaded', subject: name });
    const file = await workbookInThread(ACCOUNTS_THREAD, [range, { accounts, received }]);
    sendFile(response, { type: XLSX, name }, file);
  },
};

const receivedRoute: Route = {
  method: 'get',
  path: '/admin/day/:date/received',
  doc: {
    summary: 'The money that came on a day in each way, for closing the till',
    path: dayPathSchema,
    answer: { schema: dataEnvelope(receivedOfDaySchema) },
  },
  handle: async (request, response) => {
    const { date } = dayPathSchema.parse(request.params);
    response.json({ data: await readReceivedOn(date) });
  },
};

/** The money for a visit, as staff write it down (visit-life §6). */
export const paymentStaffRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  accountsRoute,
  receivedRoute,
  {
    method: 'get',
    path: '/visit-request/:id/payments',
    doc: {
      summary: 'The payments for a visit, the latest day first',
      path: idPathSchema,
      answer: { schema: dataEnvelope(paymentSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      response.json({ data: await readPayments(id) });
    },
  },
  {
    method: 'post',
    path: '/visit-request/:id/payments',
    doc: {
      summary: 'Enter a payment; what is given back is negative',
      path: idPathSchema,
      headers: submissionHeaders.pick({ 'idempotency-key': true }),
      body: newPaymentSchema(todayOf(clock)),
      errors: ['IDEMPOTENCY_CONFLICT'],
      answer: { status: 201, schema: onePayment },
    },
    handle: async (request, response) => {
      const { id: visitRequestId } = idPathSchema.parse(request.params);
      const payment = newPaymentSchema(todayOf(clock)).parse(request.body);
      const { key = null } = readSubmissionHeaders(request);
      const actor = signedInActor(response);
      const data = await enterPayment({ ...payment, visitRequestId, key, actor });
      response.status(201).json({ data });
    },
  },
  {
    method: 'post',
    path: '/visit-request/:id/payments/:paymentId/correction',
    doc: {
      summary: 'Take a payment back by a row of its own',
      path: paymentPath,
      body: correctPaymentSchema,
      answer: { status: 201, schema: onePayment },
    },
    handle: async (request, response) => {
      const { id: visitRequestId, paymentId } = paymentPath.parse(request.params);
      const { reason } = correctPaymentSchema.parse(request.body);
      const actor = signedInActor(response);
      const data = await correctPayment({ visitRequestId, id: paymentId, reason, actor });
      response.status(201).json({ data });
    },
  },
];
