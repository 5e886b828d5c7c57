import { extname } from 'node:path';
import type { Document, Site } from './last-rendering.ts';

/** The text that answers an address, and how; and the page's own address if it is another. */
type FoundDocument = {
  document: Document;
  status: 200 | 404;
  type: string;
  movedTo?: string;
};

/** What only pages ask for; any other address may have been typed by a person. */
export const isAsset = (path: string) => /^\/(?:assets|art)\//.test(path);

/** The text of an address in any letters' case; a page has one address, without a slash at its end. */
export function findDocument(site: Site, path: string): FoundDocument {
  const address = path === '/' ? path : path.replace(/\/$/, '');
  const document = site.documents.get(address.toLowerCase());
  if (!document) return { document: site.notFound, status: 404, type: '.html' };
  const type = extname(address) || '.html';
  return { document, status: 200, type, ...(address === path ? {} : { movedTo: address }) };
}
