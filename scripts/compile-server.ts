import { writeFileSync } from 'node:fs';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';

import { isStale } from './build-when-stale.ts';
import { hashSources } from './hash-sources.ts';

const SOURCES = ['apps/api/src', 'packages/shared/src', 'prisma', 'scripts', 'pnpm-lock.yaml'];
const NOT_SOURCES = /(^|\/)node_modules(\/|$)|\.test\./;

/**
 * Leaves the server compiled in Node's cache unless it is there already: whoever compiles it keeps
 * the compiler in memory, 20 MB. Without a cache that can be written the server compiles by itself.
 */
export async function compileServer(): Promise<void> {
  const cache = getCompileCacheDir();
  if (cache === undefined) return;
  const stampFile = join(cache, 'compiled-from.txt');
  if (!isStale({ sources: SOURCES, leftOut: NOT_SOURCES, stampFile })) return;
  await import('./serve.ts');
  flushCompileCache();
  writeFileSync(stampFile, hashSources(SOURCES, NOT_SOURCES));
}

if (import.meta.main) await compileServer();
