import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';

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

/** What browsers read when the site is installed. */
export const writeManifest = (dist: string, artVersion: string) =>
  writeFile(join(dist, 'site.webmanifest'), webManifest(artVersion));
