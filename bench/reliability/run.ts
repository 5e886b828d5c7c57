// pnpm bench:reliability: each promise of docs/reliability.md, measured; then each planted fault, found.
// --only NAME leaves the other runs out, --plant NAME runs one fault alone, --short takes the short
// forms, --no-plants leaves the faults out, --plants-only the measuring, --seed N repeats chances.
import { startTestServer } from '@museum/database/test-database';
import { parseArgs } from 'node:util';

import { runTask } from '../../scripts/run-program.ts';
import { report, reportPlanted } from './finding.ts';
import type { RunSetting } from './run-setting.ts';
import { type Run, RUNS } from './runs.ts';

const { values: chosen } = parseArgs({
  options: {
    only: { type: 'string' },
    plant: { type: 'string' },
    short: { type: 'boolean', default: false },
    'no-plants': { type: 'boolean', default: false },
    'plants-only': { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
  },
});

const runs = RUNS.filter(({ name }) => chosen.only === undefined || name === chosen.only);
let isAllMet = true;

await runTask(async ({ keep }) => {
  const testServer = keep(await startTestServer(process.env.TEST_DATABASE_URL));
  const setting: RunSetting = { testServer, seed: Number(chosen.seed), log: console.log };
  console.log(`seed ${setting.seed}`);
  const isMeasured = chosen.plant === undefined && !chosen['plants-only'];
  if (isMeasured) for (const run of runs) await measure(run, setting);
  if (!chosen['no-plants']) for (const run of runs) await plantFaults(run, setting);
  console.log(isAllMet ? 'Every promise is met.' : 'Not every promise is met.');
  if (!isAllMet) process.exitCode = 1;
});

async function measure(run: Run, setting: RunSetting): Promise<void> {
  const start = performance.now();
  console.log(`\n${run.name}`);
  if (!report(await run[chosen.short ? 'short' : 'full'](setting))) isAllMet = false;
  console.log(`  ${Math.round((performance.now() - start) / 1000)} s`);
}

async function plantFaults(run: Run, setting: RunSetting): Promise<void> {
  for (const { name, breaks, start } of run.planted) {
    if (chosen.plant !== undefined && name !== chosen.plant) continue;
    const findings = await start({ ...setting, log: () => undefined });
    if (!reportPlanted(`${name} in ${run.name}`, breaks, findings)) isAllMet = false;
  }
}
