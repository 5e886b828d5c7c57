import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

const firstTextFonts = /(?:bitter|manrope)-serbian-.*\.woff2$/;

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

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
 * stand in the page itself, and the four files of Serbian letters are asked for at once; the program
 * waits for them and for the pictures of the first screen (start.ts).
 */
export const firstPaintFirst = (): Plugin => ({
  name: 'first-paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      html: html.replace(
        stylesheet,
        (_, file: string) => `<style>${rulesOf(bundle, file)}</style>`,
      ),
      tags: Object.keys(bundle)
        .filter((file) => firstTextFonts.test(file))
        .map(fontPreload),
    }),
  },
});
