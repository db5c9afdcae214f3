import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const smallest = 1024;

/** Writes `.br` and `.gz` beside every asset worth compressing, so that the server never does it per request. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'assay:compress-assets',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true });
      for (const entry of entries) if (compressible.test(entry)) await compress(join(folder, entry));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length <= smallest) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
