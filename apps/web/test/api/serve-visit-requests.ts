import { type AuditEntry, auditEntrySchema } from '@museum/shared/audit/audit-schema';
import { daySheetSchema } from '@museum/shared/day/day-sheet-schema';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import type { ErrorCode } from '@museum/shared/http/error-code';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { withUpdate } from '@museum/shared/visit-requests/as-wanted';
import type { SavedView } from '@museum/shared/visit-requests/saved-views';
import {
  mayAct,
  STAGE_ACT_NAMES,
  STAGE_ACTS,
  type StageAct,
  stageOf,
} from '@museum/shared/visit-requests/stages/stage';
import {
  type MailPreviewQuery,
  mailPreviewQuerySchema,
  mailPreviewSchema,
  recalculationSchema,
  type StageActBody,
  stageActSchema,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import {
  type UpdateVisitRequest,
  updateVisitRequestSchema,
} from '@museum/shared/visit-requests/update-visit-request-schema';
import {
  type VisitRequestQuery,
  asksForDebts,
  visitRequestQuerySchema,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import {
  type VisitRequest,
  visitRequestPageSchema,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { http, HttpResponse } from 'msw';

import { today } from '#lib/time/dates.ts';
import { daySheetOf } from '#test/day-sheet-of.ts';
import { serveGuides } from './serve-guides.ts';
import { type LunchCall, serveLunch } from './serve-lunch.ts';
import { serveNotes } from './serve-notes.ts';
import { servePayments } from './serve-payments.ts';
import { type AnswerCall, serveProposalAnswers } from './serve-proposal-answers.ts';
import { serveReminders } from './serve-reminders.ts';
import { failure, server } from './server.ts';

const API = '*/api/v1/visit-request';

const whole = (request: VisitRequest) =>
  HttpResponse.json(dataEnvelope(visitRequestSchema).parse({ data: request }));

/** How many requests each saved view is said to have. */
const VIEW_COUNTS: Record<SavedView, number> = {
  all: 1208,
  new: 41,
  shortNotice: 2,
  waiting: 17,
  changing: 3,
  today: 4,
  tomorrow: 0,
  week: 28,
  month: 96,
  fromToday: 310,
  unpaid: 8,
  proofSent: 2,
  overdue: 1,
  overpaid: 0,
};

/**
 * The back office's requests, kept in memory. It pages and counts versions as the API does; search,
 * filters and sorting are the API's own tests' matter: here the queries are only written down.
 */
export function serveVisitRequests(...initial: VisitRequest[]) {
  const stored = new Map(initial.map((request) => [request.id, request]));
  const queries: VisitRequestQuery[] = [];
  const updates: UpdateVisitRequest[] = [];
  const previews: MailPreviewQuery[] = [];
  const acts: (StageActBody & { act: StageAct })[] = [];
  const lunches: LunchCall[] = [];
  const recalculations: object[] = [];
  const answers: AnswerCall[] = [];

  /** Stores a change, by a page or by a colleague, as a new version. */
  const change = (id: number, patch: Partial<VisitRequest>): VisitRequest => {
    const before = stored.get(id);
    if (!before) throw new Error(`No request ${id}`);
    const after = { ...before, ...patch, version: before.version + 1 };
    stored.set(id, after);
    return after;
  };
  const idOf = (params: Record<string, unknown>) => Number(params.id);

  server.use(
    http.get(`${API}/query`, ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const query = visitRequestQuerySchema.parse(params);
      queries.push(query);
      const all = [...stored.values()];
      const start = (query.page - 1) * PAGE_SIZE;
      return HttpResponse.json(
        visitRequestPageSchema.parse({
          data: all.slice(start, start + PAGE_SIZE),
          total: all.length,
          totalPages: Math.ceil(all.length / PAGE_SIZE),
          ...(asksForDebts(query) ? { debts: { open: 33_900, total: 52_300 } } : {}),
        }),
      );
    }),
    http.get('*/api/v1/admin/day/:date', ({ params }) =>
      HttpResponse.json(
        dataEnvelope(daySheetSchema).parse({
          data: daySheetOf(String(params.date), [...stored.values()]),
        }),
      ),
    ),
    http.get(`${API}/saved-views`, () => HttpResponse.json({ data: VIEW_COUNTS })),
    ...servePayments(stored),
    ...serveReminders(),
    ...serveNotes(),
    ...serveGuides(stored, change),
    http.get(`${API}/:id/one`, ({ params }) => {
      const request = stored.get(idOf(params));
      return request ? whole(request) : failure('NOT_FOUND');
    }),
    http.put(API, async ({ request }) => {
      const sent = (await request.json()) as { id: number };
      const before = stored.get(sent.id);
      if (!before) return failure('NOT_FOUND');
      const body = updateVisitRequestSchema(today, before).parse(sent);
      updates.push(body);
      if (before.version !== body.version) return failure('STALE_VERSION');
      return whole(change(body.id, withUpdate(before, body)));
    }),
    http.delete(`${API}/:id`, ({ params }) => {
      const id = idOf(params);
      return stored.delete(id) ? HttpResponse.json({ data: { id } }) : failure('NOT_FOUND');
    }),
    http.post(`${API}/:id/recalculate`, async ({ params, request }) => {
      const body = recalculationSchema.parse(await request.json());
      recalculations.push(body);
      if (stored.get(idOf(params))?.version !== body.version) return failure('STALE_VERSION');
      return whole(change(idOf(params), { unitPrices: buildPriceMapping() }));
    }),
    http.post(`${API}/:id/preview-mail`, async ({ params, request }) => {
      const body = mailPreviewQuerySchema.parse(await request.json());
      previews.push(body);
      if (!stored.has(idOf(params))) return failure('NOT_FOUND');
      const html = `<html><head></head><body>${body.note ?? ''}</body></html>`;
      return HttpResponse.json(
        dataEnvelope(mailPreviewSchema).parse({
          data: { to: 'skola@example.rs', subject: 'Poseta je potvrđena', html },
        }),
      );
    }),
    ...STAGE_ACT_NAMES.map((act) =>
      http.post(`${API}/:id/${act}`, async ({ params, request }) => {
        const before = stored.get(idOf(params));
        if (!before) return failure('NOT_FOUND');
        const body = stageActSchema(act).parse(await request.json());
        acts.push({ act, ...body });
        if (!mayAct(act, before.stage)) return failure('STAGE_CONFLICT');
        if (before.version !== body.version) return failure('STALE_VERSION');
        const { status } = STAGE_ACTS[act];
        const confirmedAt = act === 'confirm' ? new Date().toISOString() : null;
        const proposal = confirmedAt === null ? null : before.proposal;
        return whole(
          change(before.id, {
            status,
            confirmedAt,
            proposal,
            arrivedAt: null,
            missedAt: null,
            stage: stageOf({ status, confirmedAt, proposal, arrivedAt: null, missedAt: null }),
          }),
        );
      }),
    ),
    ...serveProposalAnswers(stored, change, answers),
    ...serveLunch(stored, change, lunches),
  );
  return { stored, queries, updates, previews, acts, answers, lunches, recalculations, change };
}

const PDF = '%PDF-1.7 …';

type ServedFile = { name: string; content?: string };

/** Serves a document at a path below `/visit-request`; answers the queries it was asked with. */
export function serveFile(path: string, { name, content = PDF }: ServedFile): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${API}${path}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return new HttpResponse(content, {
        headers: { 'Content-Disposition': `attachment; filename="${name}"` },
      });
    }),
  );
  return asked;
}

/** Answers a path below `/visit-request` with an error. */
export function serveFailure(
  method: 'get' | 'put' | 'post' | 'delete',
  path: string,
  code: ErrorCode,
): void {
  server.use(http[method](`${API}${path}`, () => failure(code)));
}

/** Serves what was done with any request: these entries on one page. */
export function serveAuditTrail(...entries: AuditEntry[]): void {
  server.use(
    http.get(`${API}/:id/audit-trail`, () =>
      HttpResponse.json(
        listEnvelope(auditEntrySchema).parse({
          data: entries,
          total: entries.length,
          totalPages: 1,
        }),
      ),
    ),
  );
}
