import './lib/without-maglev.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { ExplainedError } from '@museum/database/explained-error';
import { siteHoursOn } from '@museum/shared/opening-hours/site-hours-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { AppDeps } from './lib/app-deps.ts';
import { adminFile, seedAdmin } from './auth/seed-admin.ts';
import { systemClock } from './lib/clock.ts';
import { everyHour, untilFullHour } from './lib/every-hour.ts';
import { checkPooler } from './lib/database/check-pooler.ts';
import { isDatabaseFault } from './lib/database/database-fault.ts';
import { startLive } from './lib/live/live.ts';
import { tellNow } from './lib/live/tell-soon.ts';
import { daySheetPdf } from './day/day-sheet-pdf.ts';
import { readDaySheet } from './day/day-sheet-store.ts';
import { sendMorningSheet } from './day/send-morning-sheet.ts';
import { createLogger, type Logger } from './lib/log/logger.ts';
import { enterServers, type Presence } from './lib/database/presence.ts';
import { connectDatabase, disconnectDatabase } from './lib/database/prisma.ts';
import { logReplica } from './lib/database/read-replica.ts';
import { isReservedName } from './lib/reserved-name.ts';
import { securityHeadersOf } from './lib/http/security-headers.ts';
import { createMailTransport } from './mail/sending/mail-transport.ts';
import { startMailWorker } from './mail/sending/mail-worker.ts';
import { findLink } from './my-request/link-store.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { readPriceMapping } from './prices/read-price-mapping.ts';
import { applyRetention } from './privacy/apply-retention.ts';
import { removeExpiredIdempotencyKeys } from './lib/database/idempotency-store.ts';
import { keepMissingQuotes } from './visit-requests/payments/quoted-store.ts';
import { readSiteHours } from './settings/setting-store.ts';
import { serveSite } from './site/serve-site.ts';
import { drawProformasWith } from './visit-requests/proforma/draw-proformas.ts';
import { sendReminders } from './visit-requests/reminders/send-reminders.ts';
import { createApp } from './app.ts';
import { readEnv, type Env } from './env.ts';
import { openHttpServer } from './lib/http/http-server.ts';

// Without Maglev V8 would wait for the 3,000th call of a function to optimise it; this is when Maglev
// would have (decision 14).
setFlagsFromString('--invocation-count-for-turbofan=400');

export { readEnv };

/** The built web app. */
const WEB_APP = join(import.meta.dirname, '../../web');

/** In production the load balancer is given this time to notice that the server is leaving. */
const NOTICE_MS = 2_000;
/** What running requests may still take; a statement of theirs may take 2.3 s more. */
const DRAIN_MS = 7_000;

export type RunningServer = {
  url: string;
  /** Where its figures are read; undefined when METRICS_PORT isn't set. */
  metricsPort: number | undefined;
  /** Where the first administrator's password is kept, when it was generated. */
  adminFile: string | undefined;
  /** Stops in this order: readiness and streams of news, then requests, mails and retention, then the database. */
  stop: () => Promise<void>;
};

/**
 * Serves the product from a database that is migrated already.
 * @throws ExplainedError for a wrong variable, a taken port, a folder that can't be written, a
 * database that is away or empty
 */
export async function startServer({
  databaseUrl,
}: {
  databaseUrl: string;
}): Promise<RunningServer> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  if (env.NODE_ENV === 'production') warnOfExamples(logger);
  const directUrl = env.DATABASE_DIRECT_URL ?? databaseUrl;
  connectDatabase({ url: databaseUrl, directUrl, readUrl: env.DATABASE_READ_URL });
  logReplica(logger);
  let presence: Presence | undefined;
  try {
    presence = await enterServers(directUrl, env, systemClock);
    if (directUrl !== databaseUrl) await checkPooler();
    await seedAdmin(env);
    return await serve(env, logger, { url: directUrl, presence });
  } catch (error) {
    await Promise.all([presence?.leave(), disconnectDatabase()]);
    throw explainDatabase(error, databaseUrl);
  }
}

/** They stand in the code, on pages, mails and documents, so that no variable can refuse them. */
function warnOfExamples(logger: Logger): void {
  const examples = organisation.emails.filter((email) => isReservedName(email.split('@')[1]!));
  if (examples.length > 0) {
    logger.warn({ examples }, 'packages/shared/src/organisation/organisation.ts names examples');
  }
}

function explainDatabase(error: unknown, url: string): unknown {
  if (!isDatabaseFault(error)) return error;
  const { host, pathname } = new URL(url);
  return new ExplainedError(`The database ${host}${pathname} (DATABASE_URL) does not answer.`, {
    cause: error,
  });
}

/** PostgreSQL past a pooler, and how this server is known there. */
type Direct = { url: string; presence: Presence };

async function serve(env: Env, logger: Logger, direct: Direct): Promise<RunningServer> {
  let isDraining = false;
  // Nobody wakes it before the ports are open.
  const mailer = { wake: () => worker.wake() };
  const site = openSite(env, logger);
  const live = startLive({ ...direct, logger });
  const deps = { env, logger, mailer, live, clock: systemClock, site };
  const { http, metrics } = await openPorts({ ...deps, isDraining: () => isDraining }).catch(
    async (error: unknown) => {
      await live.stop();
      throw error;
    },
  );
  const worker = startMailWorker({
    transport: transportOf(env, logger),
    logger,
    limitFactor: env.RATE_LIMIT_FACTOR,
  });
  void site?.renderAhead();
  const ends = hourly(deps);
  const stop = async () => {
    isDraining = true;
    const ended = [live.stop(), ...ends.map((end) => end())];
    if (env.NODE_ENV === 'production') await wait(NOTICE_MS);
    await Promise.all([http.close(DRAIN_MS), worker.stop(), ...ended]);
    await metrics?.stop();
    site?.stop();
    await direct.presence.leave();
    await tellNow();
    await disconnectDatabase();
  };
  return {
    url: `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${http.port}`,
    metricsPort: metrics?.port,
    adminFile: existsSync(adminFile(env)) ? adminFile(env) : undefined,
    stop,
  };
}

const transportOf = (env: Env, logger: Logger) =>
  createMailTransport(env, {
    proforma: drawProformasWith(logger),
    daySheet: async (date) => daySheetPdf(await readDaySheet(date), systemClock()),
    requestLink: (id) => findLink(id, env),
  });

/** Opens the product's port and the one of its figures. */
async function openPorts(deps: AppDeps) {
  const { env } = deps;
  const metrics = await serveMetrics(env, deps);
  try {
    const app = createApp({ ...deps, noteAnswer: metrics?.noteAnswer });
    const http = await openHttpServer(app, {
      host: env.HOST,
      port: env.PORT,
      headers: securityHeadersOf(env),
      isBehindProxy: env.TRUST_PROXY > 0,
    });
    return { http, metrics };
  } catch (error) {
    await metrics?.stop();
    throw error;
  }
}

/** Starts what is done every hour; each of the answers ends one of it. */
const hourly = (deps: Pick<AppDeps, 'env' | 'logger' | 'mailer' | 'clock'>) => {
  const { logger } = deps;
  return [
    everyHour(['idempotency-keys', removeExpiredIdempotencyKeys], logger),
    everyHour(['quotes', keepMissingQuotes], logger),
    everyHour(['retention', (ending) => applyRetention(deps, ending)], logger),
    everyHour(['reminders', (ending) => sendReminders(deps, ending)], logger),
    everyHour(['morning-sheet', () => sendMorningSheet(deps)], logger, untilFullHour),
  ];
};

async function readSiteFacts() {
  const [prices, hours] = await Promise.all([readPriceMapping(), readSiteHours()]);
  return { prices, hours: siteHoursOn(hours, dayInBelgrade(systemClock())) };
}

const openSite = (env: Env, logger: Logger) =>
  serveSite({
    web: WEB_APP,
    publicUrl: env.PUBLIC_URL,
    readFacts: readSiteFacts,
    dataDirectory: env.DATA_DIR,
    clock: systemClock,
    logger,
  });

/** The server as a program of its own (containers, pnpm dev): the database is given and migrated. */
async function runAsProgram(): Promise<void> {
  const { DATABASE_URL: databaseUrl } = readEnv();
  if (databaseUrl === undefined) throw new ExplainedError('DATABASE_URL must be set.');
  const starting = startServer({ databaseUrl });
  let ending = 0;
  const end = () => {
    if (ending > 0) return;
    ending = performance.now();
    void starting.then(({ stop }) => stop()).finally(() => process.exit());
  };
  // The listeners stay until the end: without one a second signal would kill the server halfway.
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  process.on('SIGINT', () => {
    // One Ctrl-C comes twice, from the terminal and from the package manager; a later one ends at once.
    if (ending > 0 && performance.now() - ending > 500) process.exit(130);
    end();
  });
  await starting;
}

if (import.meta.main) {
  await runAsProgram().catch((error: unknown) => {
    const { message, stack } = error as Error;
    process.stderr.write(`${error instanceof ExplainedError ? message : stack}\n`);
    process.exit(1);
  });
}
