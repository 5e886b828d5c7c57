import { extname } from 'node:path';
import type { RenderedSite } from '@museum/shared/site/site-facts';
import { packPage, type PackedPage } from './packed-page.ts';

/** A text of the site, compressed when it is first asked for. */
export type Document = () => Promise<PackedPage>;

/** The rendered site in memory. */
export type Site = {
  /** By address in small letters. */
  documents: ReadonlyMap<string, Document>;
  notFound: Document;
};

/** The text that answers an address, and how; and the page's own address if it is another. */
type FoundDocument = { document: Document; status: 200 | 404; type: string; movedTo?: string };

export function openSite({ documents, notFound }: RenderedSite): Site {
  const byAddress = Object.entries(documents).map(
    ([address, bytes]) => [address.toLowerCase(), packOnce(bytes)] as const,
  );
  return { documents: new Map(byAddress), notFound: packOnce(notFound) };
}

/** A text that is compressed when it is first asked for. */
export function packOnce({ buffer, byteOffset, byteLength }: Uint8Array): Document {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  let packed: Promise<PackedPage> | undefined;
  return () => (packed ??= packPage(bytes));
}

/** The text of an address in any letters' case; a page has one address, without a slash at its end. */
export function findDocument(site: Site, path: string): FoundDocument {
  const address = path === '/' ? path : path.replace(/\/$/, '');
  const document = site.documents.get(address.toLowerCase());
  if (!document) return { document: site.notFound, status: 404, type: '.html' };
  const type = extname(address) || '.html';
  return { document, status: 200, type, ...(address === path ? {} : { movedTo: address }) };
}
