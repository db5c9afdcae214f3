import type { Cell, Fact, TableBlock } from '@assay/contract/reports/document';
import { beyondBy, isCritical, type LimitValues, limitNames } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { isLimited } from '@assay/domain/measurements/summary-table';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { ResultContent } from '@assay/domain/points/results';
import { shapeOf } from '@assay/domain/points/summary-with-rows';
import type { ShownPoint } from '@assay/domain/reports/shown-run';

export interface TableFigure extends Pick<Cell, 'text' | 'tone'> {
  key: 'corner' | 'worst' | 'nearest';
  /** What it is called in its table: its row and its column. */
  label: string;
}

const called = (...titles: readonly (string | undefined)[]): string =>
  [...new Set(titles.flatMap((title) => title || []))].join(', ');

/** What a table computes of all its cells. */
function cornerOf({ columns, rows }: TableBlock): TableFigure | undefined {
  const row = rows.at(-1);
  const cell = row?.cells.at(-1);
  const isCorner = row?.cells.slice(1).every(({ strong }) => strong) && rows.every(({ cells }) => cells.at(-1)?.strong);
  if (!isCorner || !row || !cell || cell.text === '') return undefined;
  return { key: 'corner', label: called(row.cells[0]?.text, columns.at(-1)?.title), text: cell.text, tone: cell.tone };
}

interface Measured extends Pick<TableFigure, 'label'> {
  value: number;
  cell: Cell;
}

/** The numbers that were typed into a table. */
function measuredIn({ columns, rows }: TableBlock, { point, result }: ShownPoint): Measured[] {
  if (point.type !== 'SummaryWithRows') return [];
  const { values } = result.content as ResultContent<'SummaryWithRows'>;
  const fields = inIndexOrder(point.fields);
  return values.flatMap(({ rowId, fieldId, value: typed }) => {
    const value = parseNumber(typed);
    const row = rows.find(({ key }) => key === rowId);
    // The first column names the row.
    const place = 1 + fields.findIndex(({ id }) => id === fieldId);
    const cell = place > 0 ? row?.cells[place] : undefined;
    if (value === undefined || !cell || cell.strong) return [];
    return [{ value, cell, label: called(row?.cells[0]?.text, columns[place]?.title) }];
  });
}

const figureOf = (key: TableFigure['key'], one: Measured | undefined): TableFigure | undefined =>
  one && { key, label: one.label, text: one.cell.text, tone: one.cell.tone };

/** What was measured farthest beyond the limits; what is computed of it is never worse, and may look better. */
function worstOf(table: TableBlock, at: ShownPoint): TableFigure | undefined {
  const { limits } = at.outcome;
  if (!limits) return undefined;
  const [worst] = measuredIn(table, at)
    .filter(({ value }) => beyondBy(value, limits) > 0)
    .toSorted(
      (one, other) =>
        Number(isCritical(other.value, limits)) - Number(isCritical(one.value, limits)) ||
        beyondBy(other.value, limits) - beyondBy(one.value, limits),
    );
  return figureOf('worst', worst);
}

/** How much room is left to the next limit. */
const roomOf = (value: number, { criticalLow, low, high, criticalHigh }: LimitValues): number =>
  Math.min(
    ...[low ?? criticalLow].map((limit) => (limit === null ? Number.POSITIVE_INFINITY : value - limit)),
    ...[high ?? criticalHigh].map((limit) => (limit === null ? Number.POSITIVE_INFINITY : limit - value)),
  );

/** Where the limits say nothing of what a table computes, since it is a sum or a difference: the measured value that is nearest to them. */
function nearestOf(table: TableBlock, at: ShownPoint): TableFigure | undefined {
  const { point, outcome } = at;
  const { limits } = outcome;
  if (point.type !== 'SummaryWithRows' || !limits || limitNames.every((name) => limits[name] === null))
    return undefined;
  const [row, field] = [table.rows.at(-1)?.key ?? '', inIndexOrder(point.fields).at(-1)?.id ?? ''];
  if (isLimited(shapeOf(point), row, field)) return undefined;
  const [nearest] = measuredIn(table, at).toSorted(
    (one, other) => roomOf(one.value, limits) - roomOf(other.value, limits),
  );
  return figureOf('nearest', nearest);
}

/** What a table is judged by, wherever one number stands for it: the worst that was measured, else what it computes, if the limits beside it are its own. */
export function tellingCell(table: TableBlock, at: ShownPoint): TableFigure | undefined {
  const corner = cornerOf(table);
  const nearest = corner ? nearestOf(table, at) : undefined;
  return worstOf(table, at) ?? nearest ?? corner;
}

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
