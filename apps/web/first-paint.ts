import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** Plain Latin and the letters that Serbian adds to it. */
const firstTextFonts = /(?:bitter|manrope)-(?:latin-wght-normal|serbian)-.*\.woff2$/;

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const program = /<(script type="module"|link rel="modulepreload")/g;

const fontPreload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head',
});

function rulesOf(bundle: Rollup.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no stylesheet ${file}`);
  return String(asset.source);
}

/**
 * Pages come as HTML that can be read before any program runs. So the few rules that they share
 * stand in the page itself, the four files of Serbian Latin are asked for at once, and programs
 * wait behind both and the first picture.
 */
export const firstPaintFirst = (): Plugin => ({
  name: 'first-paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      html: html
        .replace(stylesheet, (_, file: string) => `<style>${rulesOf(bundle, file)}</style>`)
        .replace(program, '<$1 fetchpriority="low"'),
      tags: Object.keys(bundle)
        .filter((file) => firstTextFonts.test(file))
        .map(fontPreload),
    }),
  },
});
