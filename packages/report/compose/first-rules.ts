import type { Cell, TableBlock } from '@assay/contract/reports/document';
import { cornerOf, type TableFigure } from './telling-figure.ts';

// What versions of earlier rules are told by, for good; without a number those of the first, which name none.

const worstFirst: readonly Cell['tone'][] = ['urgent', 'attention'];

/** The list of all points told what a table computes of all its cells, by the name of its column. */
export function firstCorner(table: TableBlock): TableFigure | undefined {
  const corner = cornerOf(table);
  return corner && { ...corner, label: table.columns.at(-1)?.title ?? '' };
}

/** Page one told the first cell beyond a critical limit, else beyond another, else what the table computes. */
export function firstTellingCell(table: TableBlock): string[] {
  const cells = table.rows.flatMap((row) => row.cells.slice(1));
  const worst = worstFirst.flatMap((tone) => cells.find((cell) => cell.tone === tone) ?? [])[0];
  const told = worst ?? cornerOf(table);
  return told ? [told.text] : [];
}

/** Until the rules 4: page one of an audit told the number of a machine's chapter before its name. */
export const firstMachineIn = (machine: string, place: number): string => `${place}\u00a0${machine}`;
