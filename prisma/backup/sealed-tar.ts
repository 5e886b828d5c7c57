import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, stat, truncate } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';

import { ExplainedError } from '../explained-error.ts';

/** What ends a tar file: two blocks of zeros. */
const END_BYTES = 1_024;
/** The seal: header, digest in a block of its own, end. */
const SEAL_BYTES = 512 + 512 + END_BYTES;

/** One file inside the tar; a text, or the path of a file on disk with its bytes. */
export type TarEntry = { name: string } & ({ text: string } | { path: string });

/**
 * Writes a tar file that only its owner may read. Its last entry, `sha256`, is the digest of every
 * byte before it, so that no byte can change or be missing unnoticed.
 * @throws NodeJS.ErrnoException EEXIST when the file is there already
 */
export async function writeSealedTar(path: string, entries: TarEntry[]): Promise<void> {
  const pack = tar.pack();
  const file = await open(path, 'wx', 0o600);
  const written = pipeline(Readable.from(pack), file.createWriteStream());
  await Promise.all([written, addEntries(pack, entries)]);
  const { size } = await stat(path);
  await truncate(path, size - END_BYTES);
  await appendFile(path, await seal(await digestOf(createReadStream(path))));
  await flush(path);
}

async function addEntries(pack: tar.Pack, entries: TarEntry[]): Promise<void> {
  for (const entry of entries) {
    const { name } = entry;
    if ('text' in entry) {
      pack.entry({ name, mode: 0o600 }, entry.text);
    } else {
      const { size } = await stat(entry.path);
      const target = asNodeStream(pack.entry({ name, mode: 0o600, size }));
      await pipeline(createReadStream(entry.path), target);
    }
  }
  pack.finalize();
}

/**
 * Reads the whole file once and compares it with its seal.
 * @throws ExplainedError when it can't be read, was damaged or cut short
 */
export async function checkSealedTar(path: string): Promise<void> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ExplainedError(`The backup ${path} cannot be read (${error.code}).`);
  });
  const end = size - SEAL_BYTES;
  const expected =
    end > 0 && (await seal(await digestOf(createReadStream(path, { end: end - 1 }))));
  const found = createReadStream(path, { start: Math.max(0, end) });
  if (expected && expected.equals(await buffer(found))) return;
  throw new ExplainedError(
    `${path} is damaged or incomplete, or is no backup; nothing was changed.`,
  );
}

/** The entries of a tar file, one after the other; each must be read to its end. */
export async function* readTarEntries(path: string) {
  const entries = tar.extract();
  // Ends both streams, whichever way the loop below is left; the loop itself throws what went wrong.
  pipeline(createReadStream(path), asNodeStream(entries)).catch(() => undefined);
  for await (const entry of entries as AsyncIterable<AsyncIterable<Buffer> & Named>) {
    yield { name: entry.header.name, content: Readable.from(entry) };
  }
}

type Named = { header: { name: string } };

/** The library's streams behave as Node's; its types are of a package of their own. */
const asNodeStream = (stream: object) => stream as Writable;

/** The SHA-256 of everything that a stream gives, hexadecimal. */
async function digestOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return (hash.read() as Buffer).toString('hex');
}

/** Always the same bytes for a digest. */
async function seal(digest: string): Promise<Buffer> {
  const pack = tar.pack();
  pack.entry({ name: 'sha256', mode: 0o600, mtime: new Date(0) }, digest);
  pack.finalize();
  return buffer(pack);
}

/** What is told to be kept must outlive a power cut. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
