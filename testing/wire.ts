import { findFreePort } from '@museum/database/free-port';
import { createServer, Socket, type Server } from 'node:net';

/** A wire to a server that can be cut (refused, reset) or made to swallow everything. */
export type Wire = {
  /** The server's address through the wire. */
  url: () => string;
  /** Ends the connections that are open; new ones get through. */
  reset: () => void;
  /** Refuses connections until `restore`. */
  cut: () => Promise<void>;
  /** Takes connections and bytes and passes none on until `restore`. */
  swallow: () => void;
  restore: () => Promise<void>;
};

/** Opens a wire to the server that an address names. */
export async function openWire(target: URL): Promise<Wire> {
  const pairs = new Set<[Socket, Socket]>();
  // Nobody else is given it while the wire is cut.
  const port = await findFreePort();
  let isSwallowing = false;
  let server: Server;

  const accept = (client: Socket) => {
    const upstream = new Socket();
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('data', (chunk) => isSwallowing || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    upstream.connect(Number(target.port), target.hostname);
  };
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(accept).once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  const reset = () => pairs.forEach(([client]) => client.resetAndDestroy());

  await listen();
  return {
    url: () => {
      const url = new URL(target);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    reset,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      reset();
      await closed;
    },
    restore: async () => {
      isSwallowing = false;
      reset();
      if (!server.listening) await listen();
    },
    swallow: () => {
      isSwallowing = true;
    },
  };
}
