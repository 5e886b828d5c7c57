import { startTestServer, type TestServer } from '@museum/database/test-database';
import { expect, test } from '@playwright/test';

import type { RunSetting } from './run-setting.ts';
import { RUNS } from './runs.ts';

// The short forms of those runs that need a browser, each with a server and a browser of its own.
const runNamed = (name: string) => RUNS.find((run) => run.name === name)!;

let testServer: TestServer & { stop: () => Promise<void> };
const setting = (): RunSetting => ({ testServer, seed: 20261121 });

test.setTimeout(180_000);
test.beforeAll(async () => {
  testServer = await startTestServer(process.env.TEST_DATABASE_URL);
});
test.afterAll(() => testServer.stop());

test('tabs that renew the session at once all stay signed in', async () => {
  const findings = await runNamed('tabs').short(setting());
  expect(findings.filter(({ isMet }) => !isMet)).toEqual([]);
  expect(findings.length).toBeGreaterThan(0);
});

test('script texts in every field run nowhere, and the same look finds a page that runs them', async () => {
  const { short, planted } = runNamed('hostile-texts');
  const findings = await short(setting());
  expect(findings.filter(({ isMet }) => !isMet)).toEqual([]);

  const [plant] = planted;
  expect(await plant!.start(setting())).toContainEqual(
    expect.objectContaining({ promise: plant!.breaks, isMet: false }),
  );
});
