import { startTestServer } from '@museum/database/test-database';

import { RUNS } from '../bench/reliability/runs.ts';
import { expect, test } from './support/journey.ts';

// The short form of a run of pnpm bench:reliability, with a server and a browser of its own.
const run = RUNS.find(({ name }) => name === 'hostile-texts')!;

test('script texts in every field run nowhere, and the same look finds a page that runs them', async () => {
  test.setTimeout(180_000);
  const testServer = await startTestServer(process.env.TEST_DATABASE_URL);
  const setting = { testServer, seed: 20261121 };
  try {
    const findings = await run.short(setting);
    expect(findings.filter(({ isMet }) => !isMet)).toEqual([]);

    const [plant] = run.planted;
    expect(await plant!.start(setting)).toContainEqual(
      expect.objectContaining({ promise: plant!.breaks, isMet: false }),
    );
  } finally {
    await testServer.stop();
  }
});
