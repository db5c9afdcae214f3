import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The gzipped bytes of scripts and styles that opening each lazily loaded file fetches where nothing is loaded yet. */
export type LazyFiles = Readonly<Record<string, number>>;

/** Stands in the folder of the build. */
export const weighedFiles = '.lazy-files.json';

/** A chunk and all that it imports. */
function fetchedWith(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk]);
  for (const { imports } of found)
    for (const name of imports) {
      const other = bundle[name];
      if (other?.type === 'chunk') found.add(other);
    }
  return found;
}

function bytesOf(chunks: ReadonlySet<Rolldown.OutputChunk>, bundle: Rolldown.OutputBundle): number {
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const files = [...new Set([...[...chunks].map(({ fileName }) => fileName), ...styles])].map((name) => bundle[name]);
  return files
    .map((file) => (file?.type === 'chunk' ? file.code : (file?.source ?? '')))
    .reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** Weighs what the page itself and every `import()` of the application fetch. */
export function lazyFiles(): Plugin {
  let root = '';
  return {
    name: 'assay:lazy-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const first = new Set(entries.flatMap((chunk) => [...fetchedWith(chunk, bundle)]));
      const lazy = [...chunkOf.keys()]
        .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        .map((id) => ({ id, chunk: chunkOf.get(id) }));
      const nameOf = (id: string): string =>
        relative(root, id)
          .replaceAll('\\', '/')
          .replace(/^.*node_modules\//, '');
      const weighed = new Map([['index.html', bytesOf(first, bundle)]]);
      // What the first page imports anyhow is not loaded lazily, whatever else asks for it.
      for (const { id, chunk } of lazy)
        if (chunk && !first.has(chunk)) weighed.set(nameOf(id), bytesOf(fetchedWith(chunk, bundle), bundle));
      const sorted = Object.fromEntries([...weighed].sort(([a], [b]) => (a < b ? -1 : 1)));
      await writeFile(join(dir, weighedFiles), `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

const mostGrowth = 1.02;
const mostShrinking = 0.9;

/** Where a build differs from the list of what its pages may fetch. */
export function lazyFaults(listed: LazyFiles, built: LazyFiles): string[] {
  const added = Object.keys(built).filter((file) => listed[file] === undefined);
  const others = Object.entries(listed).flatMap(([file, before]) => {
    const now = built[file];
    if (now === undefined) return [`${file} is not loaded lazily any more.`];
    if (now <= before * mostGrowth && now >= before * mostShrinking) return [];
    const percent = ((now / before - 1) * 100).toFixed(1);
    return [`Opening ${file} fetches ${now} bytes instead of ${before} (${percent} %).`];
  });
  const faults = [...added.map((file) => `${file} is loaded lazily, and the list does not name it.`), ...others];
  return faults.length === 0 ? [] : [...faults, 'If this is wanted, write the list again: npm run lazy-files'];
}
