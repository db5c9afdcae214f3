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

function compare(field: string, was: readonly Listed[], is: readonly Listed[]): Reordering[] {
  const [before, after] = [new Map(was.map((part) => [part.id, part])), new Map(is.map((part) => [part.id, part]))];
  const from = was.filter(({ id }) => after.has(id));
  const to = is.filter(({ id }) => before.has(id));
  const moved = from.some(({ id }, place) => to[place]?.id !== id);
  const inside = to.flatMap(({ id, options = [] }) => compare('options', before.get(id)?.options ?? [], options));
  return [...(moved ? [{ field, from: from.map(titleOf), to: to.map(titleOf) }] : []), ...inside];
}

/** The lists of a point whose parts stand in another order; parts that came or went do not count. */
export function reorderedLists(was: Point, is: Point): Reordering[] {
  const listsOf = (point: Point): Record<string, Listed[]> => {
    const { rangeValues = [], multipleChoices = [], dropdowns = [], optionGroup } = point as Record<string, never>;
    return { rangeValues, multipleChoices, dropdowns, options: (optionGroup as Listed | undefined)?.options ?? [] };
  };
  const before = listsOf(was);
  return Object.entries(listsOf(is)).flatMap(([field, parts]) => compare(field, before[field] ?? [], parts));
}
