import { type FieldError, fieldError } from '../problem.ts';
import { applicabilityFaults, keptPointApplicability } from './kept-applicability.ts';
import type { WantedBatch } from './option-batch.ts';
import type { OptionGroup, VisualizationDataset } from './parts.ts';
import {
  type Plan,
  patchRangeValues,
  planChoiceLists,
  planCustomGroup,
  planDropdowns,
  planList,
  planRangeValues,
} from './plan-parts.ts';
import type { Point } from './point.ts';
import { cleanedPoint, pointFaults } from './rules.ts';
import type { SentContent, SentPoint, SentSettings } from './sent-point.ts';
import { type CommonSettings, newSettings } from './settings.ts';

/** A stored point of any type has some of these parts. */
type KnownContent = { [Name in keyof SentContent]: Extract<Point, { [Key in Name]: unknown }>[Name] };

export interface PointPlan {
  /** The point as it will be stored. */
  point: Point;
  /** Faults, each with its place in the request. */
  errors: FieldError[];
  batches: WantedBatch[];
}

export interface SaveChoices {
  deleteMissing: boolean;
  /** The predefined group that the request refers to, if it exists. */
  predefined?: OptionGroup | undefined;
}

/** Left out of a new point: the template's value. Left out of a change: unchanged. */
export function planSettings(base: CommonSettings | null, sent: SentSettings): CommonSettings {
  const from = base ?? newSettings;
  const settings = (Object.keys(newSettings) as (keyof CommonSettings)[]).map((name) => [
    name,
    sent[name] ?? from[name],
  ]);
  return Object.fromEntries(settings) as CommonSettings;
}

function planGroup(
  plan: Plan,
  sent: SentContent['optionGroup'],
  known: OptionGroup | null | undefined,
  choices: SaveChoices,
) {
  if (!sent) return null;
  if (sent.custom) return planCustomGroup(plan, sent, known);
  if (!choices.predefined) plan.errors.push(fieldError('optionGroup.id', 'point.optionGroupUnknown'));
  return choices.predefined ?? null;
}

/** Rows and columns are named by ids of the same body; a line that names a removed one is removed too. */
function planDatasets(
  plan: Plan,
  sent: SentContent,
  known: KnownContent,
  rowIds: Map<string, string>,
  fieldIds: Map<string, string>,
) {
  const { parts } = planList(
    plan,
    'visualizationDatasets',
    sent.visualizationDatasets ?? [],
    known.visualizationDatasets ?? [],
    (dataset) => dataset,
  );
  const place = (id: string, ids: Map<string, string>, current: readonly { id: string }[] = []) => {
    if (id === '' || ids.has(id)) return { id: ids.get(id) ?? '', gone: false, unknown: false };
    const known = current.some((part) => part.id === id);
    return { id, gone: known && plan.deleteMissing, unknown: !known };
  };
  return parts.flatMap((dataset, i): VisualizationDataset[] => {
    const row = place(dataset.rowId, rowIds, known.rows);
    const column = place(dataset.columnId, fieldIds, known.fields);
    const path = `visualizationDatasets.${i}`;
    if (row.unknown) plan.errors.push(fieldError(`${path}.rowId`, 'point.otherRow'));
    if (column.unknown) plan.errors.push(fieldError(`${path}.columnId`, 'point.otherField'));
    return row.gone || column.gone ? [] : [{ ...dataset, rowId: row.id, columnId: column.id }];
  });
}

function planContent(plan: Plan, sent: SentContent, known: KnownContent, choices: SaveChoices): object {
  const content: Record<string, unknown> = {};
  if ('rangeValueTitle' in sent) {
    const before = known.rangeValues ?? [];
    const values = sent.rangeValues ? planRangeValues(plan, sent.rangeValues, before) : before;
    content.rangeValues = patchRangeValues(plan, values, sent.rangeValueUpdates ?? {});
  }
  if (sent.multipleChoices)
    content.multipleChoices = planChoiceLists(plan, sent.multipleChoices, known.multipleChoices ?? []);
  if (sent.dropdowns) content.dropdowns = planDropdowns(plan, sent.dropdowns, known.dropdowns ?? []);
  if (sent.optionGroup !== undefined)
    content.optionGroup = planGroup(plan, sent.optionGroup, known.optionGroup, choices);
  const unchanged = <Part>(part: Part): Part => part;
  const fields = planList(plan, 'fields', sent.fields ?? [], known.fields ?? [], unchanged);
  const rows = planList(plan, 'rows', sent.rows ?? [], known.rows ?? [], unchanged);
  if (sent.fields) content.fields = fields.parts;
  if (sent.rows) content.rows = rows.parts;
  if (sent.visualizationDatasets) content.visualizationDatasets = planDatasets(plan, sent, known, rows.ids, fields.ids);
  if (sent.measurementLimits)
    content.measurementLimits = planList(
      plan,
      'measurementLimits',
      sent.measurementLimits,
      known.measurementLimits ?? [],
      unchanged,
    ).parts;
  return content;
}

/** Gives parts their ids, drops empty ones and names every fault. */
export function planPoint(current: Point | null, sent: SentPoint, choices: SaveChoices): PointPlan {
  const plan: Plan = {
    isNew: current === null,
    deleteMissing: choices.deleteMissing,
    errors: applicabilityFaults(sent.metas, 'metas'),
    batches: [],
  };
  const { rangeValueUpdates: _, ...fields } = sent;
  const content = planContent(plan, sent, (current ?? {}) as KnownContent, choices);
  const point = {
    ...fields,
    ...planSettings(current, sent),
    ...content,
    metas: keptPointApplicability(sent.metas),
  } as Point;
  const errors = [...plan.errors, ...pointFaults(point)];
  return { point: errors.length > 0 ? point : cleanedPoint(point), errors, batches: plan.batches };
}
