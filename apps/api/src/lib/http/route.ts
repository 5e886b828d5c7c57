import type { ErrorCode } from '@museum/shared/http/error-code';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { LimitName } from './limits/rate-limit.ts';

/** What `/openapi.json` tells about a route, said with the schemas that the route parses and answers with. */
type RouteDoc = {
  summary: string;
  path?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Codes that no other part of the declaration tells: conflicts and the like. */
  errors?: ErrorCode[];
  /** What a success answers: a JSON body (the whole envelope) or a file of a media type. */
  answer: { status?: 200 | 201; schema: z.ZodType } | { file: string };
};

/** A call of the API, as a feature's public-routes.ts or staff-routes.ts declares it. */
export type Route = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api/v1`, in Express's notation. */
  path: `/${string}`;
  /** The limit that calls of one address count against. */
  limit?: LimitName;
  /** Refuses who may not call, before the body is read. */
  guard?: (request: Request, response: Response) => Promise<void>;
  /** The body is a form with a file of at most so many bytes (`uploadedFile`), not JSON. */
  upload?: { maxBytes: number };
  doc: RouteDoc;
  handle: (request: Request, response: Response) => void | Promise<void>;
};

/** A call with who may make it: everybody, or signed-in staff. */
export type ApiRoute = Route & { access: 'public' | 'staff' };

/** "POST /contact": how a route is named in lists and tests. */
export const routeName = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${path}`;
