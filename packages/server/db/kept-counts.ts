import type { Db } from './pool.ts';

const mostKept = 1_000;
const keptOf = new WeakMap<Db, Map<string, unknown>>();

/** What was counted under a key is kept; the key holds the versions of the lists behind it, so that a change makes it another. */
export async function keptCount<Count>(db: Db, parts: readonly string[], count: () => Promise<Count>): Promise<Count> {
  const key = parts.join('\n');
  const kept = keptOf.get(db) ?? new Map<string, unknown>();
  keptOf.set(db, kept);
  if (kept.has(key)) return kept.get(key) as Count;
  const counted = await count();
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, counted);
  return counted;
}
