import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './vite/compress-assets.ts';
import { fillPlaceholders } from './vite/fill-placeholders.ts';
import { lazyFiles } from './vite/lazy-files.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { fileOfSharedCode } from './vite/shared-code.ts';

const api = process.env.ASSAY_API_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that one build serves any base path: everything resolves against the page's <base>.
  base: './',
  html: { cspNonce: '__CSP_NONCE__' },
  // An inlined asset would be a data: address, which the content security policy refuses outside images.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    // A file for what the login screen needs, a few for what three pages and more share, and one for each page: a file for
    // all that any two pages share would be two hundred for one page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What shared code imports is shared by as many pages, and finds its own file.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: fileOfSharedCode(), debugName: 'shared code', minShareCount: 3 },
          ],
        },
      },
    },
  },
  plugins: [react(), fillPlaceholders(), lazyFiles(), serviceWorker(), compressAssets()],
  server: {
    port: Number(process.env.ASSAY_WEB_PORT ?? 5173),
    strictPort: true,
    // Not all of /api: the sources of the folder of that name are served from there.
    proxy: { '/api/v1': api, '/demo-sign-in': api, '/healthz': api },
  },
});
