import { startTestServer, type TestServer } from '@museum/database/test-database';
import type { TestProject } from 'vitest/node';

import { generatePrismaClient } from '../scripts/generate-prisma-client.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging needs an interface
  interface ProvidedContext {
    testServer: TestServer;
    /** A pooler before every database of the server, as host:port. */
    poolerHost: string | undefined;
  }
}

/**
 * One PostgreSQL server for the whole run; TEST_DATABASE_URL names another one than the embedded,
 * TEST_POOLER_HOST a pooler that the API's tests go through (pnpm bench:pooler).
 */
export async function setup(project: TestProject) {
  await generatePrismaClient();
  const { url, template, stop } = await startTestServer(process.env.TEST_DATABASE_URL);
  project.provide('testServer', { url, template });
  project.provide('poolerHost', process.env.TEST_POOLER_HOST);
  return stop;
}
