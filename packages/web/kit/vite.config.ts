import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The kit alone, for tests that look at it; who develops finds it beside the product, at /kit.html. */
export default defineConfig({
  base: './',
  build: { emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, '..', 'kit.html') } },
  plugins: [react()],
});
