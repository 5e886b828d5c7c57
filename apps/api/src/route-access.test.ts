import { randomUUID } from 'node:crypto';
import { errorEnvelopeSchema } from '@museum/shared/http/envelope';
import { SignJWT } from 'jose';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { signAccessToken } from './auth/sessions/access-token.ts';
import { hashRefreshToken } from './auth/sessions/refresh-token.ts';
import { endSessionOf } from './auth/sessions/session-store.ts';
import { deriveKey } from './lib/derive-key.ts';
import { prisma } from './lib/database/prisma.ts';
import { routeName, type Route } from './lib/http/route.ts';
import { type buildOpenApi, openApiPath } from './openapi/build-openapi.ts';
import { bearer, hireJelena, signInJelena } from '#test/staff.ts';
import { testApp, testDeps, testEnv } from '#test/test-app.ts';
import { apiRoutes } from './routes.ts';

const deps = testDeps();
const app = testApp();
const routes = apiRoutes(deps);
const closedRoutes = routes.filter(({ access }) => access === 'staff');
const publicRoutes = routes.filter(({ access }) => access === 'public');
/** Answers without an end; live.test.ts lets staff in. */
const isEndless = (route: Route) => routeName(route) === 'GET /admin/events';
const [openRoutes, keyedRoutes] = [false, true].map((isKeyed) =>
  publicRoutes.filter(({ path }) => path.startsWith('/my-request') === isKeyed),
) as [typeof routes, typeof routes];

const call = (route: Route, authorization?: string) => {
  const path = `/api/v1${route.path.replaceAll(/:\w+/g, '2147483647')}`;
  const test = request(app)[route.method](path);
  return authorization === undefined ? test : test.set('Authorization', authorization);
};

describe('the route table', () => {
  it('is what the application has mounted', () => {
    type Layer = {
      route?: { path: string; methods: Record<string, boolean> };
      handle: { stack?: Layer[] };
    };
    const namesIn = (layers: Layer[]): string[] =>
      layers.flatMap(({ route, handle }) =>
        route
          ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
          : namesIn(handle.stack ?? []),
      );
    const outside = ['GET /live', 'GET /ready', 'GET /openapi.json'];

    const mounted = namesIn((app as unknown as { router: { stack: Layer[] } }).router.stack);

    expect(mounted.toSorted()).toEqual([...outside, ...routes.map(routeName)].toSorted());
  });

  it('is open to everybody where the contract says so and nowhere else', () => {
    expect(publicRoutes.map(routeName).toSorted()).toEqual([
      'GET /availability',
      'GET /availability/:date',
      'GET /docs',
      'GET /my-request',
      'GET /my-request/meal.pdf',
      'GET /my-request/proforma.pdf',
      'GET /my-request/visit.ics',
      'GET /my-request/visit.pdf',
      'GET /openapi.json',
      'GET /prices/enum',
      'GET /prices/mapping',
      'GET /site/hours',
      'POST /auth/refresh',
      'POST /auth/sign-in',
      'POST /contact',
      'POST /my-request/cancel',
      'POST /my-request/proof',
      'POST /visit-request',
      'PUT /my-request',
    ]);
  });

  it('is described completely by openapi.json', async () => {
    const { body } = await request(app).get('/api/v1/openapi.json');
    const { paths } = body as ReturnType<typeof buildOpenApi>;

    const described = Object.entries(paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );

    expect(described.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${openApiPath(path)}`).toSorted(),
    );
  });
});

const JWT_PART = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Everybody who must not get in, with what they send. */
async function strangers(): Promise<Record<string, string | undefined>> {
  const staff = await hireJelena();
  const pair = await signInJelena();
  const session = await prisma.session.findFirstOrThrow({
    where: { staffId: staff.id },
    orderBy: { id: 'desc' },
  });
  const user = {
    email: staff.email,
    firstName: staff.firstName,
    lastName: staff.lastName,
    role: 'Admin' as const,
  };
  const holder = { staff, sessionId: session.id };
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...user,
    sid: session.id,
    sub: String(staff.id),
    iss: deps.env.PUBLIC_URL,
    aud: 'museum-api',
    iat: now,
    exp: now + 600,
  };
  const key = deriveKey(deps.env.JWT_SECRET, 'access-token').export();
  const elevenMinutesAgo = () => new Date(Date.now() - 11 * 60_000);

  const signedOut = await signInJelena();
  const hash = hashRefreshToken(signedOut.refreshToken, deps.env.JWT_SECRET);
  await endSessionOf(hash, staff.id, new Date());

  const bearerOf = async (token: Promise<string>) => `Bearer ${await token}`;
  return {
    nobody: undefined,
    'an empty header': '',
    'a bare Bearer': 'Bearer',
    garbage: 'Bearer garbage',
    'another scheme': `Basic ${Buffer.from('jelena:lozinka').toString('base64')}`,
    'an expired token': await bearerOf(
      signAccessToken({ ...deps, clock: elevenMinutesAgo }, holder),
    ),
    'a token signed with another key': await bearerOf(
      signAccessToken({ ...deps, env: testEnv({ JWT_SECRET: 'x'.repeat(40) }) }, holder),
    ),
    'a token of another server': await bearerOf(
      signAccessToken({ ...deps, env: testEnv({ PUBLIC_URL: 'http://other.test' }) }, holder),
    ),
    'a token without signature': `Bearer ${JWT_PART({ alg: 'none', typ: 'at+jwt' })}.${JWT_PART(claims)}.`,
    'a token of another type': await bearerOf(
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),
    ),
    'a token with another algorithm': await bearerOf(
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
        .sign(new Uint8Array([...key, ...key])),
    ),
    'a token of another audience': await bearerOf(
      new SignJWT({ ...claims, aud: 'mail' })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(key),
    ),
    'a token of an unknown session': await bearerOf(
      signAccessToken(deps, { ...holder, sessionId: randomUUID() }),
    ),
    'a refresh token': `Bearer ${pair.refreshToken}`,
    'somebody who has signed out': bearer(signedOut),
  };
}

describe('a closed route', () => {
  let known: Record<string, string | undefined>;

  beforeAll(async () => {
    known = await strangers();
  });

  it.each(closedRoutes.map((route) => [routeName(route), route] as const))(
    '%s refuses every stranger',
    async (_name, route) => {
      for (const [stranger, authorization] of Object.entries(known)) {
        const { status, body, headers } = await call(route, authorization);

        expect({ stranger, status }).toEqual({ stranger, status: 401 });
        expect(errorEnvelopeSchema.parse(body).errors[0]?.code).toBe('UNAUTHORIZED');
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(
    closedRoutes
      .filter((route) => !isEndless(route))
      .map((route) => [routeName(route), route] as const),
  )('%s lets a member of staff in', async (_name, route) => {
    const { status } = await call(route, bearer(await signInJelena()));

    expect([200, 201, 400, 404]).toContain(status);
  });
});

describe('a public route', () => {
  it.each(keyedRoutes.map((route) => [routeName(route), route] as const))(
    '%s asks for the key of a request, whoever is signed in',
    async (_name, route) => {
      for (const authorization of [undefined, bearer(await signInJelena())]) {
        expect((await call(route, authorization)).status).toBe(404);
      }
    },
  );

  it.each(openRoutes.map((route) => [routeName(route), route] as const))(
    '%s lets everybody in, also with a token that has expired',
    async (_name, route) => {
      for (const authorization of [undefined, 'Bearer garbage']) {
        expect([200, 201, 400]).toContain((await call(route, authorization)).status);
      }
    },
  );
});
