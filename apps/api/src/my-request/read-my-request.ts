import { myRequestSchema, type MyRequest } from '@museum/shared/my-request/my-request-schema';
import { changeWay, mayCancel } from '@museum/shared/my-request/requester-acts';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { readCancellation, readDeclinedProposal } from '#audit/audit-store.ts';
import { REQUESTER } from '#audit/program-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { dinnerRequestPdfName } from '#visit-requests/documents/dinner-request-pdf.ts';
import { groupVisitPdfName } from '#visit-requests/documents/group-visit-pdf.ts';
import { visitCalendarName } from '#visit-requests/documents/visit-calendar.ts';
import { validProformasName } from '#visit-requests/proforma/draw-proformas.ts';
import { presentMyProformas } from '#visit-requests/proforma/present-my-proforma.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { readProofs } from './proof-store.ts';

/** What the requester sees now. @throws AppError NOT_FOUND */
export async function readMyRequest(
  { clock, logger }: Pick<AppDeps, 'clock' | 'logger'>,
  id: number,
): Promise<MyRequest> {
  const now = clock();
  const request = await readVisitRequest(id);
  const { stage, stageReason } = request;
  const proformas = await presentMyProformas(request, logger);
  const isOff = stage === 'postponed' || stage === 'canceled';
  // Named field by field in the schema: whatever else a request has stays here.
  return myRequestSchema.parse({
    ...request,
    stageReason: isOff ? stageReason : null,
    cancellation: stage === 'canceled' ? await cancellationOf(id) : null,
    declinedProposal: stage === 'confirmed' ? await readDeclinedProposal(id) : null,
    documents: documentsOf(request, proformas),
    proformas,
    proofs: await readProofs(id),
    change: changeWay(request, now),
    mayCancel: mayCancel(request, now),
  });
}

async function cancellationOf(id: number): Promise<MyRequest['cancellation']> {
  const last = await readCancellation(id);
  return {
    at: last?.createdAt.toISOString() ?? null,
    by: last?.actor === REQUESTER.name && last.staffId === null ? 'requester' : 'staff',
    isDeclined: last?.action === 'request-declined',
  };
}

function documentsOf(
  request: VisitRequest,
  proformas: MyRequest['proformas'],
): MyRequest['documents'] {
  const { dinnerRequest: lunch } = request;
  const valid = proformas.filter(({ isVoid }) => !isVoid);
  return [
    { path: 'visit.ics', name: visitCalendarName(request) },
    { path: 'visit.pdf', name: groupVisitPdfName(request) },
    ...(lunch ? [{ path: 'meal.pdf' as const, name: dinnerRequestPdfName(lunch) }] : []),
    ...(valid.length > 0
      ? [{ path: 'proforma.pdf' as const, name: validProformasName(valid) }]
      : []),
  ];
}
