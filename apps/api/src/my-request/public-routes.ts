import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  cancelMyRequestSchema,
  changeMyRequestSchema,
} from '@museum/shared/my-request/change-my-request-schema';
import {
  changedMyRequestSchema,
  type MY_DOCUMENTS,
  myRequestSchema,
} from '@museum/shared/my-request/my-request-schema';
import { MAX_PROOF_BYTES } from '@museum/shared/my-request/proof';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { AppError } from '#lib/http/app-error.ts';
import { createRateLimits } from '#lib/http/limits/rate-limit.ts';
import type { Route } from '#lib/http/route.ts';
import { type FileHeaders, PDF, sendFile } from '#lib/http/send-file.ts';
import { uploadedFile } from '#lib/http/uploaded-file.ts';
import {
  dinnerRequestPdf,
  dinnerRequestPdfName,
} from '#visit-requests/documents/dinner-request-pdf.ts';
import { groupVisitPdf, groupVisitPdfName } from '#visit-requests/documents/group-visit-pdf.ts';
import { visitCalendar, visitCalendarName } from '#visit-requests/documents/visit-calendar.ts';
import { validProformasPdf } from '#visit-requests/proforma/draw-proformas.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { cancelMyRequest } from './cancel-my-request.ts';
import { changeMyRequest } from './change-my-request.ts';
import { idOfRequester, keyGuard, requestKeyHeader } from './key-guard.ts';
import { readMyRequest } from './read-my-request.ts';
import { sendProof } from './send-proof.ts';

const CALENDAR = 'text/calendar; charset=utf-8';
const ONE = dataEnvelope(myRequestSchema);

/** A call of the requester's page: 404 to whoever hasn't the request's key, before anything is read. */
const withKey = (deps: AppDeps, route: Route): Route => {
  const { headers, errors = [] } = route.doc;
  return {
    limit: 'myRequest',
    guard: keyGuard(deps.env),
    ...route,
    doc: { ...route.doc, headers: headers ?? requestKeyHeader, errors: ['NOT_FOUND', ...errors] },
  };
};

type Document = {
  name: (typeof MY_DOCUMENTS)[number];
  type: string;
  summary: string;
  make: (request: VisitRequest) => Promise<{ name: string; file: Uint8Array }>;
};

const documents = ({ env, logger }: AppDeps): Document[] => [
  {
    name: 'visit.ics',
    type: CALENDAR,
    summary: 'The visit for a calendar',
    make: (request) =>
      Promise.resolve({
        name: visitCalendarName(request),
        file: Buffer.from(visitCalendar(request, env.PUBLIC_URL)),
      }),
  },
  {
    name: 'visit.pdf',
    type: PDF,
    summary: 'One page about the visit',
    make: async (request) => ({
      name: groupVisitPdfName(request),
      // Who leads the group is staff's business until the day.
      file: await groupVisitPdf({ ...request, guides: [] }),
    }),
  },
  {
    name: 'meal.pdf',
    type: PDF,
    summary: 'One page about the lunch',
    make: async (request) => {
      const { dinnerRequest } = request;
      if (!dinnerRequest) throw new AppError('DOCUMENT_NOT_ISSUED');
      return {
        name: dinnerRequestPdfName(dinnerRequest),
        file: await dinnerRequestPdf({ ...request, dinnerRequest }),
      };
    },
  },
  {
    name: 'proforma.pdf',
    type: PDF,
    summary: 'The predračuni that hold, a page each',
    make: async (request) => {
      const pdf = await validProformasPdf(request, logger);
      if (!pdf) throw new AppError('DOCUMENT_NOT_ISSUED');
      return pdf;
    },
  },
];

const documentRoute = ({ name, type, summary, make }: Document): Route => ({
  method: 'get',
  path: `/my-request/${name}`,
  limit: 'myDocument',
  doc: {
    summary,
    errors: ['DOCUMENT_NOT_ISSUED'],
    answer: { file: type.split(';')[0]! },
  },
  handle: async (_request, response) => {
    const { name: fileName, file } = await make(await readVisitRequest(idOfRequester(response)));
    sendFile(response, { type, name: fileName } satisfies FileHeaders, file);
  },
});

const actRoutes = (deps: AppDeps): Route[] => {
  const limits = createRateLimits(deps.env);
  const countAct = (id: number) => limits.count('requesterAct', String(id));
  return [
    {
      method: 'put',
      path: '/my-request',
      limit: 'myAct',
      doc: {
        summary: 'Change the request at once, or propose the change once the visit is confirmed',
        body: changeMyRequestSchema(todayOf(deps.clock)),
        errors: ['STALE_VERSION', 'STAGE_CONFLICT', 'TOO_LATE'],
        answer: { schema: dataEnvelope(changedMyRequestSchema) },
      },
      handle: async (request, response) => {
        const id = idOfRequester(response);
        await countAct(id);
        response.json({ data: await changeMyRequest(deps, id, request.body) });
      },
    },
    {
      method: 'post',
      path: '/my-request/cancel',
      limit: 'myAct',
      doc: {
        summary: 'Cancel the visit before it begins',
        body: cancelMyRequestSchema,
        errors: ['STALE_VERSION', 'STAGE_CONFLICT', 'TOO_LATE'],
        answer: { schema: ONE },
      },
      handle: async (request, response) => {
        const id = idOfRequester(response);
        await countAct(id);
        const cancellation = cancelMyRequestSchema.parse(request.body);
        response.json({ data: await cancelMyRequest(deps, id, cancellation) });
      },
    },
    {
      method: 'post',
      path: '/my-request/proof',
      limit: 'myProof',
      upload: { maxBytes: MAX_PROOF_BYTES },
      doc: {
        summary: 'Send a file that shows a payment: PDF, JPEG or PNG',
        errors: ['STAGE_CONFLICT'],
        answer: { status: 201, schema: ONE },
      },
      handle: async (request, response) => {
        const id = idOfRequester(response);
        await countAct(id);
        response.status(201).json({ data: await sendProof(deps, id, uploadedFile(request)) });
      },
    },
  ];
};

/** What whoever sent a request may do with it on its own page (visit-life §5). */
export const myRequestPublicRoutes = (deps: AppDeps): Route[] =>
  [
    {
      method: 'get' as const,
      path: '/my-request' as const,
      doc: { summary: 'The request that the key is for', answer: { schema: ONE } },
      handle: async (_request, response) => {
        response.json({ data: await readMyRequest(deps, idOfRequester(response)) });
      },
    } satisfies Route,
    ...actRoutes(deps),
    ...documents(deps).map(documentRoute),
  ].map((route) => withKey(deps, route));
