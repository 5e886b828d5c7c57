import { startTestServer } from '@museum/database/test-database';

import { RUNS } from '../bench/reliability/runs.ts';
import { expect, test } from './support/journey.ts';

// The short form of a run of pnpm bench:reliability, with a server and a browser of its own.
const run = RUNS.find(({ name }) => name === 'tabs')!;

test('tabs that renew the session at once all stay signed in', async () => {
  test.setTimeout(180_000);
  const testServer = await startTestServer(process.env.TEST_DATABASE_URL);
  try {
    const findings = await run.short({ testServer, seed: 20261121 });
    expect(findings.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  } finally {
    await testServer.stop();
  }
});
