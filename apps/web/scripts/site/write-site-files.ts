import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';

import { listedPaths, publicPaths } from '#content/public-path.ts';
import { paths } from '#lib/paths.ts';
import { PUBLIC_URL } from './placeholders.ts';

const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPaths.map((path) => `  <url><loc>${PUBLIC_URL}${path}</loc></url>`).join('\n')}
</urlset>
`;

const robots = () => `User-agent: *
Disallow: ${paths.admin}
Disallow: ${paths.signIn}
Disallow: /api/

Sitemap: ${PUBLIC_URL}/sitemap.xml
`;

function webManifest(artVersion: string): string {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/art/${artVersion}/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: organisation.name,
    short_name: organisation.shortName,
    lang: 'sr-Latn',
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  });
}

/** What search engines, browsers and our own server read: map of the site, robots, routes. */
export async function writeSiteFiles(dist: string, artVersion: string): Promise<void> {
  const routes = [...publicPaths, paths.signIn, paths.admin, `${paths.admin}/*`];
  await Promise.all([
    writeFile(join(dist, 'sitemap.xml'), sitemap()),
    writeFile(join(dist, 'robots.txt'), robots()),
    writeFile(join(dist, 'site.webmanifest'), webManifest(artVersion)),
    writeFile(join(dist, 'routes.json'), JSON.stringify(routes)),
  ]);
}
