import { tmpdir } from 'node:os';
import type { Express } from 'express';
import { createApp } from '#app.ts';
import { readEnv, type Env } from '#env.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { systemClock } from '#lib/clock.ts';
import { createLogger } from '#lib/log/logger.ts';

/** The configuration of tests: no limit in the way, nothing on disk. */
export const testEnv = (overrides: Partial<Env> = {}): Env => ({
  ...readEnv({
    NODE_ENV: 'test',
    DATA_DIR: tmpdir(),
    JWT_SECRET: 'a secret of the tests that is long enough',
    PUBLIC_URL: 'http://museum.test',
    RATE_LIMIT_FACTOR: '1000',
  }),
  ...overrides,
});

/** The dependencies of a real application, with what a test wants different. */
export const testDeps = (overrides: Partial<AppDeps> = {}): AppDeps => ({
  env: testEnv(),
  clock: systemClock,
  logger: createLogger('silent'),
  ...overrides,
});

/** The real application, for supertest. */
export const testApp = (overrides: Partial<AppDeps> = {}): Express =>
  createApp(testDeps(overrides));

/** To an application that lives on this Monday in February the fixed days of tests, in March, are ahead. */
export const inFebruary = { clock: () => new Date('2027-02-01T09:00:00Z') };
