/**
 * A program of its own: the server tells it the facts (apps/api/src/site/render-site.ts), it answers
 * with the rendered site, and ends. So React stays out of the server's memory.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedSite, RenderJob } from '@museum/shared/site/site-facts';

import { type BuiltSite, renderSite, type SiteTexts } from './render-site.ts';

const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');

/** The build has put both files beside this one. */
const readBuiltSite = async (): Promise<BuiltSite> => ({
  shell: await read('index.html'),
  previews: JSON.parse(await read('previews.json')) as BuiltSite['previews'],
});

/** Letters would pass through the server's memory several times; bytes lie outside of its heap. */
const inBytes = ({ documents, notFound }: SiteTexts): RenderedSite => ({
  documents: Object.fromEntries(
    Object.entries(documents).map(([address, text]) => [address, Buffer.from(text)]),
  ),
  notFound: Buffer.from(notFound),
});

process.once('message', (job) => {
  void readBuiltSite()
    .then((built) => renderSite(built, job as RenderJob))
    .then((site) => process.send?.(inBytes(site), () => process.disconnect()));
});
// Nobody waits for the answer any more.
process.once('disconnect', () => process.exit());
