import type { TokenPair } from '@museum/shared/auth/session-schema';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { JELENA } from '@museum/testing/jelena';
import { bearer, hireJelena, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';
import * as guessablePassword from './guessable-password.ts';
import * as passwordHash from './password-hash.ts';
import { changeStaffPassword, findStaff } from './staff-store.ts';

// The hash takes most of a sign-in's time; with none of it many more races fit into a second.
beforeAll(() => {
  vi.spyOn(passwordHash, 'hashPassword').mockImplementation((password) =>
    Promise.resolve(`hash of ${password}`),
  );
  vi.spyOn(passwordHash, 'isRightPassword').mockImplementation(async (password, stored) => {
    await aMoment();
    return stored === `hash of ${password}`;
  });
  vi.spyOn(guessablePassword, 'isGuessable').mockResolvedValue(false);
});
afterAll(() => vi.restoreAllMocks());

const app = testApp();
const NEW_PASSWORD = 'tri kifle i jogurt';
const ROUNDS = 25;

/** Milliseconds: the slower the change, the more thefts there are to look through. */
const PATIENCE = 60_000;

/** Long enough for the owner to be anywhere between their first and last statement. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 12));

beforeEach(() => prisma.staff.deleteMany());

const signInWithOld = async () => {
  const { body } = await request(app)
    .post('/api/v1/auth/sign-in')
    .send({ email: JELENA.email, password: JELENA.password });
  return (body as { data?: TokenPair }).data;
};

const change = (pair: TokenPair, newPassword: string) =>
  request(app)
    .put('/api/v1/auth/password')
    .set('Authorization', bearer(pair))
    .send({ currentPassword: JELENA.password, newPassword });

const isOpen = async (pair: TokenPair) =>
  (await request(app).get('/api/v1/auth/session').set('Authorization', bearer(pair))).status ===
  200;

/** Six thieves who sign in with the old password again and again, until it is refused. */
async function raceSignIns(changing: () => PromiseLike<unknown>): Promise<TokenPair[]> {
  const thefts: TokenPair[] = [];
  const firstTheft = Promise.withResolvers<undefined>();
  const stealOn = async () => {
    for (let pair = await signInWithOld(); pair; pair = await signInWithOld()) {
      thefts.push(pair);
      firstTheft.resolve(undefined);
    }
  };
  const thieves = Array.from({ length: 6 }, stealOn);
  await firstTheft.promise;
  await aMoment().then(changing);
  await Promise.all(thieves);
  return thefts;
}

const stillOpen = async (pairs: TokenPair[]) =>
  (await Promise.all(pairs.map(isOpen))).filter(Boolean).length;

describe('no sign-in with the old password outlives its change', () => {
  it.each([
    ['by its owner', (pair: TokenPair) => change(pair, NEW_PASSWORD)],
    [
      'by the operator',
      async () => {
        const staff = await hireJelena();
        await changeStaffPassword({ staff, password: NEW_PASSWORD, now: new Date() });
      },
    ],
  ])('%s, however the two meet', { timeout: PATIENCE }, async (_who, changeOnce) => {
    let survivors = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await prisma.staff.deleteMany();
      const owner = await signInJelena();
      const thefts = await raceSignIns(() => changeOnce(owner));
      survivors += await stillOpen(thefts);
    }

    expect(survivors).toBe(0);
  });

  it('and of two changes that were proven by it one only is made', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await prisma.staff.deleteMany();
      const owner = await signInJelena();
      const thief = await signInJelena();
      const answers = await Promise.all([change(owner, NEW_PASSWORD), change(thief, 'lopovska 1')]);

      const done = answers.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      const winner = (done[0]!.body as { data: TokenPair }).data;
      const loser = done[0] === answers[0] ? thief : owner;
      expect([await isOpen(winner), await isOpen(loser)]).toEqual([true, false]);
    }
  });
});

it('a fault between hash and revocation changes neither', async () => {
  const here = await signInJelena();
  const { id, passwordHash: before } = await hireJelena();
  await prisma.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'planted'; END $$`;
  await prisma.$executeRaw`
    CREATE TRIGGER planted BEFORE UPDATE ON session EXECUTE FUNCTION refuse()`;

  const { status } = await change(here, NEW_PASSWORD);

  await prisma.$executeRaw`DROP FUNCTION refuse CASCADE`;
  expect(status).toBe(500);
  expect((await findStaff(id))?.passwordHash).toBe(before);
  expect(await isOpen(here)).toBe(true);
});
