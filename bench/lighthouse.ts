// pnpm lighthouse [RUNS]: what Lighthouse says of the four kinds of pages (phone, simulated slow
// network), and whether that is what they must reach. The median of the runs counts; it is only
// worth something on a machine that does nothing else.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chooseBrowser } from '@museum/testing/choose-browser';
import { startProductServer } from '@museum/testing/product-server';
import { runCommand } from '../scripts/run-command.ts';

/** Fetched when it is needed: its 176 MB are nothing for everybody's node_modules. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const PATHS = ['/', '/mammoth', '/tickets', '/buyingGroupTickets'];

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof GOALS;
const categories = Object.keys(GOALS) as Category[];
type Scores = Record<Category, number>;

type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What of a report costs points, as sentences. */
function complaints({ categories: found, audits }: Report): string[] {
  return categories
    .flatMap((category) => found[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
}

async function audit(url: string, output: string, browser: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const command = `npx -y ${LIGHTHOUSE} ${url} --quiet --output=json --output-path=${output} --only-categories=${categories.join(',')} --chrome-flags="${flags}"`;
  const { ok, output: said } = await runCommand(command, { variables: { CHROME_PATH: browser } });
  if (!ok) throw new Error(`Lighthouse failed on ${url}:\n${said}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

const runs = Number(process.argv[2] ?? 3);
const directory = mkdtempSync(join(tmpdir(), 'museum-lighthouse-'));
const { executablePath = '' } = await chooseBrowser();
const server = await startProductServer();
let isMissed = false;

console.log(['page'.padEnd(22), ...categories.map((name) => name.padStart(15))].join(''));
try {
  for (const path of PATHS) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) {
      reports.push(await audit(server.url + path, join(directory, 'report.json'), executablePath));
    }
    const scores = Object.fromEntries(
      categories.map((category) => [
        category,
        Math.round(100 * median(reports.map((report) => report.categories[category].score))),
      ]),
    ) as Scores;
    const cells = categories.map((category) => {
      const isShort = scores[category] < GOALS[category];
      isMissed ||= isShort;
      return `${scores[category]}${isShort ? ' (missed)' : ''}`.padStart(15);
    });
    console.log([path.padEnd(22), ...cells].join(''));
    for (const complaint of new Set(reports.flatMap(complaints))) console.log(`  ${complaint}`);
  }
} finally {
  await server.stop();
  rmSync(directory, { recursive: true });
}
if (isMissed) process.exitCode = 1;
