// Whatever is sent to any route, it is answered as the contract says: mutated bodies, random requests.
import { readEnv } from '@museum/api/env';
import { systemClock } from '@museum/api/lib/clock';
import { type Route, routeName } from '@museum/api/lib/http/route';
import { createLogger } from '@museum/api/lib/log/logger';
import { apiRoutes } from '@museum/api/routes';
import { errorEnvelopeSchema } from '@museum/shared/http/envelope';
import { ERROR_STATUS } from '@museum/shared/http/error-code';
import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { callApi } from '@museum/testing/call-api';
import { mutate, sampleMutations, sampleValues } from '@museum/testing/mutated-bodies';
import { VALID_BODIES } from '@museum/testing/valid-bodies';

import { atLeast, exactly, type Finding, never } from './finding.ts';
import { openProduct, openRunDatabase, type Product } from './product.ts';
import {
  inParallel,
  type Keep,
  type RunSetting,
  seededChance,
  withCleanUp,
} from './run-setting.ts';

export type HostileInputOptions = RunSetting & {
  /** Bodies made of valid ones by one to three changes. */
  mutated: number;
  /** Requests of which everything but method and route is random; by default one for each route. */
  random?: number;
  plant?: 'faulty-handler' | 'errors-of-another-shape';
};

/** How often mutated bodies go to a call: more where it reads more, less where it hashes a password. */
const WEIGHTS: Record<string, number> = {
  'POST /visit-request': 12,
  'PUT /visit-request': 10,
  'POST /contact': 4,
  'POST /auth/sign-in': 0.3,
  'PUT /auth/password': 0.3,
  'POST /auth/sessions/end-others': 0.3,
};
const VALID_SHARE = 30;
const WIDTH = 8;
const BATCH = 500;
const SOME_REQUESTS = 40;
/** An answer that takes longer is none. */
const GIVE_UP_MS = 30_000;

/** Answers to a body that was not read, or not thought valid; 0 is none. */
const UNREAD = new Set([0, 400, 401, 413, 415, 429]);

/** Looked at only; the calls go to the server. */
const documentedRoutes = () =>
  apiRoutes({ env: readEnv({}), clock: systemClock, logger: createLogger('silent') });

type Sent = {
  route: Route;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
};

export const hostileInput = (options: HostileInputOptions) =>
  withCleanUp((keep) => run(options, keep));

async function run(options: HostileInputOptions, keep: Keep): Promise<Finding[]> {
  const { mutated, seed, plant, log = () => undefined } = options;
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  const opening = openProduct({ databaseUrl: database.url, plant });
  const product = keep(await opening, ({ stop }) => stop());
  const routes = documentedRoutes();
  const { random = routes.length } = options;
  const judge = createJudge(product, log);
  const stored = await storeSome(product);

  // First, while there are few rows: a workbook of all of them is among the routes.
  const requests = randomRequests(routes, seed);
  await inParallel(random, WIDTH, async (index) => void (await judge.send(requests.make(index))));
  log(`${random} random requests sent`);

  const bodies = mutatedBodies(routes, seed, stored);
  let valid = 0;
  await inParallel(mutated, WIDTH, async (index) => {
    const { sent, learn } = bodies.make(index);
    const { status, json } = await judge.send(sent);
    // By the route's own schema, and the server has looked at it and thought so, too.
    const isValid = sent.route.doc.body?.safeParse(JSON.parse(sent.body)).success;
    if (isValid && !UNREAD.has(status)) valid += 1;
    learn(json);
    if (index % 5_000 === 0) log(`${index} mutated bodies sent`);
  });

  const { counts, reached } = judge;
  const bodiless = bodies.withBody.filter((route) => !VALID_BODIES[routeName(route)]);
  if (bodiless.length > 0) log(`no body in valid-bodies.ts: ${bodiless.map(routeName).join()}`);
  const share = Math.round((1_000 * valid) / mutated) / 10;
  return [
    exactly('mutated bodies and random requests answered', counts.answered, mutated + random),
    exactly('routes reached', reached.size, routes.length),
    never('routes without a valid body to mutate', bodiless.length),
    atLeast('mutated bodies that pass validation, in %', share, VALID_SHARE),
    never('answers 5xx', counts.faults),
    never('errors in another shape than the contract’s', counts.oddErrors),
    never('successes in another shape than documented', counts.oddSuccesses),
    never('ends of the server process', product.process().exitCode === null ? 0 : 1),
  ];
}

/** Requests that staff can edit, with their versions. */
async function storeSome(product: Product): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  await inParallel(SOME_REQUESTS, WIDTH, async () => {
    const call = { method: 'POST', path: '/visit-request', body: buildVisitRequestWithDinner() };
    const { data } = await callApi<CreatedVisitRequest>(product.url, call);
    versions.set(data.id, 1);
  });
  return versions;
}

/** A whole answer, undefined when none comes; a stream goes on while somebody listens, so only its status is read. */
async function ask(url: string, request: RequestInit) {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(GIVE_UP_MS) });
    const { status, headers } = answer;
    const type = headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return { status, json: undefined };
    }
    const text = await answer.text();
    const json: unknown = type.startsWith('application/json') ? JSON.parse(text) : undefined;
    return { status, json };
  } catch {
    return undefined;
  }
}

/** Sends and looks at what comes back. */
function createJudge(product: Product, log: (line: string) => void) {
  const counts = { answered: 0, faults: 0, oddErrors: 0, oddSuccesses: 0 };
  const reached = new Set<string>();

  const send = async ({ route, path, headers, body }: Sent) => {
    const name = routeName(route);
    const token = await product.token();
    const answer = await ask(`${product.url}/api/v1${path}`, {
      method: route.method.toUpperCase(),
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
    if (!answer) return { status: 0, json: undefined };
    const { status, json } = answer;
    counts.answered += 1;
    reached.add(name);
    const report = (what: string) =>
      log(`${what}: ${name} ${path} ${status} ${body?.slice(0, 300)}`);
    if (status >= 500) report(`fault ${++counts.faults}`);
    if (status >= 400) {
      const errors = errorEnvelopeSchema.safeParse(json).data?.errors ?? [];
      const isAsPromised =
        errors.length > 0 && errors.every(({ code }) => ERROR_STATUS[code] === status);
      if (!isAsPromised) report(`odd error ${++counts.oddErrors}`);
      // Among the calls are those that end a sign-in.
      if (!headers.authorization && errors.some(({ code }) => code === 'UNAUTHORIZED')) {
        product.forgetToken(token);
      }
    } else if ('schema' in route.doc.answer && !route.doc.answer.schema.safeParse(json).success) {
      report(`odd success ${++counts.oddSuccesses}`);
    }
    return { status, json };
  };
  return { counts, reached, send };
}

/** Values made in batches: one at a time would be slow, all at once large. */
function inBatches<Value>(sample: (count: number, seed: number) => Value[], seed: number) {
  let batch: Value[] = [];
  let made = 0;
  return () => {
    if (batch.length === 0) batch = sample(BATCH, seed + made++);
    return batch.pop() as Value;
  };
}

/** Valid bodies of the routes that read one, about rows that are there, with one to three changes. */
function mutatedBodies(routes: Route[], seed: number, versions: Map<number, number>) {
  const chance = seededChance(seed);
  const nextChanges = inBatches(sampleMutations, seed);
  const withBody = routes.filter(({ doc }) => doc.body !== undefined);
  const weighted = withBody
    .filter((route) => VALID_BODIES[routeName(route)])
    .map((route) => ({ route, weight: WEIGHTS[routeName(route)] ?? 1 }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const ids = [...versions.keys()];

  const chooseRoute = () => {
    let left = chance() * total;
    return weighted.find(({ weight }) => (left -= weight) < 0)?.route ?? withBody[0]!;
  };
  const make = (index: number) => {
    const route = chooseRoute();
    const name = routeName(route);
    const valid = VALID_BODIES[name] ?? {};
    const id = ids[index % ids.length] ?? 1;
    const current = {
      ...valid,
      ...('version' in valid ? { version: versions.get(id) } : {}),
      ...('id' in valid && 'version' in valid ? { id } : {}),
    };
    const body = JSON.stringify(mutate(current, nextChanges()));
    const path = route.path.replaceAll(/:\w+/g, String(id));
    const learn = (json: unknown) => {
      const { data } = (json ?? {}) as { data?: { id?: number; version?: number } };
      if (data?.id && data.version && versions.has(data.id)) versions.set(data.id, data.version);
    };
    return { sent: { route, path, headers: { 'content-type': 'application/json' }, body }, learn };
  };
  return { make, withBody };
}

const PARAMETERS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '2147483648',
  '99999999999999999999',
  '1e3',
  '%00',
  '%E0%A4%A',
  '%',
  '..%2F..',
  '%F0%9F%A6%95',
  "1'--",
  'null',
  'undefined',
  '1;2',
  'x'.repeat(500),
];
const QUERY_KEYS = [
  'page',
  'search',
  'sortByColumn',
  'sortDirection',
  'status',
  'viewed',
  'dinnerOnly',
  'visitDate',
  'email',
  'phone',
  'normalizedId',
  'state',
  'kind',
  '__proto__',
  'a[b]',
  'x',
];
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/xml',
  ';;',
  'json',
];
const RAW_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"',
  '{"a":',
  '{"__proto__":{}}',
  '\0',
  '[[[[',
  'a=b&c=d',
];
const AUTHORIZATIONS = ['', 'Bearer', 'Bearer x.y.z', 'Basic YTpi', `Bearer ${'x'.repeat(3_000)}`];

/** Every route in turn; parameters, query, headers and body by chance. */
function randomRequests(routes: Route[], seed: number) {
  const chance = seededChance(seed + 1);
  const nextValue = inBatches(sampleValues, seed);
  const oneOf = <Value>(values: readonly Value[]) =>
    values[Math.floor(chance() * values.length)] as Value;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const isLikely = (share: number) => chance() < share;

  const parameter = () =>
    isLikely(0.5) ? String(1 + Math.floor(chance() * SOME_REQUESTS)) : oneOf(PARAMETERS);
  const query = () => {
    const pairs = Array.from({ length: Math.floor(chance() * 4) }, () => {
      const key = encodeURIComponent(oneOf(QUERY_KEYS));
      return `${key}=${encodeURIComponent((textOf(nextValue()) ?? '').toWellFormed())}`;
    });
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  };
  const bodyOf = () => {
    if (isLikely(0.3)) return oneOf(RAW_BODIES);
    const fields = Array.from({ length: Math.floor(chance() * 6) }, () => [
      oneOf(['id', 'version', 'email', 'password', 'token', 'kind', 'price', 'visitDate', 'name']),
      nextValue(),
    ]);
    return JSON.stringify(Object.fromEntries(fields as [string, unknown][]));
  };
  const make = (index: number): Sent => {
    const route = routes[index % routes.length]!;
    const headers = {
      ...(isLikely(0.2) ? { authorization: oneOf(AUTHORIZATIONS) } : {}),
      ...(isLikely(0.2) ? { 'idempotency-key': oneOf(['x', ' ', 'k'.repeat(300), '%00']) } : {}),
      'content-type': isLikely(0.7) ? 'application/json' : oneOf(CONTENT_TYPES),
    };
    const path = route.path.replaceAll(/:\w+/g, parameter) + query();
    return { route, path, headers, body: route.method === 'get' ? undefined : bodyOf() };
  };
  return { make };
}
