import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { Env } from '#env.ts';
import { testEnv } from '#test/test-app.ts';
import { enterServers, type Presence } from './presence.ts';
import { databaseAddress, prisma } from './prisma.ts';

const here: (Presence | pg.Client)[] = [];

afterEach(async () => {
  for (const one of here.splice(0)) await ('leave' in one ? one.leave() : one.end());
});

const clockOff = (seconds: number) => () => new Date(Date.now() + seconds * 1000);

/** A server that starts on the test's database. */
async function enter(env: Partial<Env> = {}, clock = clockOff(0)): Promise<Presence> {
  const all = testEnv({ PUBLIC_URL: 'https://dinosville.rs', ...env });
  const presence = await enterServers(databaseAddress.directUrl, all, clock);
  here.push(presence);
  return presence;
}

const OTHER_SECRET = { JWT_SECRET: 'another secret that is long enough, too' };
const OTHER_URL = { PUBLIC_URL: 'https://www.dinosville.rs' };

describe('a server that starts beside others', () => {
  it('enters with what they have', async () => {
    await enter();
    await enter();

    await expect(enter()).resolves.toBeDefined();
  });

  it.each([
    ['JWT_SECRET', OTHER_SECRET],
    ['PUBLIC_URL', OTHER_URL],
  ])('is refused with another %s, until all others have left', async (variable, other) => {
    const first = await enter();
    const second = await enter();
    const refused = new RegExp(`^Another server on this database runs with another ${variable}\\.`);
    await first.leave();

    await expect(enter(other)).rejects.toThrow(refused);
    await second.leave();

    await expect(enter(other)).resolves.toBeDefined();
  });

  it('may have another address that only its own machine reaches', async () => {
    await enter();
    await enter({ PUBLIC_URL: 'http://localhost:3000' });

    await expect(enter({ PUBLIC_URL: 'http://127.0.0.1:3001' })).resolves.toBeDefined();
  });

  it('is seen by the connection that it moves to, and no longer once that has ended', async () => {
    const first = await enter();
    const lasting = new pg.Client(databaseAddress.directUrl);
    here.push(lasting);
    await lasting.connect();

    expect(await first.moveTo(lasting)).toEqual([]);
    await expect(enter(OTHER_SECRET)).rejects.toThrow('JWT_SECRET');
    await lasting.end();

    const entering = () => enter(OTHER_SECRET).then(() => 'in', String);
    await expect.poll(entering, { timeout: 15_000 }).toBe('in');
  });

  it('never lets two in that start at once and disagree', async () => {
    const both = await Promise.allSettled([enter(), enter(OTHER_SECRET)]);

    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
  });

  it('shows the database 32 bits of a keyed hash, and nothing of the secret itself', async () => {
    await enter(OTHER_SECRET);
    const locks = await prisma.$queryRaw<{ fact: number }[]>`
      SELECT classid::integer AS fact FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND locktype = 'advisory' ORDER BY classid`;
    const connections = await prisma.$queryRaw<{ query: string }[]>`
      SELECT query, application_name FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'museum start'`;

    expect(locks).toEqual([{ fact: 726_043 }, { fact: 726_044 }]);
    expect(connections).toHaveLength(1);
    expect(JSON.stringify(connections)).not.toContain(OTHER_SECRET.JWT_SECRET);
  });
});

const REFUSED =
  /^The clock of this machine and the database's differ by \d+\.\d s, at most 2 s do\.$/;

it.each([60, -60])('a clock that is %s s off is refused', async (seconds) => {
  await expect(enter({}, clockOff(seconds))).rejects.toThrow(REFUSED);
});

it('a clock that is a little more than two seconds behind is refused', async () => {
  // It stands still, so that a slow machine doesn't bring it nearer to the database's.
  const behind = clockOff(-2.1)();
  await expect(enter({}, () => behind)).rejects.toThrow(REFUSED);
});

it.each([1.9, -1.9])('a clock that is %s s off is good enough', async (seconds) => {
  await expect(enter({}, clockOff(seconds))).resolves.toBeDefined();
});

describe('the migrations of the database', () => {
  const add = (name: string) => prisma.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES (${name}, '', ${name}, now(), 1)`;
  const remove = (name: string) =>
    prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = ${name}`;

  it('may be one ahead of the build, never two', async () => {
    await add('29990101000000_next');
    await expect(enter()).resolves.toBeDefined();
    await add('29990102000000_after_next');

    await expect(enter()).rejects.toThrow(
      'The database is 2 migrations ahead of this build (29990101000000_next, 29990102000000_after_next)',
    );
    await remove('29990101000000_next');
    await remove('29990102000000_after_next');
  });

  it('are never behind it', async () => {
    await prisma.$executeRaw`
      UPDATE _prisma_migrations SET migration_name = 'put aside'
      WHERE migration_name = '20261121000000_initial'`;

    await expect(enter()).rejects.toThrow(
      'The database lacks the migration 20261121000000_initial; run pnpm db:migrate.',
    );
  });
});
