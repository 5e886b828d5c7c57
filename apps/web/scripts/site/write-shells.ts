import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';

type Built = {
  /** What browsers fetch; the HTML that Vite has put there goes. */
  dist: string;
  /** What the server renders pages with. */
  server: string;
  artVersion: string;
};

/** Icons of the tab, of phones and of the installed site. */
const iconTags = (artVersion: string): string => {
  const icons = `/art/${artVersion}/icons`;
  return [
    `<link rel="icon" href="${icons}/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${icons}/apple-touch-icon.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
  ].join('\n    ');
};

/** On paper: who we are at the foot of every sheet, and which sheet it is. */
const sheetMargins = `<style>
      @page {
        margin: 14mm 12mm 18mm;
        @bottom-left { content: '${organisation.name}, ${organisationAddress}, ${organisation.phones[0]}'; font: 9pt sans-serif }
        @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif }
      }
    </style>`;

/** For the addresses that only the browser draws: sign-in and back office. */
const noScript = `<noscript>
      <main style="max-width: 40rem; margin: 0 auto; padding: 20vh 24px">
        <h1>${organisation.name}</h1>
        <p>Ova strana radi tek kada je u pregledaču uključen JavaScript.</p>
        <p><a href="/">Početna strana</a></p>
      </main>
    </noscript>
    `;

/** Takes the HTML of both builds out of dist: what public pages are filled into, and the back office's. */
export async function writeShells({ dist, server, artVersion }: Built): Promise<void> {
  const everywhere = `  ${iconTags(artVersion)}\n    ${sheetMargins}\n  </head>`;
  const takeOut = async (file: string) => {
    const html = await readFile(join(dist, file), 'utf8');
    await rm(join(dist, file));
    return html.replace('</head>', () => everywhere);
  };
  const admin = await takeOut('app.html');
  await writeFile(join(server, 'index.html'), await takeOut('index.html'));
  await writeFile(join(server, 'app.html'), admin.replace('<div id="root">', `${noScript}$&`));
  await copyFile(join(dist, 'art', artVersion, 'icons/favicon.ico'), join(dist, 'favicon.ico'));
}
