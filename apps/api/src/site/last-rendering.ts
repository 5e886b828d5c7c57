import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { RenderedSite, SiteFacts } from '@museum/shared/site/site-facts';
import type { Logger } from '#lib/log/logger.ts';
import { openSite, type Site } from './site.ts';

type Facts = SiteFacts | undefined;

type Options = {
  render: (facts: Facts) => Promise<RenderedSite>;
  /** What pages depend on beside the facts. */
  basis: () => string;
  /** Where the last rendering is kept. */
  file: string;
  logger: Logger;
};

/** The site as last rendered, and whether that was for the facts that were asked for. */
export type LastRendering = { site: Site; isUpToDate: boolean };

/** After this time, in milliseconds, a rendering that failed is tried again. */
const RETRY_MS = 60_000;

/**
 * Gives the site for certain facts, rendered once however many ask for it. While facts are unknown,
 * or when their rendering fails, the last site stays; where there is none, the site is rendered
 * without facts.
 * @throws Error when that fails, too
 */
export function lastRendering({ render, basis, file, logger }: Options) {
  let last: { key: string; site: Site } | undefined;
  const keyOf = (facts: Facts) => JSON.stringify([basis(), facts]);
  const known = (facts: Facts) =>
    last && (!facts || last.key === keyOf(facts)) ? last.site : undefined;

  async function readKept(facts: Facts): Promise<void> {
    const kept = await readRendering(file);
    if (kept?.basis !== basis()) return;
    const key = keyOf(kept.facts);
    if (!last || key === keyOf(facts)) last = { key, site: openSite(kept.site) };
  }

  async function make(facts: Facts): Promise<Site> {
    await readKept(facts);
    const found = known(facts);
    if (found) return found;
    const key = keyOf(facts);
    const rendered = await render(facts);
    last = { key, site: openSite(rendered) };
    await writeRendering(file, { basis: basis(), facts, site: rendered }).catch((err: unknown) => {
      logger.warn({ err }, 'The rendered site could not be kept for the next start');
    });
    return last.site;
  }

  const makeNewest = oneAtATime(keyOf, async (facts: Facts, tryAgain) => {
    try {
      return await make(facts);
    } catch (error) {
      if (!isStopped(error)) logger.error({ err: error }, 'The site could not be rendered');
      setTimeout(tryAgain, RETRY_MS).unref();
      if (last) return last.site;
      if (!facts) throw error;
      return make(undefined);
    }
  });
  return async (facts: Facts): Promise<LastRendering> => {
    const site = known(facts) ?? (await makeNewest(facts));
    return { site, isUpToDate: facts !== undefined && site === known(facts) };
  };
}

const isStopped = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Works on one wish at a time. Who has the same wish as the last one shares its result, until
 * `forget` is called; of all other wishes meanwhile only the newest is worked on, for all of them.
 */
function oneAtATime<Wish, Result>(
  keyOf: (wish: Wish) => string,
  work: (wish: Wish, forget: () => void) => Promise<Result>,
) {
  let started: { key: string; result: Promise<Result> } | undefined;
  let newest: Wish;
  let next: Promise<Result> | undefined;

  const start = (wish: Wish) => {
    next = undefined;
    const forget = () => {
      if (started === mine) started = undefined;
    };
    const mine = { key: keyOf(wish), result: work(wish, forget) };
    started = mine;
    return mine.result;
  };

  return (wish: Wish): Promise<Result> => {
    if (!started) return start(wish);
    if (started.key === keyOf(wish)) return started.result;
    newest = wish;
    next ??= started.result.catch(() => undefined).then(() => start(newest));
    return next;
  };
}

/** A rendering as it lies on disk, for the next start and for other servers on the same data. */
type KeptRendering = {
  /** What pages depend on beside the facts; a rendering with another basis is of no use. */
  basis: string;
  facts?: SiteFacts;
  site: RenderedSite;
};

/** The kept rendering, unless there is none or it can't be read. */
async function readRendering(file: string): Promise<KeptRendering | undefined> {
  try {
    return deserialize(await readFile(file)) as KeptRendering;
  } catch {
    return undefined;
  }
}

/** Whoever reads at the same time finds the old rendering or the new one, never half of one. */
async function writeRendering(file: string, rendering: KeptRendering): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, serialize(rendering));
  await rename(unfinished, file);
}
