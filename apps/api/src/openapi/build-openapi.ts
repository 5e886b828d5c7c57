import { ERROR_STATUS, type ErrorCode } from '@museum/shared/http/error-code';
import { errorEnvelopeSchema } from '@museum/shared/http/envelope';
import { dinnerRequestSchema } from '@museum/shared/meals/dinner-request-schema';
import { unparsedDinnerRequest } from '@museum/shared/visit-requests/submit-visit-request-schema';
import {
  createDocument,
  createSchema,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { ApiRoute } from '#lib/http/route.ts';
import { chosenMeals } from './chosen-meals.ts';

/** The OpenAPI description of routes, from the schemas that they validate and answer with. */
export function buildOpenApi(routes: ApiRoute[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = openApiPath(route.path);
    paths[path] = { ...paths[path], [route.method]: describe(route) };
  }
  const fields = createSchema(dinnerRequestSchema, { io: 'input' }).schema;
  const dinner = Object.assign({}, fields, chosenMeals);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Natural history centre',
      version: '1',
      description: 'Errors answer { errors: [{ code, message, field? }] } with Serbian messages.',
    },
    servers: [{ url: '/api/v1' }],
    components: {
      schemas: { Errors: errorEnvelopeSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  } as const satisfies ZodOpenApiObject;
  return createDocument(document, {
    override: ({ zodSchema, jsonSchema }) => {
      const isDinner = zodSchema === unparsedDinnerRequest || zodSchema === dinnerRequestSchema;
      if (isDinner) Object.assign(jsonSchema, dinner);
    },
  });
}

/** Express writes `/price/:id`, OpenAPI `/price/{id}`. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const FILE_FORM = {
  'multipart/form-data': {
    schema: {
      type: 'object' as const,
      properties: { file: { type: 'string' as const, format: 'binary' } },
      required: ['file'],
    },
  },
};

function describe(route: ApiRoute): ZodOpenApiOperationObject {
  const { summary, path, query, headers, body } = route.doc;
  return {
    summary,
    tags: [route.path.split('/')[1] ?? ''],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    requestParams: {
      ...(path && { path }),
      ...(query && { query }),
      ...(headers && { header: headers }),
    },
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: { 'application/json': { schema: body } },
      },
    }),
    ...(route.upload && { requestBody: { required: true, content: FILE_FORM } }),
    responses: { ...successOf(route), ...errorsOf(route) },
  };
}

function successOf({ doc: { answer } }: ApiRoute): ZodOpenApiResponsesObject {
  if ('file' in answer) {
    const content = { [answer.file]: { schema: { type: 'string' as const, format: 'binary' } } };
    return { 200: { description: 'The file', content } };
  }
  const { status = 200, schema } = answer;
  const description = status === 201 ? 'Created' : 'Success';
  return { [status]: { description, content: { 'application/json': { schema } } } };
}

/** The codes that a route's declaration already tells, and those that it names itself. */
function errorsOf(route: ApiRoute): ZodOpenApiResponsesObject {
  const { path, query, body, errors = [] } = route.doc;
  const codes: ErrorCode[] = [...errors, 'SERVER_ERROR', 'SERVICE_UNAVAILABLE'];
  if (path ?? query ?? body) codes.push('VALIDATION_ERROR');
  if (path) codes.push('NOT_FOUND');
  if (route.access === 'staff') codes.push('UNAUTHORIZED');
  if (route.limit) codes.push('TOO_MANY_REQUESTS');
  if (route.method !== 'get') codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');

  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: [...new Set(names)].join(', '),
        content: { 'application/json': { schema: errorEnvelopeSchema } },
      },
    ]),
  );
}
