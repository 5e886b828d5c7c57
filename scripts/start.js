// pnpm start: the whole product in one process. It builds what is stale and then becomes the server, so
// that nothing of the building stays in memory (decision 16). In JavaScript, so that the cache is
// there before anything is compiled.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

const { dirname } = import.meta;

// Also for the server and for the threads of its exports.
process.env.NODE_COMPILE_CACHE ??= join(dirname, '../node_modules/.cache/compiled');
enableCompileCache();

const { runTask } = await import('./run-program.ts');
const { prepare } = await import('./prepare.ts');
await runTask(async () => {
  await prepare();
  // A signal that came just now is heard at the latest in the loop's next turn; the server would not know of it.
  await setImmediate();
  await setImmediate();
  becomeServer();
});

function becomeServer() {
  const { execPath, execArgv } = process;
  const program = [
    '--conditions=bundled', // threads, too, start from the bundle
    '--max-old-space-size=512',
    '--max-semi-space-size=2',
    join(dirname, 'serve.ts'),
  ];
  const args = [...execArgv, ...program];
  // Otherwise glibc keeps up to twice its largest block once that is freed, 13 MB and more.
  const env = { MALLOC_TRIM_THRESHOLD_: '262144', ...process.env };
  if (process.execve && process.platform !== 'win32')
    process.execve(execPath, [execPath, ...args], env);
  process.exit(spawnSync(execPath, args, { stdio: 'inherit', env }).status ?? 1);
}
