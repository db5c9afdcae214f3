import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const isKept = (file: string): boolean => /\.(?:js|css|svg|png|woff2|webmanifest)$/.test(file);
/** Letters of other scripts are fetched when a text needs them. */
const isRare = (file: string): boolean => /(?:cyrillic|greek|vietnamese)/.test(file);

/** Builds the service worker beside the application, with the list of its files. */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'assay:service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // Before the files are compressed, which the worker should be too.
      order: 'pre',
      sequential: true,
      handler: async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && isKept(entry.name) && !isRare(entry.name))
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .replaceAll('\\', '/'),
          )
          .sort();
        const hash = createHash('sha256').update(files.join('\n'));
        hash.update(await readFile(join(folder, 'index.html')));
        const name = hash.digest('hex').slice(0, 16);
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          define: { __BUILD__: JSON.stringify({ name, files }) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            reportCompressedSize: false,
            rolldownOptions: {
              input: join(root, 'worker/service-worker.ts'),
              output: { entryFileNames: 'service-worker.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}
