import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { bundledThreads, SERVER } from './bundle-server.ts';
import { hashSources } from './hash-sources.ts';

/** What the server loads beside its bundle. */
const BESIDE = ['prisma', 'scripts'];
const NOT_SOURCES = /(^|\/)node_modules(\/|$)|\.test\./;

/**
 * Leaves the server compiled in Node's cache unless it is there already: whoever compiles it keeps
 * the compiler in memory, 20 MB. Without a cache that can be written the server compiles by itself.
 */
export async function compileServer(): Promise<void> {
  const cache = getCompileCacheDir();
  if (cache === undefined) return;
  const stampFile = join(cache, 'compiled-from.txt');
  const stamp = readFileSync(SERVER.stampFile, 'utf8') + hashSources(BESIDE, NOT_SOURCES);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await import('./serve.ts');
  flushCompileCache();
  // In a thread: for threads the server's V8 flags hold from the start, and Node keeps what it compiles
  // with other flags apart. Without a job each fails, once it has loaded everything.
  const compiling = bundledThreads().map((program) => `import('${program}').catch(() => {});`);
  await once(new Worker(compiling.join(' '), { eval: true }), 'exit');
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) await compileServer();
