import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Where a port is looked for: below those that systems hand to whoever asks for any, so that no
 * other program gets it before it is used.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const TRIES = 100;

/** A port on the loopback address that nobody listens on: the preferred one if it is free. @throws when none is found */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port on 127.0.0.1');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
