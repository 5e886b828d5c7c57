import type { Env } from '#env.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { openHttpServer } from '#lib/http/http-server.ts';
import { createMetrics } from './metrics.ts';

/** The figures of a process, and the port at which they are read. */
export type ServedMetrics = Pick<Required<AppDeps>, 'noteAnswer'> & {
  port: number;
  stop: () => Promise<void>;
};

/**
 * Answers GET /metrics at METRICS_PORT, which nobody but the machine that watches should reach;
 * undefined where no such port is set.
 * @throws ExplainedError when the address is taken or not ours
 */
export async function serveMetrics(
  { HOST: host, METRICS_PORT: port }: Pick<Env, 'HOST' | 'METRICS_PORT'>,
  deps: Pick<AppDeps, 'live'>,
): Promise<ServedMetrics | undefined> {
  if (port === undefined) return undefined;
  const { noteAnswer, contentType, read } = await createMetrics(deps);
  const server = await openHttpServer(
    (request, response) => {
      const answer = (text: string) =>
        response.writeHead(200, { 'Content-Type': contentType }).end(text);
      if (request.method === 'GET' && request.url === '/metrics') void read().then(answer);
      else response.writeHead(404).end();
    },
    { host, port, portName: 'METRICS_PORT' },
  );
  return { noteAnswer, port: server.port, stop: () => server.close(0) };
}
