import type { Rolldown } from 'vite';

interface Modules {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers' | 'dynamicImporters'> | null;
}

/** Large libraries, by the file that they come in: pages that do without one never fetch it. */
const large = {
  /** The database of the browser. */
  device: /\/node_modules\/dexie\//,
  /** The engine of regular expressions: a sixth of a megabyte. */
  work: /\/node_modules\/re2js\//,
};

/** Everything that is reached from a module, itself included. */
function reached(id: string, next: (one: string) => readonly string[] | undefined): string[] {
  const found = new Set([id]);
  for (const one of found) for (const other of next(one) ?? []) found.add(other);
  return [...found];
}

/**
 * Names the file for code that several pages share, by the large libraries that all of these pages need. A page is whatever
 * is imported when it is needed, wherever its file lies. What a module imports is needed by the same pages and more, so
 * that no file ever brings a library along that its pages do not need.
 */
export function fileOfSharedCode() {
  const librariesOf = new Map<string, readonly string[]>();

  return (id: string, modules: Modules): string => {
    const pages = reached(id, (one) => modules.getModuleInfo(one)?.importers).filter(
      (one) => modules.getModuleInfo(one)?.dynamicImporters.length,
    );
    for (const page of pages) {
      if (librariesOf.has(page)) continue;
      const all = reached(page, (one) => modules.getModuleInfo(one)?.importedIds);
      const needed = Object.entries(large).filter(([, library]) => all.some((one) => library.test(one)));
      librariesOf.set(
        page,
        needed.map(([name]) => name),
      );
    }
    const common = Object.keys(large).filter((name) => pages.every((page) => librariesOf.get(page)?.includes(name)));
    return common.join('-') || 'shared';
  };
}
