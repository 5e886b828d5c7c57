import { fork } from 'node:child_process';
import type { RenderedSite, RenderJob } from '@museum/shared/site/site-facts';

/** Thirty pages take about a second. */
const TIMEOUT_MS = 60_000;
/** Megabytes; what the program says about its failure is no longer than these many letters. */
const MEMORY_MB = 256;
const LONGEST_COMPLAINT = 4_000;

/**
 * Renders the site in a process of its own, which then ends: React would otherwise stay in the
 * server's memory, and a thread leaves most of it behind. The program is a file of the
 * build; it gets no arguments, no secrets and no connection to anything but this process.
 * @throws Error with what the program said, when it failed, took too long or was stopped
 */
export function renderSite(
  program: string,
  { job, signal }: { job: RenderJob; signal: AbortSignal },
): Promise<RenderedSite> {
  const child = fork(program, {
    env: { NODE_ENV: 'production' },
    execArgv: ['--no-maglev', `--max-old-space-size=${MEMORY_MB}`], // decision 14
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced', // bytes stay bytes
    timeout: TIMEOUT_MS,
    signal,
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(0, LONGEST_COMPLAINT);
  });
  return new Promise((resolve, reject) => {
    child.once('message', (site) => resolve(site as RenderedSite));
    child.once('error', reject);
    child.once('close', (code, ended) => {
      reject(new Error(`The site's renderer ended with ${ended ?? code}. ${complaint}`));
    });
    child.send(job, (error) => {
      if (error) reject(error);
    });
  });
}
