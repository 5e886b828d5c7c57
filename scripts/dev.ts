// pnpm dev: Vite's dev server on PORT, and behind it the API, which restarts when its code changes.
import { findFreePort } from '@museum/database/free-port';
import { prepareDatabase } from '@museum/database/prepare-database';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { runWebScript } from './build-web-app.ts';
import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject, openDatabase } from './open-database.ts';
import { type Running, runServer } from './run-program.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');

await runServer(async ({ keep, end, fail }) => {
  enterProject();
  await generatePrismaClient();
  const { readEnv } = await import('@museum/api/env');
  const { PORT, PUBLIC_URL } = readEnv();
  const database = keep(await openDatabase(fail));
  await prepareDatabase(database.directUrl);

  await runWebScript('assets');
  const apiPort = await findFreePort();
  keep(
    runNode(end, ROOT, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
      DATABASE_URL: database.url,
      PUBLIC_URL,
      PORT: String(apiPort),
    }),
  );
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  keep(
    runNode(end, WEB, [join(vite, '../bin/vite.js'), '--port', String(PORT), '--strictPort'], {
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    }),
  );
});

function runNode(
  onExit: () => void,
  cwd: string,
  args: string[],
  variables: Record<string, string>,
): Running {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  child.once('exit', onExit);
  return { stop: () => endProcess(child) };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
