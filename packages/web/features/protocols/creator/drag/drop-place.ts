import type { Protocol } from '@assay/domain/protocols/protocol';

export interface DropPlace {
  categoryId: string;
  /** Among the points of the category as they stand, before anything is moved. */
  place: number;
}

export interface DropLine {
  left: number;
  top: number;
  width: number;
}

/** Where something lands that is let go here, and the line that shows it; nothing outside of all categories. */
export function dropPlaceAt(x: number, y: number): (DropPlace & { line: DropLine }) | undefined {
  const category = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  if (!category) return undefined;
  const { left, width, bottom } = category.getBoundingClientRect();
  const line = (top: number): DropLine => ({ left, width, top });
  const categoryId = category.dataset.category ?? '';
  const rows = Array.from(category.querySelectorAll<HTMLElement>('[data-row]'));
  const next = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  if (next) return { categoryId, place: Number(next.dataset.row), line: line(next.getBoundingClientRect().top) };
  const last = rows.at(-1);
  return {
    categoryId,
    place: last ? Number(last.dataset.row) + 1 : Number(category.dataset.count),
    line: line(last?.getBoundingClientRect().bottom ?? bottom - 2),
  };
}

/** The place of a point among the others, once it has left its own. */
export function placeWithout(protocol: Protocol, pointId: string, { categoryId, place }: DropPlace): number {
  const points = protocol.categories.find(({ id }) => id === categoryId)?.inspectionPoints ?? [];
  const from = points.findIndex(({ id }) => id === pointId);
  return from >= 0 && from < place ? place - 1 : place;
}
