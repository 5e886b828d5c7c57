import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/shared',
      'packages/art',
      'apps/api',
      'apps/web',
      'apps/web/vitest.node.config.ts',
      'prisma',
      'bench',
    ],
  },
});
