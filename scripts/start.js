// pnpm start: the whole product in one process. A process that ends prepares it first, so that the
// one that serves finds everything built and compiled and stays small (decision 16). In JavaScript,
// because compiling TypeScript is among what takes the memory.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Also for the preparing process and for the threads of exports.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache();

const prepare = join(import.meta.dirname, 'prepare.ts');
const { status } = spawnSync(process.execPath, [prepare], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { serve } = await import('./serve.ts');
await serve();
