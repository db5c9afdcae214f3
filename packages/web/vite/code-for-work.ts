/** What the bundler tells of a module. */
interface ModuleFacts {
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** What makes a page large, which others should not pay for. */
const heavy = {
  /** Carrying out and writing: their screens, and the engine of regular expressions, which alone is a sixth of a megabyte. */
  work: /node_modules\/re2js\/|features\/(runs|protocols|points)\/\w+\/.*\.tsx$|features\/(inspections|audits)\/(perform|edit|start|page|create)\/.*\.tsx$/,
  /** The database of the browser, in which work is kept: wanted after the first page is drawn. */
  device: /node_modules\/dexie\//,
  /** What shows a report and cleans its HTML before. */
  reading: /features\/reports\/(view|blocks)\/.*\.tsx$|node_modules\/dompurify\//,
} as const;
type Heavy = keyof typeof heavy;
const names = Object.keys(heavy) as Heavy[];

export type CodeFor = Heavy | 'shared';

/** Everything that is reached from a module, itself included. */
function reached(id: string, next: (one: string) => readonly string[]): string[] {
  const found = new Set([id]);
  for (const one of found) for (const other of next(one)) found.add(other);
  return [...found];
}

/**
 * Answers for whom a module is that several pages share. What it imports counts, not only what it is: a small piece that
 * leads to something large would bring that to every page. What is light goes to those who have something large anyhow,
 * where nobody else wants it.
 */
export function codeKinds() {
  const needed = new Map<string, readonly Heavy[]>();
  const kinds = new Map<string, CodeFor>();

  function needsOf(id: string, modules: Modules): readonly Heavy[] {
    const known = needed.get(id);
    if (known) return known;
    const all = reached(id, (one) => modules.getModuleInfo(one)?.importedIds ?? []);
    const needs = names.filter((name) => all.some((one) => heavy[name].test(one)));
    needed.set(id, needs);
    return needs;
  }

  function kindOf(id: string, modules: Modules): CodeFor {
    const [own] = needsOf(id, modules);
    if (own) return own;
    const above = reached(id, (one) => modules.getModuleInfo(one)?.importers ?? []);
    const pages = above.filter((one) => (modules.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0);
    const common = names.filter(
      (name) => pages.length > 0 && pages.every((page) => needsOf(page, modules).includes(name)),
    );
    return common.includes('device') ? 'device' : (common[0] ?? 'shared');
  }

  return (id: string, modules: Modules): CodeFor => {
    const kind = kinds.get(id) ?? kindOf(id, modules);
    kinds.set(id, kind);
    return kind;
  };
}
