import {
  type CapacityConflict,
  capacityConflictSchema,
} from '@museum/shared/capacity/conflict-schema';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import type { GateAct } from '@museum/shared/visit-requests/gate/gate-act';
import type { Arrive } from '@museum/shared/visit-requests/gate/gate-act-schema';
import type { SavedView } from '@museum/shared/visit-requests/saved-views';
import type { StageAct } from '@museum/shared/visit-requests/stages/stage';
import type {
  MailChoice,
  MailPreview,
  MailPreviewBody,
  ProposalAnswer,
  StageActBody,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitFigures } from '@museum/shared/visit-requests/visit-figures';
import type {
  VisitRequestFilter,
  VisitRequestQuery,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import type {
  VisitRequest,
  VisitRequestPage,
} from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';

import { type DownloadedFile, fetchFile, fetchPdf } from '#lib/browser/download-file.ts';
import { staffClient, unwrap } from '#lib/http/http-client.ts';

type VersionOf = Pick<VisitRequest, 'id' | 'version'>;
/** A request, and whether its requester is told of what is done with it. */
type ToldOf = { id: number; mail?: MailChoice };
type ActOnVisitRequest = StageActBody & { id: number; act: StageAct };
/** A press at the gate; it can be kept as JSON and sent later. */
export type NoteAtGate = { id: number; act: GateAct; version: number; at: string } & Partial<
  Pick<Arrive, 'visitorAmount' | 'numberOfFollowers' | 'payment' | 'paid'>
>;
type AnswerProposal = StageActBody & { id: number; answer: ProposalAnswer };

export const fetchVisitRequests = async (query: VisitRequestQuery, signal: AbortSignal) =>
  (await staffClient.get<VisitRequestPage>('/visit-request/query', { params: query, signal })).data;

/** What the visits behind a filter come to. */
export const fetchVisitFigures = (filter: VisitRequestFilter, signal: AbortSignal) =>
  unwrap<VisitFigures>(staffClient.get('/visit-request/figures', { params: filter, signal }));

/** How many requests each saved view of the list has. */
export const fetchSavedViews = (signal: AbortSignal) =>
  unwrap<Record<SavedView, number>>(staffClient.get('/visit-request/saved-views', { signal }));

export const fetchVisitRequest = (id: number, signal?: AbortSignal) =>
  unwrap<VisitRequest>(staffClient.get(`/visit-request/${id}/one`, { signal }));

export const updateVisitRequest = (body: UpdateVisitRequest) =>
  unwrap<VisitRequest>(staffClient.put('/visit-request', body));

export const deleteVisitRequest = (id: number) =>
  unwrap<{ id: number }>(staffClient.delete(`/visit-request/${id}`));

/** Takes the prices of today's price list over into a stored request. */
export const recalculateVisitRequest = ({ id, ...body }: VersionOf & ToldOf) =>
  unwrap<VisitRequest>(staffClient.post(`/visit-request/${id}/recalculate`, body));

/**
 * Creates the request's lunch from the template, or restores the one that was deleted. `wasThere` when
 * somebody was quicker: then nothing was changed or sent.
 */
export async function addDinnerRequest({ id, ...body }: ToldOf & { reason: string | null }) {
  const answer = staffClient.post<{ data: VisitRequest }>(`/visit-request/${id}/dinner`, body);
  return { request: await unwrap(answer), wasThere: (await answer).status === 200 };
}

export const deleteDinnerRequest = ({ id, ...data }: ToldOf) =>
  unwrap<{ id: number }>(staffClient.delete(`/visit-request/${id}/dinner`, { data }));

/** Who comes on a day (YYYY-MM-DD), and how full the house gets. */
export const fetchDaySheet = (date: string, signal: AbortSignal) =>
  unwrap<DaySheet>(staffClient.get(`/admin/day/${date}`, { signal }));

/** The sheet of a day (YYYY-MM-DD) to be printed, of the guide whom the page's address asks for. */
export const fetchDaySheetPdf = (date: string, search: string): Promise<DownloadedFile> =>
  fetchPdf(staffClient, `/admin/day/${date}/pdf${search}`);

/** Confirms, declines, postpones or cancels a visit. */
export const actOnVisitRequest = ({ id, act, ...body }: ActOnVisitRequest) =>
  unwrap<VisitRequest>(staffClient.post(`/visit-request/${id}/${act}`, body));

/** Notes who came, who is late and who didn't come, or takes it back. */
export const noteAtGate = ({ id, act, ...body }: NoteAtGate) =>
  unwrap<VisitRequest>(staffClient.post(`/visit-request/${id}/${act}`, body));

/** Accepts or declines what the requester proposed. */
export const answerProposal = ({ id, answer, ...body }: AnswerProposal) =>
  unwrap<VisitRequest>(staffClient.post(`/visit-request/${id}/proposal/${answer}`, body));

/** The mail of an act as it would go now. */
export const previewMail = (id: number, body: MailPreviewBody, signal: AbortSignal) =>
  unwrap<MailPreview>(staffClient.post(`/visit-request/${id}/preview-mail`, body, { signal }));

/** Where a visit doesn't fit, as the refusal of CAPACITY_EXCEEDED says it; empty for all other errors. */
export function capacityConflicts(error: unknown): CapacityConflict[] {
  const data = (error as { response?: { data?: { conflicts?: unknown } } } | null)?.response?.data;
  return z.array(capacityConflictSchema).safeParse(data?.conflicts).data ?? [];
}

/** Each document of the back office: fetches the file that the server makes. */
export const visitRequestDocuments = {
  list: (filter: VisitRequestFilter): Promise<DownloadedFile> =>
    fetchFile(staffClient, '/visit-request/query/excel-download', filter),
  announcement: (filter: VisitRequestFilter): Promise<DownloadedFile> =>
    fetchFile(staffClient, '/visit-request/query/dinner-all-excel-download', filter),
  groupVisitPdf: (id: number): Promise<DownloadedFile> =>
    fetchPdf(staffClient, `/visit-request/${id}/group-visit-pdf`),
  dinnerPdf: (id: number): Promise<DownloadedFile> =>
    fetchPdf(staffClient, `/visit-request/${id}/dinner-request-pdf`),
  proforma: (id: number): Promise<DownloadedFile> =>
    fetchFile(staffClient, `/visit-request/${id}/bill-excel`),
  dinnerProforma: (id: number): Promise<DownloadedFile> =>
    fetchFile(staffClient, `/visit-request/${id}/dinner-bill-excel`),
};
