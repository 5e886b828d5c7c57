import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Texts of at least this many bytes; smaller ones fit into one packet anyway. */
const WORTHWHILE = 1000;

/** Pages and what else the server fills with its own address are compressed by the server. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;

async function compress(file: string): Promise<void> {
  if (existsSync(`${file}.br`)) return;
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    compressBrotli(content, options).then((small) => writeFile(`${file}.br`, small)),
    compressGzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Puts a brotli and a gzip copy beside every text in a folder that has none yet. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))),
  );
}
