import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

type UnitReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Vitest's JSON report. A test that did not run, and a file that could not be loaded, has failed. */
export function countUnitTests(path: string): Count {
  const report = readReport<UnitReport>(path);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests, testResults } = report;
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed, failed: numTotalTests - passed + unloadable.length };
}

/** Playwright's JSON report. A test that did not run, or passed only at a second attempt, has failed. */
export function countBrowserTests(path: string): Count {
  const report = readReport<BrowserReport>(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}
