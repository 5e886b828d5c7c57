import { changeWay, mayCancel } from '#my-request/requester-acts.ts';
import { type MyProforma, type MyRequest, myRequestSchema } from '#my-request/my-request-schema.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import { buildVisitRequestResponse } from './build-visit-request-response.ts';

/** A predračun as the requester sees it, to be paid in full; without a picture of the code. */
export const buildMyProforma = (overrides: Partial<MyProforma> = {}): MyProforma => ({
  number: 'PR-2026-000123',
  kind: 'visit',
  dueOn: '2027-05-13',
  total: 18_400,
  asked: overrides.total ?? 18_400,
  due: overrides.total ?? 18_400,
  isVoid: false,
  way: 'SCHEDULED_PAYMENT',
  reference: { model: '97', number: '382026000123' },
  account: '840-337456-52',
  payee: 'Ustanova Prirodnjački centar i Dino park Primerovac',
  purpose: 'Ulaznice GP-2026-000001',
  code: '221',
  qr: null,
  ...overrides,
});

type Overrides = Partial<VisitRequest> &
  Partial<Omit<MyRequest, keyof VisitRequest | 'change' | 'mayCancel'>>;

/** A request as whoever sent it sees it; what may be done follows from its stage and day. */
export function buildMyRequest(overrides: Overrides = {}): MyRequest {
  const request = buildVisitRequestResponse(overrides);
  const now = new Date();
  return myRequestSchema.parse({
    cancellation: null,
    declinedProposal: null,
    documents: [
      { path: 'visit.pdf', name: 'GP-2026-000001.pdf' },
      { path: 'visit.ics', name: 'GP-2026-000001.ics' },
    ],
    proformas: [],
    proofs: [],
    ...request,
    ...overrides,
    change: changeWay(request, now),
    mayCancel: mayCancel(request, now),
  });
}
