import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type CodeFor, codeKinds } from './vite/code-for-work.ts';
import { compressAssets } from './vite/compress-assets.ts';
import { fillPlaceholders } from './vite/fill-placeholders.ts';
import { lazyFiles } from './vite/lazy-files.ts';
import { serviceWorker } from './vite/service-worker.ts';

const api = process.env.ASSAY_API_URL ?? 'http://localhost:3000';

/** Lighter code first: what comes later may build on it, never the other way round. */
const priorities: readonly CodeFor[] = ['shared', 'device', 'reading', 'work'];
const kindOf = codeKinds();

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
    // What the login screen needs, what pages share, what work needs, and each page: a file for every few that share something would be eighty for one page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            ...priorities.map((name, place) => ({
              name: (id: string, modules: Parameters<typeof kindOf>[1]) => (kindOf(id, modules) === name ? name : null),
              debugName: name,
              minShareCount: 2,
              priority: 2 - place / 10,
            })),
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
