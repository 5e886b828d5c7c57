import { setup as startTestServer } from '@museum/database/test/global-setup';
import type { TestProject } from 'vitest/node';

import { generatePrismaClient } from '../../../scripts/generate-prisma-client.ts';

export async function setup(project: TestProject) {
  await generatePrismaClient();
  return startTestServer(project);
}
