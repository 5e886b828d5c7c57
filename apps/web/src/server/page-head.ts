import { artUrl, stripUrl } from '@museum/art/art-url';
import { WIDE_FROM } from '@museum/art/hero-frame';
import { heroPhoto } from '@museum/art/photo';
import { photoSrcSet } from '@museum/art/photo-file';
import { organisation } from '@museum/shared/organisation/organisation';
import { escapeHtml } from '@museum/shared/primitives/escape-html';
import type { PageContent } from '#content/page-content.ts';
import { listedPaths, type PublicPath } from '#content/public-path.ts';

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

type HeadOf = Pick<PageContent, 'title' | 'description' | 'hero'> & { path?: PublicPath };

/** The site's address without a slash at its end, and the path of the page's preview picture. */
type Addresses = { publicUrl: string; preview: string };

/** The addresses of a page for search engines and for the previews of shared links. */
export function shareTags(
  { path, title, description, hero }: HeadOf,
  { publicUrl, preview }: Addresses,
): string {
  const picture = `${publicUrl}${preview}`;
  const fullTitle = `${title} – ${organisation.name}`;
  return [
    ...(path === undefined ? [] : [`<link rel="canonical" href="${publicUrl}${path}">`]),
    ...(path && listedPaths.includes(path) ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'sr_RS'),
    meta('property', 'og:site_name', organisation.name),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    ...(path === undefined ? [] : [meta('property', 'og:url', `${publicUrl}${path}`)]),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', hero.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', fullTitle),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
  ].join('\n    ');
}

/** Lets the browser ask for the first picture before it has read the page. */
export function heroPreload({
  scene,
  strip,
}: Pick<PageContent['hero'], 'scene' | 'strip'>): string {
  const photo = heroPhoto(scene);
  if (strip && !photo)
    return `<link rel="preload" as="image" href="${stripUrl(strip)}" fetchpriority="high">`;
  return (['wide', 'tall'] as const)
    .map((format) => {
      const media =
        format === 'tall' ? `(max-width: ${WIDE_FROM - 1}px)` : `(min-width: ${WIDE_FROM}px)`;
      const source = photo
        ? `type="image/avif" imagesrcset="${photoSrcSet(photo[format], 'avif')}" imagesizes="100vw"`
        : `href="${artUrl(scene, format)}"`;
      return `<link rel="preload" as="image" ${source} media="${media}" fetchpriority="high">`;
    })
    .join('\n    ');
}
