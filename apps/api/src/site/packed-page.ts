import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Takes some 10 ms, once per page and rendering. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Where the ending alone would not tell the letters' encoding. */
const MEDIA_TYPES: Record<string, string> = { '.xml': 'application/xml; charset=utf-8' };

/** A finished page, ready to be sent in the form that the browser prefers. */
export type PackedPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

export async function packPage(plain: Buffer): Promise<PackedPage> {
  const [br, zipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip: zipped };
}

export function sendPacked(
  request: Request,
  response: Response,
  { page, status, type }: { page: PackedPage; status: number; type: string },
): void {
  const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
  const packed = encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
  if (packed) response.set('Content-Encoding', packed);
  response
    .status(status)
    .set({ 'Cache-Control': 'no-cache', ETag: page.etag })
    .vary('Accept-Encoding')
    .type(MEDIA_TYPES[type] ?? type)
    .send(page[packed ?? 'plain']);
}
