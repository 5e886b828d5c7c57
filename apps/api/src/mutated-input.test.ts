import { errorEnvelopeSchema } from '@museum/shared/http/envelope';
import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeName } from '#lib/public-routes.ts';
import type { Route } from '#lib/route.ts';
import { bearer, JELENA, signInJelena } from '../test/staff.ts';
import { testApp, testDeps } from '../test/test-app.ts';
import { apiRoutes } from './routes.ts';

const RUNS = 60;
const SEED = 20261121;

const app = testApp();
const routes = apiRoutes(testDeps());
let authorization: string;

beforeAll(async () => {
  authorization = bearer(await signInJelena());
});

const visit = {
  ...buildVisitRequest(),
  isRequestingDinner: true,
  dinnerRequest: buildDinnerRequest(),
};

/** A valid body of every route that reads one; a new route has to be added here. */
const BODIES: Record<string, object> = {
  'POST /auth/sign-in': { email: JELENA.email, password: JELENA.password },
  'POST /auth/refresh': { token: 'x'.repeat(43) },
  'POST /auth/sign-out': { token: 'x'.repeat(43) },
  'POST /admin/prices': { kind: 'ADULT_DINNER', price: 1200 },
  'PUT /admin/prices': { id: 1, price: 1200 },
  'POST /contact': buildContactMessage(),
  'POST /visit-request': visit,
  'PUT /visit-request': { ...visit, id: 1, version: 1, status: 'SCHEDULED', isViewed: true },
  'POST /visit-request/:id/recalculate': { version: 1 },
};

/** What breaks programs: each has broken one. */
const nastyValue = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, -0, '', ' ', '\0', '\ud800', '\u202e'],
    ...['2026-02-30', '0000-00-00', '9999-12-31', '24:00', '99:99', "'; DROP TABLE staff; --"],
    ...['__proto__', 'null', 'a@b.rs, c@d.rs', '%s%n', '=1+1', '<script>alert(1)</script>'],
    ...['x'.repeat(3_000), '😀'.repeat(500), [], {}, [[]], { a: { b: {} } }, { toString: 1 }],
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

/** What is right in some fields, so that many bodies get past the schema. */
const plausibleValue = fc.constantFrom<unknown>(
  ...['08:00', '16:00', '2030-02-28', 'Novi Sad, Bulevar oslobođenja 1', 'ana@example.rs', 'Ђурђа'],
  ...['agency', 'personal', 'CASH', 'ADULTS', 'CANCELED', 'SCHOOL_DINNER', 'with-soup', 'fillet'],
  ...[1, 20, 9_999, 1234.56, true, false, null, '1', 'true', 'ASC', 'visitDate', 'price'],
);

const anyValue = fc.oneof(
  { weight: 1, arbitrary: nastyValue },
  { weight: 2, arbitrary: plausibleValue },
);

type Mutation = { place: number; value: unknown; isRemoval: boolean };

const mutations = fc.array(
  fc.record<Mutation>({ place: fc.nat(), value: anyValue, isRemoval: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

/** The body with one to three of its fields, at any depth, replaced or removed. */
function mutate(body: object, changes: Mutation[]): object {
  const mutated = structuredClone(body) as Record<string, unknown>;
  for (const { place, value, isRemoval } of changes) {
    const fields = fieldsOf(mutated);
    const [owner, key] = fields[place % fields.length] ?? [mutated, 'added'];
    if (isRemoval) delete owner[key];
    else owner[key] = value;
  }
  return mutated;
}

function fieldsOf(owner: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(owner).flatMap(([key, value]) => [
    [owner, key] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value as Record<string, unknown>)
      : []),
  ]);
}

/** Whatever was sent: an answer as it is documented, or errors in the contract's shape. */
function expectDocumented(route: Route, status: number, body: unknown): void {
  expect(status).toBeLessThan(500);
  if (status < 400) {
    if ('schema' in route.doc.answer) route.doc.answer.schema.parse(body);
    return;
  }
  const { errors } = errorEnvelopeSchema.parse(body);
  const fields = errors.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  expect(errors.map(({ message }) => message).join()).not.toMatch(/invalid|expected|undefined/i);
}

const named = (wanted: (route: Route) => boolean) =>
  routes.filter(wanted).map((route) => [routeName(route), route] as const);

describe('a mutated body', () => {
  it.each(named(({ doc }) => doc.body !== undefined))(
    'never breaks %s',
    async (name, route) => {
      const valid = BODIES[name];
      expect(valid).toBeDefined();
      const path = `/api/v1${route.path.replaceAll(/:\w+/g, '1')}`;

      await fc.assert(
        fc.asyncProperty(mutations, async (changes) => {
          const { status, body } = await request(app)
            [route.method](path)
            .set('Authorization', authorization)
            .send(mutate(valid ?? {}, changes));
          expectDocumented(route, status, body);
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
    60_000,
  );
});

describe('a mutated query', () => {
  it.each(named(({ doc }) => doc.query !== undefined && 'schema' in doc.answer))(
    'never breaks %s',
    async (_name, route) => {
      const parameters = Object.keys(route.doc.query?.shape ?? {});

      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.constantFrom(...parameters), anyValue), { maxLength: 3 }),
          async (pairs) => {
            const query = new URLSearchParams(
              pairs.map(([name, value]) => [name, textOf(value)] as [string, string]),
            );
            const { status, body } = await request(app)
              .get(`/api/v1${route.path}?${query.toString()}`)
              .set('Authorization', authorization);
            expectDocumented(route, status, body);
          },
        ),
        { numRuns: RUNS, seed: SEED },
      );
    },
    60_000,
  );
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
