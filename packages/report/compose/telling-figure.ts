import type { Cell, Fact, TableBlock } from '@assay/contract/reports/document';
import { beyondBy, isCritical } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { ResultContent } from '@assay/domain/points/results';
import type { ShownPoint } from '@assay/domain/reports/shown-run';

export interface TableFigure extends Pick<Cell, 'text' | 'tone'> {
  key: 'corner' | 'worst';
  /** What it is called in its table: its row and its column. */
  label: string;
}

const called = (...titles: readonly (string | undefined)[]): string =>
  [...new Set(titles.flatMap((title) => title || []))].join(', ');

/** What a table computes of all its cells. */
export function cornerOf({ columns, rows }: TableBlock): TableFigure | undefined {
  const row = rows.at(-1);
  const cell = row?.cells.at(-1);
  const isCorner = row?.cells.slice(1).every(({ strong }) => strong) && rows.every(({ cells }) => cells.at(-1)?.strong);
  if (!isCorner || !row || !cell || cell.text === '') return undefined;
  return { key: 'corner', label: called(row.cells[0]?.text, columns.at(-1)?.title), text: cell.text, tone: cell.tone };
}

/** What was measured farthest beyond the limits; what is computed of it is never worse, and may look better. */
function worstOf({ columns, rows }: TableBlock, { point, result, outcome }: ShownPoint): TableFigure | undefined {
  const { limits } = outcome;
  if (point.type !== 'SummaryWithRows' || !limits) return undefined;
  const { values } = result.content as ResultContent<'SummaryWithRows'>;
  const fields = inIndexOrder(point.fields);
  const [worst] = values
    .flatMap(({ rowId, fieldId, value: typed }) => {
      const value = parseNumber(typed);
      const row = rows.find(({ key }) => key === rowId);
      // The first column names the row.
      const place = 1 + fields.findIndex(({ id }) => id === fieldId);
      const cell = place > 0 ? row?.cells[place] : undefined;
      if (value === undefined || !cell || cell.strong || beyondBy(value, limits) <= 0) return [];
      return [{ value, cell, label: called(row?.cells[0]?.text, columns[place]?.title) }];
    })
    .toSorted(
      (one, other) =>
        Number(isCritical(other.value, limits)) - Number(isCritical(one.value, limits)) ||
        beyondBy(other.value, limits) - beyondBy(one.value, limits),
    );
  return worst && { key: 'worst', label: worst.label, text: worst.cell.text, tone: worst.cell.tone };
}

/** What a table is judged by, wherever one number stands for it: the worst that was measured, else what it computes. */
export const tellingCell = (table: TableBlock, at: ShownPoint): TableFigure | undefined =>
  worstOf(table, at) ?? cornerOf(table);

const worstFirst: readonly Cell['tone'][] = ['urgent', 'attention'];

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
