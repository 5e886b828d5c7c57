import { createServer } from 'node:net';

/** A port on the loopback address that nobody listens on: the preferred one if it is free. */
export async function findFreePort(preferred = 0): Promise<number> {
  return (await listenOnce(preferred)) ?? (await listenOnce(0)) ?? failWithoutPort();
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

function failWithoutPort(): never {
  throw new Error('There is no free port on 127.0.0.1');
}
