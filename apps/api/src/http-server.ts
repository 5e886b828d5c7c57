import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ExplainedError } from '@museum/database/explained-error';

/** Slow clients are cut off: so long for the headers, so long for the whole request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT_CHECK_MS = 2_000;
/** Longer than a load balancer keeps an idle connection, so that it is the one who closes it. */
const KEEP_ALIVE_MS = 65_000;
const SWEEP_MS = 50;
const MAX_CONNECTIONS = 2_000;
const MAX_HEADER_BYTES = 16_384;

export type HttpServer = {
  port: number;
  /** Takes no new connection, lets running requests end, cuts what is left after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
};

/**
 * Listens with limits on time and numbers.
 * @throws ExplainedError when the address is taken or not ours
 */
export async function openHttpServer(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    listener,
  );
  server.maxConnections = MAX_CONNECTIONS;
  await listen(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => close(server, graceMs),
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explainListening(error, host, port));
    });
    server.listen(port, host, resolve);
  });
}

function explainListening(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const notOurs = `HOST ${host} is not an address of this machine.`;
  const explanations: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; set PORT to a free one.`,
    EACCES: `Port ${port} may only be used by this machine's administrator; set PORT above 1023.`,
    EADDRNOTAVAIL: notOurs,
    ENOTFOUND: notOurs,
  };
  const explanation = explanations[error.code ?? ''];
  return explanation === undefined ? error : new ExplainedError(explanation, { cause: error });
}

async function close(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A connection that falls idle after its last answer would be kept open for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(cut);
  clearInterval(sweep);
}
