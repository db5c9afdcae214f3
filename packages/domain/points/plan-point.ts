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

/** The parts that a point of any type may have, as it has them now. */
type KnownContent = { [Name in keyof SentContent]: Extract<Point, { [Key in Name]: unknown }>[Name] };

export interface PointPlan {
  /** The point as it will be kept. */
  point: Point;
  /** What stands in its way, each with its place in what was sent. */
  errors: FieldError[];
  batches: WantedBatch[];
}

export interface SaveChoices {
  deleteMissing: boolean;
  /** The predefined group that was referred to, where there is one. */
  predefined?: OptionGroup | undefined;
}

/** What is left out of a new point is as the template has it, what is left out of a change stays. */
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

/** Rows and columns are named by the ids of the same body; what names one that goes, goes with it. */
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

/** What a save makes of a point: parts get their ids, what says nothing is dropped, and every fault is named. */
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
