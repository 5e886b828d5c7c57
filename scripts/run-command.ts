import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Runs a command line as a package's script would be run and collects what it prints. */
export async function runCommand(
  command: string,
  { cwd = ROOT, variables = {} }: { cwd?: string; variables?: Record<string, string> } = {},
): Promise<{ ok: boolean; output: string }> {
  const programs = [cwd, ROOT].map((directory) => join(directory, 'node_modules/.bin'));
  const child = spawn(command, {
    cwd,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [...programs, process.env.PATH].join(delimiter),
      ...variables,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output };
}
