// pnpm test: every check of the project; `--no-browser` (pnpm check) leaves out the journeys.
import { memoryFolder } from '@museum/database/memory-folder';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { WEB_APP } from './build-web-app.ts';
import { buildWhenStale } from './build-when-stale.ts';
import { generatePrismaClient } from './generate-prisma-client.ts';
import { countBrowserTests, countUnitTests, type Count } from './read-test-report.ts';
import { runCommand } from './run-command.ts';

type Step = {
  name: string;
  command: string;
  variables?: Record<string, string>;
  /** Reads how many tests passed and failed; without it the step counts as one. */
  count?: () => Count;
};

const MODULES = 'apps packages prisma scripts testing e2e bench *.ts';
const withBrowser = !process.argv.includes('--no-browser');
const reports = mkdtempSync(join(tmpdir(), 'museum-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/**
 * Longest first: two run at a time, and a short one fills the gap at the end. Each on one processor,
 * because several threads of the linter or the compiler do much of their work twice.
 */
const staticChecks: Step[] = [
  { name: 'lint', command: 'oxlint', variables: { GOMAXPROCS: '1' } },
  { name: 'types of the web app', command: 'tsc --singleThreaded -p apps/web/tsconfig.json' },
  { name: 'types', command: 'tsc --singleThreaded -p tsconfig.json' },
  { name: 'dependency rules', command: `depcruise --config .dependency-cruiser.cjs ${MODULES}` },
  { name: 'unused code', command: 'knip --no-progress' },
  { name: 'types of the journeys', command: 'tsc --singleThreaded -p e2e/tsconfig.json' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'what the documents name', command: 'node scripts/check-coverage.ts' },
];
const unitTests: Step = {
  name: 'unit, API and UI tests',
  // One more than there are processors: a test often waits for a database, a server or a clock.
  command: `vitest run --maxWorkers=${availableParallelism() + 1} --reporter=default --reporter=json --outputFile.json=${unitReport}`,
  variables: { TMPDIR: memoryFolder() ?? tmpdir() },
  count: () => countUnitTests(unitReport),
};
const browserTests: Step = {
  name: 'journeys in the browser',
  command: 'playwright test --reporter=list,json',
  variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  count: () => countBrowserTests(browserReport),
};

// For all programs that the checks start: one that crashes by itself makes a red run.
const withoutMaglev = import.meta.resolve('@museum/api/lib/without-maglev');
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${withoutMaglev}`;
// The same libraries are compiled once, not by each of some hundred processes.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');

const total: Count = { passed: 0, failed: 0 };
try {
  // What is generated and not committed, but imported by what is checked; in the order of
  // `pnpm start`, so that a clone that has nothing yet is proved to start.
  await generatePrismaClient();
  await buildWhenStale(WEB_APP);
  await runTwoAtATime(staticChecks);
  await runStep(unitTests);
  if (withBrowser) await runStep(browserTests);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runTwoAtATime(steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all([work(), work()]);
}

async function runStep({ name, command, variables, count }: Step): Promise<void> {
  const start = performance.now();
  const { ok, output } = await runCommand(command, { variables });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A run can fail without a failed test: an error outside of all tests, a test that was left out.
  if (!ok && result.failed === 0) result.failed = 1;
  total.passed += result.passed;
  total.failed += result.failed;
  const figures = count ? `: ${result.passed} passed, ${result.failed} failed` : '';
  if (result.failed > 0) console.log(output.trim());
  console.log(`${result.failed > 0 ? '✖' : '✔'} ${name}${figures} (${seconds} s)`);
}
