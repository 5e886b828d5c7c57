import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ExplainedError } from '@museum/database/explained-error';
import { limitBodyTime } from './body-time.ts';
import { createNetworkShares } from './limits/network-shares.ts';
import { createServer } from './node-http.ts';
import { answerUnreadable, refuseUnclearHost, type AnswerHeaders } from './unreadable-request.ts';

/**
 * Slow clients are cut off: so long for the headers, so long for a body, so long for a request with a
 * file, so long without sending on or reading on in the answer.
 */
const LIMITS = {
  headersTimeout: 10_000,
  bodyTimeout: 30_000,
  /** 5 MB at 70 kbit/s. */
  requestTimeout: 600_000,
  stallTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than a load balancer keeps an idle connection, so that it is the one who closes it. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  maxConnections: 2_000,
  /** Of one client, an address or an IPv6 /64, twice as many of a /56: a browser opens six, a class behind one address some more. */
  maxConnectionsPerClient: 200,
};
const SWEEP_MS = 50;

type Options = {
  host: string;
  port: number;
  /** The variable that sets the port. */
  portName?: string;
  /** For tests that have no ten seconds. */
  limits?: Partial<typeof LIMITS>;
  /** A proxy's connections are those of all clients: only the sum is limited then. */
  isBehindProxy?: boolean;
  /** Of the answers to what no application sees, because it can't be read. */
  headers?: AnswerHeaders;
};

/** A server that listens. */
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
  { limits = {}, headers = {}, isBehindProxy = false, ...address }: Options,
): Promise<HttpServer> {
  const { maxConnections, maxConnectionsPerClient, bodyTimeout, stallTimeout, ...times } = {
    ...LIMITS,
    ...limits,
  };
  const server = createServer({ ...times, requireHostHeader: false }, (request, response) => {
    if (!refuseUnclearHost(request, response, headers)) listener(request, response);
  });
  server.maxConnections = maxConnections;
  if (!isBehindProxy) limitClients(server, maxConnectionsPerClient);
  server.setTimeout(stallTimeout);
  limitBodyTime(server, bodyTimeout);
  answerUnreadable(server, headers);
  await listen(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => close(server, graceMs),
  };
}

/** Cuts a client's connections beyond its share at once. */
function limitClients(server: Server, most: number): void {
  const takePlace = createNetworkShares(most);
  server.on('connection', (socket) => {
    const giveBack = takePlace(socket.remoteAddress);
    if (giveBack) socket.once('close', giveBack);
    else socket.destroy();
  });
}

type Address = Pick<Options, 'host' | 'port' | 'portName'>;

function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, address)));
    server.listen(address.port, address.host, resolve);
  });
}

function explainListening(
  error: NodeJS.ErrnoException,
  { host, port, portName = 'PORT' }: Address,
): Error {
  const notOurs = `HOST ${host} is not an address of this machine.`;
  const explanations: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; set ${portName} to a free one.`,
    EACCES: `Port ${port} may only be used by this machine's administrator; set ${portName} above 1023.`,
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
