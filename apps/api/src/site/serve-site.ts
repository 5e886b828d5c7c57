import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FACTS_HOLD, type SiteFacts } from '@museum/shared/site/site-facts';
import { isStaffPath } from '@museum/shared/site/staff-path';
import type { Request, RequestHandler } from 'express';
import { type Clock, todayOf } from '#lib/clock.ts';
import type { Logger } from '#lib/log/logger.ts';
import { keepFiles, keptFiles } from './kept-files.ts';
import { lastRendering, type LastRendering } from './last-rendering.ts';
import { sendPacked } from './packed-page.ts';
import { renderSite } from './render-site.ts';
import { findDocument, packOnce } from './site.ts';
import { isHashed, staticFiles } from './static-files.ts';

type SiteOptions = {
  /** The built web app: `dist` with what browsers fetch, `dist-server` with what renders pages. */
  web: string;
  publicUrl: string;
  readFacts: () => Promise<SiteFacts>;
  /** Where the last rendering and each build's files are kept. */
  dataDirectory: string;
  clock: Clock;
  logger: Logger;
};

export type ServedSite = {
  handlers: RequestHandler[];
  /** Renders the site before the first visitor asks. */
  renderAhead: () => Promise<void>;
  stop: () => void;
};

/** The built web app: its files, its pages with the facts of the moment, the back office's shell. */
export function serveSite(options: SiteOptions): ServedSite | undefined {
  const { web, publicUrl, readFacts, dataDirectory, clock, logger } = options;
  const server = join(web, 'dist-server');
  const program = join(server, 'site-renderer.js');
  if (!existsSync(program)) return undefined;

  const stopping = new AbortController();
  const build = buildOf(server);
  const today = todayOf(clock);
  const siteFor = lastRendering({
    render: (facts) =>
      renderSite(program, { job: { publicUrl, today: today(), facts }, signal: stopping.signal }),
    basis: () => JSON.stringify([build, publicUrl, today()]),
    file: join(dataDirectory, 'rendered-site.bin'),
    logger,
  });
  const dist = join(web, 'dist');
  const kept = join(dataDirectory, 'site-files');
  try {
    keepFiles({ dist, build, folder: kept });
  } catch (err) {
    logger.warn({ err }, 'The files of this build could not be kept for other builds');
  }
  const factsNow = factsInTime(readFacts);
  const siteNow = async () => siteFor(await factsNow());
  return {
    handlers: [
      staticFiles(dist),
      keptFiles(kept),
      serveBackOffice(join(server, 'app.html')),
      servePages(siteNow),
    ],
    renderAhead: async () => {
      await siteNow().catch(() => undefined); // it is in the log
    },
    stop: () => stopping.abort(),
  };
}

/** Changes with every change of the build: its files name all others by their contents. */
function buildOf(server: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('*.*', { cwd: server }).toSorted()) {
    hash.update(file).update(readFileSync(join(server, file)));
  }
  return hash.digest('base64url');
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Sign-in and the back office are one page, which the browser fills. */
function serveBackOffice(file: string): RequestHandler {
  const shell = packOnce(readFileSync(file));
  return async (request, response, next) => {
    if (!isRead(request) || !isStaffPath(request.path)) {
      next();
      return;
    }
    sendPacked(request, response, { page: await shell(), status: 200, type: '.html' });
  };
}

function servePages(siteNow: () => Promise<LastRendering>): RequestHandler {
  return async (request, response, next) => {
    if (!isRead(request) || isHashed(request.path)) {
      next();
      return;
    }
    const { site, isUpToDate } = await siteNow();
    const { document, movedTo, ...answer } = findDocument(site, request.path);
    // Of an answer's headers, the page itself can read only this one: without it, it asks for newer facts.
    if (isUpToDate) response.set('Server-Timing', FACTS_HOLD);
    if (movedTo) response.redirect(301, movedTo + request.url.slice(request.path.length));
    else sendPacked(request, response, { page: await document(), ...answer });
  };
}

/** How long a page waits for its facts, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Reads the facts of the moment, or `undefined` when the database doesn't answer in time. While an
 * answer is overdue nobody waits for another one.
 */
function factsInTime(read: () => Promise<SiteFacts>): () => Promise<SiteFacts | undefined> {
  let overdue = 0;
  return async () => {
    if (overdue > 0) return undefined;
    const reading = read().catch(() => undefined);
    const patience = new AbortController();
    const late = wait(PATIENCE_MS, 'late' as const, { signal: patience.signal });
    const answer = await Promise.race([reading, late]);
    if (answer !== 'late') {
      patience.abort();
      await late.catch(() => undefined);
      return answer;
    }
    overdue += 1;
    void reading.then(() => (overdue -= 1));
    return undefined;
  };
}
