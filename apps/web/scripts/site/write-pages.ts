import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';

import type { renderPage } from '#entry-server.tsx';
import { allPages } from '#content/all-pages.ts';
import { home } from '#content/pages/home.ts';
import { lunchOffer } from '#content/pages/lunch-offer.ts';
import { notFound } from '#content/pages/not-found.ts';
import { PRICES_ELEMENT_ID } from '#features/prices/known-prices.ts';
import { heroPreload, iconTags, shareTags } from './page-head.ts';
import { PRICE_MAPPING, standInPrices, withPricePlaceholders } from './placeholders.ts';
import { structuredData } from './structured-data.ts';

type Render = typeof renderPage;
type Rendered = Awaited<ReturnType<Render>>;

type Site = {
  /** The built site; its index.html becomes the home page. */
  dist: string;
  /** Where the server's build of src/entry-server.tsx can be imported from. */
  serverEntry: string;
  /** Addresses of preview pictures by the page's slot. */
  previews: ReadonlyMap<string, string>;
  artVersion: string;
};

/** What no page has, so that the router shows the not-found page. */
const NOWHERE = '/ove-strane-nema';

const pricesBlock = `<script type="application/json" id="${PRICES_ELEMENT_ID}">${PRICE_MAPPING}</script>`;

/** On paper: who we are at the foot of every sheet, and which sheet it is. */
const sheetMargins = `<style>
      @page {
        margin: 14mm 12mm 18mm;
        @bottom-left { content: '${organisation.name}, ${organisationAddress}, ${organisation.phones[0]}'; font: 9pt sans-serif }
        @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif }
      }
    </style>`;

/** For the addresses that only the client draws: sign-in and back office. */
const noScript = `<noscript>
      <main style="max-width: 40rem; margin: 0 auto; padding: 20vh 24px">
        <h1>${organisation.name}</h1>
        <p>Ova strana radi tek kada je u pregledaču uključen JavaScript.</p>
        <p><a href="/">Početna strana</a></p>
      </main>
    </noscript>
    `;

/** Where the server looks for the page of an address. */
const fileOf = (path: string, suffix = '') =>
  `${path === '/' ? 'index' : path.slice(1)}${suffix}.html`;

function fillShell(shell: string, head: readonly string[], { body }: Rendered, data = ''): string {
  return shell
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`);
}

/**
 * Writes every public page as HTML. Pages with prices come twice: with places for the prices of the
 * day, and as they look before the prices are known, should the server not know them either.
 */
export async function writePages({ dist, serverEntry, previews, artVersion }: Site): Promise<void> {
  const { renderPage: render } = (await import(serverEntry)) as { renderPage: Render };
  const index = await readFile(join(dist, 'index.html'), 'utf8');
  const shell = index.replace(
    '</head>',
    () => `  ${iconTags(artVersion)}\n    ${sheetMargins}\n  </head>`,
  );
  const previewOf = (slot: string) => previews.get(slot) ?? '';

  for (const page of allPages) {
    const { path, slot, hero } = page;
    const preview = previewOf(slot);
    const first = path === '/' ? home.slides[0] : hero;
    const wording = path === lunchOffer.path ? 'meal-price' : 'price';
    const write = async (rendered: Rendered, file: string, withPrices: boolean) => {
      const head = [
        rendered.head,
        heroPreload(first),
        shareTags(page, preview),
        structuredData(page, { preview, withPrices }),
        rendered.styles,
      ];
      const html = fillShell(shell, head, rendered, withPrices ? pricesBlock : '');
      await writeFile(join(dist, file), withPrices ? withPricePlaceholders(html, wording) : html);
    };
    const priced = await render(path, standInPrices);
    const hasPrices = withPricePlaceholders(priced.body, wording) !== priced.body;
    await write(priced, fileOf(path), hasPrices);
    if (hasPrices) await write(await render(path), fileOf(path, '.unpriced'), false);
  }

  const missing = await render(NOWHERE);
  const missingHead = [
    missing.head,
    heroPreload(notFound.hero),
    shareTags(notFound, previewOf('not-found')),
    missing.styles,
  ];
  await writeFile(join(dist, '404.html'), fillShell(shell, missingHead, missing));
  await writeFile(join(dist, 'app.html'), shell.replace('<div id="root">', `${noScript}$&`));
  await copyFile(join(dist, 'art', artVersion, 'icons/favicon.ico'), join(dist, 'favicon.ico'));
}
