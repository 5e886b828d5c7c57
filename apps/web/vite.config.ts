import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { preloadFonts } from './preload-fonts.ts';
import { serveSiteFiles } from './serve-site-files.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const served = ['/api', '/openapi.json', '/docs', '/health'];
const proxy = Object.fromEntries(served.map((path) => [path, { target: api }]));

export default defineConfig({
  plugins: [react(), preloadFonts(), serveSiteFiles()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    manifest: true,
    // A data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
