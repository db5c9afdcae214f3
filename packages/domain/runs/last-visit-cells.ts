import { canonicalJson } from '../canonical-json.ts';
import { isComputed } from '../measurements/summary-table.ts';
import type { Point } from '../points/point.ts';
import type { ResultContent } from '../points/results.ts';
import { shapeOf } from '../points/summary-with-rows.ts';
import { type AnyCell, cellsIn, saysNothing } from './answer-cells.ts';
import type { PointResult } from './result.ts';

type Answered = Pick<PointResult, 'content' | 'prefilled' | 'prefilledCells'>;

interface AnyContent {
  selection?: string | null;
  values?: AnyCell[];
  rangeValues?: AnyCell[];
  multipleChoices?: AnyCell[];
  dropdowns?: AnyCell[];
  followUps?: { optionId: string; value: string }[];
}

/** A choice has no id of its own, so its answer goes by this name. */
export const selectionCell = 'selection';

/** Every filled-in cell by its name; the answer to an option's question belongs to its choice, and computed cells are left out. */
function filledCells(point: Point, content: ResultContent): Map<string, string> {
  const {
    selection,
    values = [],
    rangeValues = [],
    multipleChoices = [],
    dropdowns = [],
    followUps = [],
  } = content as AnyContent;
  const withFollowUps = (optionIds: readonly string[]) => [
    optionIds,
    followUps.filter(({ optionId, value }) => optionIds.includes(optionId) && value !== ''),
  ];
  const chosen = (cells: Map<string, AnyCell>) =>
    [...cells].map(([id, { optionIds = [] }]) => [id, optionIds.length > 0 ? withFollowUps(optionIds) : null] as const);
  const shape = point.type === 'SummaryWithRows' ? shapeOf(point) : undefined;
  const typed = values.filter(({ rowId = '', fieldId = '' }) => !shape || !isComputed(shape, rowId, fieldId));
  const cells: (readonly [string, unknown])[] = [
    ...(selection ? [[selectionCell, withFollowUps([selection])] as const] : []),
    ...[...cellsIn('values', typed), ...cellsIn('rangeValues', rangeValues)].map(
      ([id, { value }]) => [id, value] as const,
    ),
    ...chosen(cellsIn('multipleChoices', multipleChoices)),
    ...chosen(cellsIn('dropdowns', dropdowns)),
  ];
  return new Map(cells.filter(([, value]) => !saysNothing(value)).map(([id, value]) => [id, canonicalJson(value)]));
}

/** Cells that nobody has confirmed or changed at this visit; an answer with a single value counts as a whole. */
export function cellsOfLastVisit(point: Point, result: Answered): string[] {
  if (!result.prefilled) return result.prefilledCells ?? [];
  const cells = [...filledCells(point, result.content).keys()];
  return cells.length > 1 ? cells : [];
}

/** Leaves out the cells that a write changed, and those that are missing from its list. */
export function cellsLeft(
  point: Point,
  before: Answered,
  content: ResultContent,
  listed: readonly string[] | undefined,
): string[] {
  const [cellsBefore, cellsAfter] = [filledCells(point, before.content), filledCells(point, content)];
  return cellsOfLastVisit(point, before).filter(
    (id) => (listed === undefined || listed.includes(id)) && cellsAfter.get(id) === cellsBefore.get(id),
  );
}

/** Cells that were not measured at this visit; a sum of old and new values counts as old. */
export function oldCells(point: Point, result: Answered): ReadonlySet<string> {
  const cells = new Set(cellsOfLastVisit(point, result));
  if (point.type !== 'SummaryWithRows' || cells.size === 0) return cells;
  const shape = shapeOf(point);
  const plain = (rowId: string) =>
    shape.fields.filter(({ id }) => !isComputed(shape, rowId, id)).map(({ id }) => `${rowId}/${id}`);
  const isOld = (id: string) => cells.has(id);
  const oldOfRow = (rowId: string) => plain(rowId).some(isOld);
  const computed = shape.rows.flatMap((row) =>
    shape.fields
      .filter(({ id }) => isComputed(shape, row.id, id))
      .map((field) => ({ rowId: row.id, fieldId: field.id })),
  );
  const stale = computed.filter(({ rowId, fieldId }) => {
    const isWholeRow = plain(rowId).length === 0;
    if (!isWholeRow) return oldOfRow(rowId);
    const below = shape.rows.filter(({ id }) => plain(id).length > 0);
    return below.some(({ id }) => (isComputed(shape, id, fieldId) ? oldOfRow(id) : isOld(`${id}/${fieldId}`)));
  });
  return new Set([...cells, ...stale.map(({ rowId, fieldId }) => `${rowId}/${fieldId}`)]);
}

/** The answer without values that are still from the last visit. */
export function withoutOldCells(point: Point, result: Answered): ResultContent {
  const old = oldCells(point, result);
  if (old.size === 0) return result.content;
  const content = result.content as AnyContent;
  const lists = ['values', 'rangeValues', 'multipleChoices', 'dropdowns'] as const;
  const kept = lists.flatMap((list) => {
    const cells = content[list] && [...cellsIn(list, content[list])].filter(([id]) => !old.has(id));
    return cells ? [[list, cells.map(([, cell]) => cell)] as const] : [];
  });
  const selection = old.has(selectionCell) ? null : content.selection;
  const chosen = new Set([selection, ...kept.flatMap(([, cells]) => cells.flatMap(({ optionIds = [] }) => optionIds))]);
  return {
    ...content,
    ...Object.fromEntries(kept),
    ...('selection' in content && { selection }),
    ...(content.followUps && { followUps: content.followUps.filter(({ optionId }) => chosen.has(optionId)) }),
  } as ResultContent;
}
