import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { AnyCell } from '@assay/domain/runs/answer-cells';
import { selectionCell } from '@assay/domain/runs/last-visit-cells';
import { t as inputs } from '../inputs/inputs.texts.ts';
import { t } from './perform.texts.ts';

interface Part {
  id: string;
  index: number;
  title: string;
}

/** Options of a selection have a name instead of a title. */
type Named = Partial<Part> & { name?: string };

/** What every part of a point is called, by its id. */
function titlesIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, title, name = title } = value as Named;
  if (id && name?.trim()) found.set(id, name.trim());
  for (const inner of Object.values(value)) titlesIn(inner, found);
  return found;
}

const numbered = (parts: readonly Part[] | undefined, id: string, name: (number: number) => string): string => {
  const place = inIndexOrder(parts ?? []).findIndex((part) => part.id === id);
  return place < 0 ? '' : name(place + 1);
};

export interface CellWords {
  /** 'Top, Left'. */
  labelOf: (cell: string) => string;
  textOf: (cell: AnyCell) => string;
}

/** How the cells of a point are called and read. */
export function cellWords(point: FrozenPoint): CellWords {
  const titles = titlesIn(point);
  const { rows, fields } = point as { rows?: Part[]; fields?: Part[] };
  const titleOf = (id: string): string =>
    titles.get(id) ??
    (numbered(rows, id, (number) => inputs('rowNumber', { number })) ||
      numbered(fields, id, (number) => inputs('fieldNumber', { number })) ||
      inputs('untitled'));
  return {
    labelOf: (cell) => {
      if (cell === selectionCell) return t('answer');
      const [row = '', field] = cell.split('/');
      return field === undefined ? titleOf(row) : inputs('cell', { row: titleOf(row), field: titleOf(field) });
    },
    textOf: ({ value, optionIds = [] }) => value ?? optionIds.map(titleOf).join(', '),
  };
}
