import type { FrozenPoint } from '../protocols/snapshot.ts';

interface Titled {
  id: string;
  title: string;
}

/** A title names its unit after the last comma ('Left front, mm'), otherwise by its first word ('Hours planned'). */
function measureOf(title: string): string {
  const parts = title.toLocaleLowerCase().split(',');
  const last = parts.at(-1)?.trim() ?? '';
  return parts.length > 1 ? `, ${last}` : (/\p{L}+/u.exec(last)?.[0] ?? '');
}

const titledOf = (point: FrozenPoint): readonly Titled[] => [
  ...('fields' in point ? point.fields : []),
  ...('rangeValues' in point ? point.rangeValues : []),
];

/** Cells that measure the same thing, in groups, the nearest first: in a table the column, the row and the whole. */
export function alikeCells(point: FrozenPoint, cell: string, cells: readonly string[]): string[][] {
  const others = cells.filter((id) => id !== cell);
  if (point.type === 'SummaryWithRows') {
    const [row, field] = cell.split('/');
    const inColumn = others.filter((id) => id.split('/')[1] === field);
    const inRow = others.filter((id) => id.split('/')[0] === row);
    return [inColumn, inRow, others];
  }
  const measures = new Map(titledOf(point).map(({ id, title }) => [id, measureOf(title)]));
  const own = measures.get(cell) ?? '';
  return own === '' ? [] : [others.filter((id) => measures.get(id) === own)];
}
