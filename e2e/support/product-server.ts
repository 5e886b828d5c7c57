import { findFreePort } from '@museum/database/free-port';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startSmtpSink } from './smtp-sink.ts';

/** One administrator for all journeys; the server seeds it into the empty staff table. */
export const ADMIN = { email: 'uprava@example.rs', password: 'lozinka-za-probu' };

/** The product as `pnpm start` runs it, with a data directory and a mail server of its own. */
export type ProductServer = {
  url: string;
  /** Where its mails arrive, for `openMailbox`. */
  mailDirectory: string;
  /** Ends the server the hard way, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and address. */
  restart: () => Promise<void>;
  /** Ends everything and removes the data. */
  stop: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 120_000;

export async function startProductServer(): Promise<ProductServer> {
  const directory = mkdtempSync(join(tmpdir(), 'museum-e2e-'));
  chmodSync(directory, 0o755); // as root the database runs as another user
  const mailDirectory = join(directory, 'mailbox');
  const smtp = await startSmtpSink(mailDirectory);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const start = () =>
    startProcess(url, {
      ...{ PORT: String(port), PUBLIC_URL: url, DATA_DIR: join(directory, 'data') },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      ...{ SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
    });
  let server = await start();
  return {
    url,
    mailDirectory,
    kill: () => endProcess(server, 'SIGKILL'),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await endProcess(server, 'SIGTERM');
      await smtp.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function startProcess(url: string, variables: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'development', ...variables },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const tooLate = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`The server was not ready after ${START_TIMEOUT_MS / 1000} s:\n${output}`));
    }, START_TIMEOUT_MS);
    child.once('exit', () => reject(new Error(`The server ended at its start:\n${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(url)) return;
      clearTimeout(tooLate);
      resolve();
    });
  });
  return child;
}

async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
