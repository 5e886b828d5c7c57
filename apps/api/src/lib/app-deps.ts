import type { RequestHandler } from 'express';
import type { Env } from '#env.ts';
import type { Clock } from './clock.ts';
import type { Live } from './live/live.ts';
import type { Logger } from './log/logger.ts';

/** A request whose answer has ended; without a route it was for a file of the site, or for nothing. */
export type AnsweredRequest = {
  method: string;
  route: string | undefined;
  status: number;
  ms: number;
};

/** What the application is handed; everything else it imports. */
export type AppDeps = {
  env: Env;
  clock: Clock;
  logger: Logger;
  /** Sends what is in the outbox; told after the commit that something is. */
  mailer?: { wake: () => void };
  /** The website, where it is built; told after the commit that its facts have changed. */
  site?: { handlers: RequestHandler[]; renderAhead: () => Promise<void> };
  /** What changes in the database, for open pages. */
  live?: Live;
  /** Told of each request but a probe once its answer has ended, for figures. */
  noteAnswer?: (request: AnsweredRequest) => void;
  /** True once the server takes no further work; `/health/ready` tells the load balancer. */
  isDraining?: () => boolean;
};
