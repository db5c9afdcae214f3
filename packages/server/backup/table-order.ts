import type { ForeignKey } from './catalogue.queries.ts';

/** Tables after those that they refer to; where they refer to each other in a ring, by name. */
export function orderTables<T extends { name: string }>(tables: T[], foreignKeys: ForeignKey[]): T[] {
  const ordered: T[] = [];
  const waiting = [...tables];
  const isReady = ({ name }: T): boolean =>
    foreignKeys.every(({ from, to }) => from !== name || to === name || !waiting.some((table) => table.name === to));
  while (waiting.length > 0) {
    const index = Math.max(0, waiting.findIndex(isReady));
    ordered.push(...waiting.splice(index, 1));
  }
  return ordered;
}

/** The foreign keys that can only be checked once everything is there. */
export function keysAgainstOrder(tables: { name: string }[], foreignKeys: ForeignKey[]): ForeignKey[] {
  const place = new Map(tables.map(({ name }, index) => [name, index]));
  return foreignKeys.filter(({ from, to }) => (place.get(to) ?? -1) > (place.get(from) ?? -1));
}
