import { posix } from 'node:path';

export interface SourceFile {
  /** From the root, with slashes. */
  path: string;
  text: string;
}

export interface Import {
  path: string;
  /** As the file writes it. */
  module: string;
  /** The file that is meant, from the root; without its ending where another package is imported. */
  target: string;
}

const specifier = /(?:from|import)\s*\(?\s*'((?:\.|@assay\/)[^']+)'/g;
/** Style sheets and pictures belong to whoever draws with them. */
const isCode = (module: string): boolean => module.startsWith('@') || /\.tsx?$/.test(module);
const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$|\/(?:testing|fixtures)\//.test(path);

/** Imports of our own code. Tests may look everywhere. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(specifier)]
        .map(([, module = '']) => ({ path, module, target: targetOf(path, module) }))
        .filter(({ module, target }) => isCode(module) && !isTest(target)),
    );
}

const targetOf = (path: string, module: string): string =>
  module.startsWith('@') ? module.replace('@assay', 'packages') : posix.join(posix.dirname(path), module);

/** An import of one place by another: of a room by a room, of a folder by a folder. */
export interface Step extends Import {
  from: string;
  to: string;
}

/** Only what leads from one place to another; what `placeOf` does not know is in no place. */
export function stepsBetween(imports: readonly Import[], placeOf: (path: string) => string | undefined): Step[] {
  return imports.flatMap((one) => {
    const from = placeOf(one.path);
    const to = placeOf(one.target);
    return from && to && from !== to ? [{ ...one, from, to }] : [];
  });
}

/** One import for each step of the shortest way from one place to another; nothing when there is no way. */
export function shortestWay(steps: readonly Step[], start: string, end: string): Step[] | undefined {
  const leaving = Map.groupBy(steps, ({ from }) => from);
  const ways = new Map<string, Step[]>([[start, []]]);
  for (const [place, way] of ways) {
    if (place === end) return way;
    for (const step of leaving.get(place) ?? []) if (!ways.has(step.to)) ways.set(step.to, [...way, step]);
  }
  return undefined;
}
