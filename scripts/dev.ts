// pnpm dev: Vite's dev server on PORT, and behind it the API, which restarts when its code changes.
import { prepareDatabase } from '@museum/database/prepare-database';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { runWebScript } from './build-web-app.ts';
import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject, openDatabase } from './open-database.ts';
import { runProgram, type Running } from './run-program.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');

await runProgram(async (keep) => {
  enterProject();
  await generatePrismaClient();
  const { readEnv } = await import('@museum/api/env');
  const { PORT, PUBLIC_URL } = readEnv();
  const database = keep(await openDatabase());
  await prepareDatabase(database.url);

  await runWebScript('art');
  const apiPort = await findFreePort();
  keep(
    runNode(ROOT, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
      ...{ DATABASE_URL: database.url, PUBLIC_URL, PORT: String(apiPort) },
    }),
  );
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  keep(
    runNode(WEB, [join(vite, '../bin/vite.js'), '--port', String(PORT), '--strictPort'], {
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    }),
  );
});

function runNode(cwd: string, args: string[], variables: Record<string, string>): Running {
  const child = spawn(process.execPath, args, {
    ...{ cwd, stdio: 'inherit' },
    env: { ...process.env, ...variables },
  });
  return { stop: () => endProcess(child) };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
