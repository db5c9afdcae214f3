import type { Cell, Fact, TableBlock } from '@assay/contract/reports/document';
import { parseNumber } from '@assay/domain/measurements/numbers';

interface TableFigure extends Pick<Cell, 'tone'> {
  label: string;
  value: string;
}

/** What a table computes of all its cells, which stands for it in its row. */
export function cornerOf({ columns, rows }: TableBlock): TableFigure | undefined {
  const row = rows.at(-1);
  const cell = row?.cells.at(-1);
  const isCorner = row?.cells.slice(1).every(({ strong }) => strong) && rows.every(({ cells }) => cells.at(-1)?.strong);
  return isCorner && cell && cell.text !== ''
    ? { label: columns.at(-1)?.title ?? '', value: cell.text, tone: cell.tone }
    : undefined;
}

const worstFirst: readonly Cell['tone'][] = ['urgent', 'attention'];

/** The cell that a table is judged by: the worst of those that limits hold for, else what it computes. */
export function tellingCell(table: TableBlock): string | undefined {
  const cells = table.rows.flatMap((row) => row.cells.slice(1));
  const worst = worstFirst.flatMap((tone) => cells.find((cell) => cell.tone === tone) ?? [])[0];
  return worst?.text ?? cornerOf(table)?.value;
}

const amountOf = ({ value }: Fact): number | undefined => parseNumber(value.replaceAll(/[^\d.,]/g, ''));

/**
 * Those of several values that a point is judged by: the worst by its limits, what was selected, the largest of amounts.
 * Where nothing of it singles one out, all are told: one alone may be the half that is well.
 */
export function tellingFacts(facts: readonly Fact[], selection: string): readonly Fact[] {
  const worst = worstFirst.flatMap((tone) => facts.find((one) => one.tone === tone) ?? [])[0];
  const selected = facts.find(({ label }) => label === selection);
  const amounts = facts.map(amountOf);
  const largest = facts[amounts.indexOf(Math.max(...amounts.map((amount) => amount ?? Number.NaN)))];
  const one = worst ?? selected ?? largest;
  return one ? [one] : facts;
}
