import { idPathSchema } from '@museum/shared/primitives/database-id';
import { visitRequestQuerySchema } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { RequestWithDinner } from '@museum/shared/visit-requests/visit-request-response';
import type { Response } from 'express';
import { noteAudit } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Route } from '#lib/http/route.ts';
import { PDF, sendFile, XLSX } from '#lib/http/send-file.ts';
import { dinnerRequestPdf, dinnerRequestPdfName } from './dinner-request-pdf.ts';
import { groupVisitPdf, groupVisitPdfName } from './group-visit-pdf.ts';
import { checkExportSize, exportFileName, LIST_EXPORTS } from './list-export.ts';
import { streamExport, type ExportJob } from './stream-export.ts';
import {
  dinnerProforma,
  issuedProforma,
  type ProformaSheet,
  visitProforma,
} from '#visit-requests/proforma/proforma-sheet.ts';
import { type Drawing, findValidDrawing } from '#visit-requests/proforma/proforma-drawing.ts';
import { proformaWorkbook } from '#visit-requests/proforma/proforma-workbook.ts';
import { NO_DINNER_MESSAGE, readVisitRequest } from '#visit-requests/visit-request-store.ts';

/** @throws AppError NOT_FOUND when there is no such request, or none with a lunch */
const readWithDinner = async (id: number): Promise<RequestWithDinner> => {
  const request = await readVisitRequest(id);
  const { dinnerRequest } = request;
  if (!dinnerRequest) throw new AppError('NOT_FOUND', { message: NO_DINNER_MESSAGE });
  return { ...request, dinnerRequest };
};

/** Workbooks leave the house with what is in them: the audit trail says who took which. */
const noteDownload = (response: Response, subject: string, visitRequestId?: number) =>
  noteAudit({
    actor: signedInActor(response),
    action: 'workbook-downloaded',
    subject,
    visitRequestId,
  });

/** Both list workbooks: the same filter, an own name. */
const exportRoute = (
  { clock }: Pick<AppDeps, 'clock'>,
  kind: ExportJob['kind'],
  { path, summary }: { path: Route['path']; summary: string },
): Route => ({
  method: 'get',
  path,
  doc: {
    summary,
    query: visitRequestQuerySchema,
    errors: ['TOO_MANY_REQUESTS'],
    answer: { file: XLSX },
  },
  handle: async (request, response) => {
    const filter = visitRequestQuerySchema.parse(request.query);
    await checkExportSize(filter, LIST_EXPORTS[kind]);
    const name = exportFileName(filter, LIST_EXPORTS[kind], clock());
    await noteDownload(response, name);
    await streamExport({ kind, filter }, response, { type: XLSX, name });
  },
});

/** A document about one request. */
const documentRoute = (
  name: string,
  type: string,
  summary: string,
  make: (id: number) => Promise<{ name: string; file: Uint8Array }>,
): Route => ({
  method: 'get',
  path: `/visit-request/:id/${name}`,
  doc: { summary, path: idPathSchema, answer: { file: type } },
  handle: async (request, response) => {
    const { id } = idPathSchema.parse(request.params);
    const { name: fileName, file } = await make(id);
    if (type === XLSX) await noteDownload(response, fileName, id);
    sendFile(response, { type, name: fileName }, file);
  },
});

/** What was issued, or while nothing is, what would be. */
const proformaFile = async (issued: Drawing | undefined, draft: () => ProformaSheet) => {
  const sheet = issued ? issuedProforma(issued) : draft();
  return { name: `predracun-${sheet.number}.xlsx`, file: await proformaWorkbook(sheet) };
};

export const documentStaffRoutes = (deps: Pick<AppDeps, 'clock'>): Route[] => [
  exportRoute(deps, 'visitRequests', {
    path: '/visit-request/query/excel-download',
    summary: 'The filtered visit requests as a workbook',
  }),
  exportRoute(deps, 'announcement', {
    path: '/visit-request/query/dinner-all-excel-download',
    summary: 'The meal announcement for the kitchen as a workbook',
  }),
  documentRoute('group-visit-pdf', PDF, 'One page about a group visit', async (id) => {
    const request = await readVisitRequest(id);
    return {
      name: groupVisitPdfName(request),
      file: await groupVisitPdf(request),
    };
  }),
  documentRoute('dinner-request-pdf', PDF, 'One page about a lunch', async (id) => {
    const request = await readWithDinner(id);
    return {
      name: dinnerRequestPdfName(request.dinnerRequest),
      file: await dinnerRequestPdf(request),
    };
  }),
  documentRoute('bill-excel', XLSX, 'The predračun of a visit', async (id) => {
    const request = await readVisitRequest(id);
    return proformaFile(await findValidDrawing(request, 'visit'), () =>
      visitProforma(request, deps.clock()),
    );
  }),
  documentRoute('dinner-bill-excel', XLSX, 'The predračun of a lunch', async (id) => {
    const request = await readWithDinner(id);
    return proformaFile(await findValidDrawing(request, 'meal'), () =>
      dinnerProforma(request, deps.clock()),
    );
  }),
];
