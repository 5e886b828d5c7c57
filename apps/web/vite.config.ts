import { publicFolder } from '@museum/art/build-art';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { firstPaintFirst } from './first-paint.ts';
import { serveSiteFiles } from './serve-site-files.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const served = ['/api', '/openapi.json', '/docs', '/health'];
const proxy = Object.fromEntries(served.map((path) => [path, { target: api }]));

export default defineConfig({
  plugins: [react(), firstPaintFirst(), serveSiteFiles()],
  publicDir: publicFolder,
  // By default also the built pages' HTML would be looked through.
  optimizeDeps: { entries: ['index.html', 'app.html'] },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    manifest: true,
    // A data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The rules that all pages share stand in their HTML: no program has to ask for them again.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What most pages are made of is one file, not fifteen of a kilobyte each.
        codeSplitting: { groups: [{ name: 'page-parts', minShareCount: 10 }] },
      },
    },
  },
});
