import { posix } from 'node:path';

export interface SourceFile {
  /** From the root, with slashes. */
  path: string;
  text: string;
}

interface RoomImport {
  from: string;
  to: string;
  path: string;
  module: string;
}

const features = /^packages\/(?:server|web)\/features\//;
const specifier = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** `packages/web/features/customers`, whatever the depth of the file; nothing for a file that is in no room. */
function roomOf(path: string): string | undefined {
  const [base] = features.exec(path) ?? [];
  const [room, file] = base ? path.slice(base.length).split('/') : [];
  return base && file ? base + room : undefined;
}

function importsOf({ path, text }: SourceFile): RoomImport[] {
  const from = roomOf(path);
  if (!from || isTest(path)) return [];
  return [...text.matchAll(specifier)].flatMap(([, module = '']) => {
    const to = roomOf(posix.join(posix.dirname(path), module));
    return to && to !== from ? [{ from, to, path, module }] : [];
  });
}

/** The rooms that lead from one to another, both included; nothing when there is no way. */
function wayBetween(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string, end: string): string[] | undefined {
  const ways = new Map([[start, [start]]]);
  for (const [room, way] of ways) {
    if (room === end) return way;
    for (const next of graph.get(room) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return undefined;
}

/** Imports between rooms that go round in a circle, and pages and dialogs that are taken from another room. */
export function roomFaults(files: readonly SourceFile[]): string[] {
  const imports = files.flatMap(importsOf);
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return imports.flatMap(({ from, to, path, module }) => {
    const back = wayBetween(graph, to, from);
    return [
      ...(back ? [`${path} imports ${module}: a circle of rooms, ${[from, ...back].join(' -> ')}.`] : []),
      ...(/(?:Page|Dialog)\.tsx$/.test(module)
        ? [`${path} imports ${module}: pages and dialogs belong to their room; import a piece that it offers.`]
        : []),
    ];
  });
}
