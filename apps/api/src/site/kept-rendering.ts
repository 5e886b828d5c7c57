import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { RenderedSite, SiteFacts } from '@museum/shared/site/site-facts';

/** A rendering as it lies on disk, for the next start and for other servers on the same data. */
export type KeptRendering = {
  /** What pages depend on beside the facts; a rendering with another basis is of no use. */
  basis: string;
  facts?: SiteFacts;
  site: RenderedSite;
};

/** The kept rendering, unless there is none or it can't be read. */
export async function readRendering(file: string): Promise<KeptRendering | undefined> {
  try {
    return deserialize(await readFile(file)) as KeptRendering;
  } catch {
    return undefined;
  }
}

/** Whoever reads at the same time finds the old rendering or the new one, never half of one. */
export async function writeRendering(file: string, rendering: KeptRendering): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, serialize(rendering));
  await rename(unfinished, file);
}
