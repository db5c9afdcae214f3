import type { Point } from './point.ts';

interface Listed {
  id: string;
  title?: string;
  name?: string;
  options?: Listed[];
}

export interface Reordering {
  field: string;
  from: string[];
  to: string[];
}

const titleOf = ({ title, name }: Listed): string => title ?? name ?? '';

function compare(field: string, before: readonly Listed[], after: readonly Listed[]): Reordering[] {
  const [beforeById, afterById] = [
    new Map(before.map((part) => [part.id, part])),
    new Map(after.map((part) => [part.id, part])),
  ];
  const from = before.filter(({ id }) => afterById.has(id));
  const to = after.filter(({ id }) => beforeById.has(id));
  const moved = from.some(({ id }, place) => to[place]?.id !== id);
  const inside = to.flatMap(({ id, options = [] }) => compare('options', beforeById.get(id)?.options ?? [], options));
  return [...(moved ? [{ field, from: from.map(titleOf), to: to.map(titleOf) }] : []), ...inside];
}

/** Parts that were added or removed do not count. */
export function reorderedLists(before: Point, after: Point): Reordering[] {
  const listsOf = (point: Point): Record<string, Listed[]> => {
    const { rangeValues = [], multipleChoices = [], dropdowns = [], optionGroup } = point as Record<string, never>;
    return { rangeValues, multipleChoices, dropdowns, options: (optionGroup as Listed | undefined)?.options ?? [] };
  };
  const listsBefore = listsOf(before);
  return Object.entries(listsOf(after)).flatMap(([field, parts]) => compare(field, listsBefore[field] ?? [], parts));
}
