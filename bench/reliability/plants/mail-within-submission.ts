// Planted fault: whoever queues a mail first asks the mail server whether it is there.
import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';

const { Pool } = pg;
const PATIENCE_MS = 2_500;

async function greetMailServer(): Promise<void> {
  const { hostname, port } = new URL(process.env.SMTP_URL ?? '');
  const socket = connect(Number(port), hostname);
  await once(socket, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  socket.destroy();
}

class GreetingPool extends Pool {
  override query(...args: unknown[]): never {
    const [statement] = args as [{ text?: string }];
    const run = super.query.bind(this) as unknown as (...values: unknown[]) => unknown;
    const isSubmission = statement.text?.includes('INSERT INTO "mail"');
    return (isSubmission ? greetMailServer().then(() => run(...args)) : run(...args)) as never;
  }
}

Object.assign(pg, { Pool: GreetingPool });
