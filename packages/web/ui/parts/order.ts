import { inIndexOrder, renumbered } from '@assay/domain/points/new-parts';

/** The parts with one of them at another place; indexes are dense afterwards. */
export function moved<P extends { id: string; index: number }>(parts: readonly P[], id: string, to: number): P[] {
  const ordered = inIndexOrder(parts);
  const from = ordered.findIndex((part) => part.id === id);
  const [part] = ordered.splice(from, 1);
  if (from < 0 || !part) return [...parts];
  ordered.splice(Math.max(0, Math.min(to, ordered.length)), 0, part);
  return renumbered(ordered);
}
