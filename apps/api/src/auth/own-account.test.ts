import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnSession, RenewedSession } from '@museum/shared/auth/account-schema';
import type { TokenPair } from '@museum/shared/auth/session-schema';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { JELENA } from '@museum/testing/jelena';
import { bearer, hireJelena, signInJelena } from '#test/staff.ts';
import { testApp, testEnv } from '#test/test-app.ts';
import { adminFile, seedAdmin } from './seed-admin.ts';
import { createStaff, removeStaff } from './staff-store.ts';

const app = testApp();
const NEW_PASSWORD = 'tri kifle i jogurt';

const signIn = (password: string, server = app) =>
  request(server).post('/api/v1/auth/sign-in').send({ email: JELENA.email, password });

const session = (pair: TokenPair) =>
  request(app).get('/api/v1/auth/session').set('Authorization', bearer(pair));

const refresh = (token: string) => request(app).post('/api/v1/auth/refresh').send({ token });

const changePassword = (pair: TokenPair, body: object, server = app) =>
  request(server).put('/api/v1/auth/password').set('Authorization', bearer(pair)).send(body);

const change = { currentPassword: JELENA.password, newPassword: NEW_PASSWORD };

const hireMira = () => createStaff({ ...JELENA, email: 'mira@example.rs', firstName: 'Mira' });

beforeEach(async () => {
  await prisma.staff.deleteMany();
  await hireJelena();
});

describe('a change of password', () => {
  it('opens the account to the new one only and ends the sessions elsewhere', async () => {
    const here = await signInJelena();
    const elsewhere = await signInJelena();

    const { status, body } = await changePassword(here, change);

    const { data } = body as { data: RenewedSession };
    expect({ status, ended: data.ended }).toEqual({ status: 200, ended: 1 });
    expect((await signIn(JELENA.password)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect((await session(elsewhere)).status).toBe(401);
  });

  it('goes on with new tokens in place of the present ones', async () => {
    const here = await signInJelena();

    const { body } = await changePassword(here, change);

    const renewed = (body as { data: RenewedSession }).data;
    expect((await session(renewed)).status).toBe(200);
    expect((await session(here)).status).toBe(401);
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await refresh(renewed.refreshToken)).status).toBe(200);
  });

  it.each([
    ['the current one is wrong', { currentPassword: 'nije to lozinka' }, 'currentPassword'],
    ['the current one is missing', { currentPassword: undefined }, 'currentPassword'],
    ['the new one is short', { newPassword: 'sedam77' }, 'newPassword'],
    ['the new one is from known breaches', { newPassword: 'iloveyou' }, 'newPassword'],
    ['the new one is the current one', { newPassword: JELENA.password }, 'newPassword'],
    ['the new one is the owner’s name', { newPassword: 'Jelena1985' }, 'newPassword'],
  ])('changes nothing when %s', async (_what, wrong, field) => {
    const here = await signInJelena();
    const elsewhere = await signInJelena();

    const { status, body } = await changePassword(here, { ...change, ...wrong });

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR', field }] });
    expect((await signIn(JELENA.password)).status).toBe(200);
    expect((await session(elsewhere)).status).toBe(200);
  });

  it('removes the file with the password that was generated for the first administrator', async () => {
    await prisma.staff.deleteMany();
    const env = testEnv({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'museum-account-')),
      ADMIN_EMAIL: 'Direktor@example.rs',
    });
    await seedAdmin(env);
    const [, email, password] = /E-mail: (.+)\nPassword: (.+)\n/.exec(
      readFileSync(adminFile(env), 'utf8'),
    )!;
    const server = testApp({ env });
    const signedIn = await request(server).post('/api/v1/auth/sign-in').send({ email, password });
    const pair = (signedIn.body as { data: TokenPair }).data;

    const body = { currentPassword: password, newPassword: NEW_PASSWORD };
    expect((await changePassword(pair, body, server)).status).toBe(200);

    expect(existsSync(adminFile(env))).toBe(false);
    rmSync(env.DATA_DIR, { recursive: true });
  });

  it('lets an open tab guess the current one as seldom as a stranger', async () => {
    const strict = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 0.2 }) });
    const here = await signInJelena();
    const guess = { ...change, currentPassword: 'nije to lozinka' };

    expect((await changePassword(here, guess, strict)).status).toBe(400);
    expect((await changePassword(here, guess, strict)).status).toBe(400);
    expect((await changePassword(here, change, strict)).status).toBe(429);
  });

  it('keeps the trust in the address that asks for it, while the account is guessed at', async () => {
    const strict = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 0.2, TRUST_PROXY: 1 }) });
    const from = (address: string, password: string) =>
      signIn(password, strict).set('X-Forwarded-For', address);
    const here = await signInJelena();
    await changePassword(here, change, strict).set('X-Forwarded-For', '198.51.100.60').expect(200);
    for (let address = 1; address <= 21; address += 1) {
      await from(`203.0.113.${address}`, 'pogađam lozinku').expect(401);
    }

    await from('198.51.100.60', 'pogrešno otkucana').expect(401);
    await from('198.51.100.60', NEW_PASSWORD).expect(200);
    // An address without that trust has one try left, and it is gone.
    await from('198.51.100.61', 'pogrešno otkucana').expect(401);
    await from('198.51.100.61', NEW_PASSWORD).expect(429);
  });
});

it('somebody who was taken off the staff is out at once', async () => {
  const pair = await signInJelena();
  const { id } = await hireJelena();
  await hireMira();

  await removeStaff(id);

  expect((await session(pair)).status).toBe(401);
  expect((await refresh(pair.refreshToken)).status).toBe(401);
});

it('the last member of staff stays, also of two who are taken off at once', async () => {
  const [jelena, mira] = [await hireJelena(), await hireMira()];

  const removed = await Promise.all([removeStaff(jelena.id), removeStaff(mira.id)]);

  expect(removed.toSorted()).toEqual([false, true]);
  expect(await prisma.staff.count()).toBe(1);
});

describe('one’s own sessions', () => {
  const ownSessions = async (pair: TokenPair) => {
    const { body } = await request(app)
      .get('/api/v1/auth/sessions')
      .set('Authorization', bearer(pair));
    return (body as { data: OwnSession[] }).data;
  };
  const endOthers = (pair: TokenPair, currentPassword: string) =>
    request(app)
      .post('/api/v1/auth/sessions/end-others')
      .set('Authorization', bearer(pair))
      .send({ currentPassword });

  it('are those that are alive, the present one marked', async () => {
    const daysAgo = (days: number) => () => new Date(Date.now() - days * 86_400_000);
    const expired = testApp({ clock: daysAgo(31) });
    const idle = testApp({ clock: daysAgo(8) });
    for (const server of [expired, idle, app]) await signIn(JELENA.password, server);
    const here = await signInJelena();

    expect((await ownSessions(here)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('end everywhere else for the password', async () => {
    const here = await signInJelena();
    const elsewhere = await signInJelena();

    const { body } = await endOthers(here, JELENA.password);

    const renewed = (body as { data: RenewedSession }).data;
    expect(renewed.ended).toBe(1);
    expect((await session(elsewhere)).status).toBe(401);
    expect((await session(here)).status).toBe(401);
    expect(await ownSessions(renewed)).toHaveLength(1);
  });

  it('stay without the password', async () => {
    const here = await signInJelena();
    const elsewhere = await signInJelena();

    expect((await endOthers(here, 'nije to lozinka')).status).toBe(400);

    expect((await session(elsewhere)).status).toBe(200);
  });
});
