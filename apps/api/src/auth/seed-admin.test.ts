import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { testEnv } from '#test/test-app.ts';
import { isRightPassword } from './password-hash.ts';
import { seedAdmin } from './seed-admin.ts';
import { createStaff } from './staff-store.ts';

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-admin-'));
  await prisma.staff.deleteMany();
});
afterEach(() => rmSync(folder, { recursive: true }));

const env = (overrides = {}) => testEnv({ DATA_DIR: folder, ...overrides });
const file = () => readFileSync(join(folder, 'admin.txt'), 'utf8');
const staff = () => prisma.staff.findMany();

it('keeps a generated password where only its owner may read it', async () => {
  await seedAdmin(env());

  const [, password = ''] = /^E-mail: admin@example\.rs\nPassword: (\S{22})\n$/.exec(file())!;
  const [admin] = await staff();
  expect(await isRightPassword(password, admin?.passwordHash)).toBe(true);
  expect(statSync(join(folder, 'admin.txt')).mode & 0o777).toBe(0o600);
});

it('makes one administrator, whose password is the one in the file, when servers start at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => seedAdmin(env())));

  const admins = await staff();
  const password = /Password: (\S+)/.exec(file())?.[1] ?? '';
  expect(admins).toHaveLength(1);
  expect(await isRightPassword(password, admins[0]?.passwordHash)).toBe(true);
});

it('leaves a staff alone that has somebody', async () => {
  await createStaff({
    email: 'ana@example.rs',
    password: 'anina lozinka',
    firstName: 'Ana',
    lastName: 'Anić',
  });

  await seedAdmin(env());

  expect(await staff()).toMatchObject([{ email: 'ana@example.rs' }]);
  expect(file).toThrow('ENOENT');
});

it('ends with one sentence, and without an administrator, when the file cannot be written', async () => {
  await expect(seedAdmin(env({ DATA_DIR: '/dev/null/x' }))).rejects.toThrow(
    /^\/dev\/null\/x\/admin\.txt cannot be written/,
  );
  expect(await staff()).toEqual([]);
});

it('writes a given password nowhere', async () => {
  await seedAdmin(env({ ADMIN_PASSWORD: 'poznata lozinka' }));

  expect(await staff()).toHaveLength(1);
  expect(file).toThrow('ENOENT');
});

it('begins no production with a password that is easily guessed', async () => {
  const guessable = { NODE_ENV: 'production', ADMIN_PASSWORD: 'dinopark2026' };

  await expect(seedAdmin(env(guessable))).rejects.toThrow('ADMIN_PASSWORD is easily guessed');

  expect(await staff()).toEqual([]);
});

it('refuses a second member with the same e-mail, whatever its case', async () => {
  const ana = { password: 'anina lozinka', firstName: 'Ana', lastName: 'Anić' };
  await createStaff({ ...ana, email: 'ana@example.rs' });

  await expect(createStaff({ ...ana, email: 'ANA@example.rs' })).rejects.toMatchObject({
    code: 'USER_ALREADY_EXISTS',
    status: 409,
  });
});

it('refuses a second member with the same name: the trail tells people by it', async () => {
  const ana = { password: 'anina lozinka', firstName: 'Ana', lastName: 'Anić' };
  await createStaff({ ...ana, email: 'ana@example.rs' });

  await expect(
    createStaff({ ...ana, email: 'druga@example.rs', firstName: 'ANA' }),
  ).rejects.toMatchObject({
    code: 'USER_ALREADY_EXISTS',
    message:
      'Ana Anić već radi ovde, a istorija navodi ljude po imenu. Dopišite nešto po čemu se razlikuju, npr. srednje slovo.',
  });
  expect(await staff()).toHaveLength(1);
});
