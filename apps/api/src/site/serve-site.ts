import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import type { RequestHandler } from 'express';
import { fillPage, needsPrices } from './fill-page.ts';
import { packPage, type PackedPage, sendPacked } from './packed-page.ts';
import { recentPrices } from './recent-prices.ts';
import { readSitePages, type SitePages } from './site-pages.ts';
import { staticFiles } from './static-files.ts';

type SiteFacts = { publicUrl: string; readPrices: () => Promise<PriceMapping> };

/** The built web app: its files, and its pages with the prices of the day. */
export function serveSite(folder: string, facts: SiteFacts): RequestHandler[] {
  if (!existsSync(join(folder, 'index.html'))) return [];
  return [staticFiles(folder), servePages(readSitePages(folder), facts)];
}

function servePages(pages: SitePages, { publicUrl, readPrices }: SiteFacts): RequestHandler {
  const pricesNow = recentPrices(readPrices);
  const packed = rememberPacked();

  const packedPage = async (file: string) => {
    const template = pages.template(file);
    if (!needsPrices(template)) return packed(file, '', () => fillPage(template, { publicUrl }));
    const prices = await pricesNow();
    return packed(file, JSON.stringify(prices), () =>
      fillPage(prices ? template : pages.unpriced(file), { publicUrl, prices }),
    );
  };

  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead ? pages.find(request.path) : undefined;
    if (!found) {
      next();
      return;
    }
    // A page has one address: with a slash at its end the browser's links and the app would differ.
    if (found.movedTo) {
      response.redirect(301, found.movedTo + request.url.slice(request.path.length));
      return;
    }
    const page = await packedPage(found.file);
    sendPacked(request, response, { page, status: found.status, type: extname(found.file) });
  };
}

/** Fills and compresses a page once for as long as the prices on it stay the same. */
function rememberPacked() {
  const kept = new Map<string, { prices: string; page: Promise<PackedPage> }>();
  return (file: string, prices: string | undefined, fill: () => string): Promise<PackedPage> => {
    const last = kept.get(file);
    if (last && last.prices === prices) return last.page;
    const page = packPage(fill());
    kept.set(file, { prices: prices ?? '', page });
    return page;
  };
}
