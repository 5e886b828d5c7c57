import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The letters with diacritics live in the latin-ext files, so Serbian text needs both. */
const firstTextFonts = /(?:bitter|manrope)-latin(?:-ext)?-wght-normal-.*\.woff2$/;

/** Asks the browser for the four files of Serbian Latin before it has read any stylesheet. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => firstTextFonts.test(file))
        .map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head',
        })),
  },
});
