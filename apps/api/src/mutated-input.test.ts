import { errorEnvelopeSchema } from '@museum/shared/http/envelope';
import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Route, routeName } from './lib/http/route.ts';
import { anyValue, mutate, mutations } from '@museum/testing/mutated-bodies';
import { VALID_BODIES } from '@museum/testing/valid-bodies';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp, testDeps } from '#test/test-app.ts';
import { apiRoutes } from './routes.ts';
import { requestKey } from './visit-requests/request-key.ts';

const RUNS = 60;
const SEED = 20261121;

const app = testApp();
const routes = apiRoutes(testDeps());
// Of the request that the bodies before have stored.
const key = requestKey({ id: 1, keyVersion: 1 }, testDeps().env);
let authorization: string;

beforeAll(async () => {
  authorization = bearer(await signInJelena());
});

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
      const valid = VALID_BODIES[name];
      expect(valid).toBeDefined();
      const place = route.path.replace(':date', '2027-03-03').replaceAll(/:\w+/g, '1');
      const path = `/api/v1${place}`;

      await fc.assert(
        fc.asyncProperty(mutations, async (changes) => {
          const { status, body } = await request(app)
            [route.method](path)
            .set('Authorization', authorization)
            .set('X-Request-Key', key)
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
