import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RenderedSite, SiteFacts } from '@museum/shared/site/site-facts';
import type { Logger } from '#lib/log/logger.ts';
import { packPage, type PackedPage } from './packed-page.ts';

/** A text of the site, compressed when it is first asked for. */
export type Document = () => Promise<PackedPage>;

export type Site = {
  /** By address in small letters. */
  documents: ReadonlyMap<string, Document>;
  notFound: Document;
};

/** A rendering as it lies on disk, for the next start and for other processes. */
type KeptRendering = { basis: string; facts?: SiteFacts; site: RenderedSite };

type Rendering = { key: string; site: Site };

type Options = {
  render: (facts: SiteFacts | undefined) => Promise<RenderedSite>;
  /** What pages depend on beside the facts; a kept rendering with another basis is of no use. */
  basis: () => string;
  file: string;
  logger: Logger;
};

/** After this time, in milliseconds, a rendering that failed is tried again. */
const RETRY_MS = 60_000;

/**
 * Gives the site for certain facts, rendered once however many ask for it, one rendering at a time.
 * While facts are unknown, or when their rendering fails, the last site stays; where there is none
 * the site is rendered without facts.
 */
export function lastRendering({ render, basis, file, logger }: Options) {
  let last: Rendering | undefined;
  let underWay: { key: string; site: Promise<Site> } | undefined;
  const keyOf = (facts: SiteFacts | undefined) => JSON.stringify([basis(), facts]);
  const known = (key: string, facts: SiteFacts | undefined) =>
    last && (last.key === key || !facts) ? last.site : undefined;

  async function readKept(key: string): Promise<void> {
    const kept = await readRendering(file);
    if (kept?.basis !== basis()) return;
    const keptKey = keyOf(kept.facts);
    if (!last || keptKey === key) last = { key: keptKey, site: openSite(kept.site) };
  }

  async function make(key: string, facts: SiteFacts | undefined): Promise<Site> {
    await readKept(key);
    const found = known(key, facts);
    if (found) return found;
    const site = await render(facts);
    last = { key, site: openSite(site) };
    await writeRendering(file, { basis: basis(), facts, site }).catch((error: unknown) => {
      logger.warn({ err: error }, 'The rendered site could not be kept for the next start');
    });
    return last.site;
  }

  async function makeOrStay(key: string, facts: SiteFacts | undefined): Promise<Site> {
    try {
      return await make(key, facts);
    } catch (error) {
      if (!isStopped(error)) logger.error({ err: error }, 'The site could not be rendered');
      setTimeout(() => {
        if (underWay?.key === key) underWay = undefined;
      }, RETRY_MS).unref();
      if (last) return last.site;
      if (!facts) throw error;
      return make(keyOf(undefined), undefined);
    }
  }

  return async (facts: SiteFacts | undefined): Promise<Site> => {
    const key = keyOf(facts);
    const found = known(key, facts);
    if (found) return found;
    if (underWay?.key !== key) {
      const earlier = underWay?.site.catch(() => undefined);
      underWay = { key, site: Promise.resolve(earlier).then(() => makeOrStay(key, facts)) };
    }
    return underWay.site;
  };
}

const isStopped = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function openSite({ documents, notFound }: RenderedSite): Site {
  const byAddress = Object.entries(documents).map(
    ([address, text]) => [address.toLowerCase(), packOnce(text)] as const,
  );
  return { documents: new Map(byAddress), notFound: packOnce(notFound) };
}

/** A text as bytes, which take half the memory of letters; packed once. */
export function packOnce(text: string): Document {
  const bytes = Buffer.from(text);
  let packed: Promise<PackedPage> | undefined;
  return () => (packed ??= packPage(bytes));
}

/** The kept rendering, unless there is none or it can't be read. */
async function readRendering(file: string): Promise<KeptRendering | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KeptRendering;
  } catch {
    return undefined;
  }
}

/** Whoever reads at the same time finds the old rendering or the new one, never half of one. */
async function writeRendering(file: string, rendering: KeptRendering): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(rendering));
  await rename(unfinished, file);
}
