import type { InspectionPoint, PointInput } from '@assay/contract/points/point';
import { type LimitName, limitNames, type MeasurementLimit } from '@assay/domain/measurements/limits';
import { type Meta, modelIdsOf } from '@assay/domain/points/applicability';
import { isTemporary } from '@assay/domain/points/new-parts';
import type { RangeValue } from '@assay/domain/points/parts';
import type { Point } from '@assay/domain/points/point';
import { cleanedPoint } from '@assay/domain/points/rules';
import { type CommonSettings, loadedSettings } from '@assay/domain/points/settings';

/** Limits as they are typed: a text that is no number stays beside the limit that it does not set. */
export type LimitDraft = MeasurementLimit & { id: string } & { [Name in LimitName as `${Name}Display`]?: string };

/** What the record says of itself, which is not the author's to change. */
const ofTheRecord = new Set([
  'id',
  'kind',
  'unitValue',
  'titles',
  'limits',
  'documents',
  'translations',
  'descriptionTranslations',
  'textTranslations',
  'editable',
  'revision',
]);

/** A meta is told from others by what it says: one that was taken away and chosen again is no change. */
function withoutMetaIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMetaIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'metas'
        ? (one as Meta[]).map(({ type, value: metaValue }) => ({ type, value: metaValue }))
        : withoutMetaIds(one),
    ]),
  );
}

/** A point as its form holds it; what it does not say is as the defaults have it. */
export function draftOf(point: InspectionPoint): Point {
  const own = Object.fromEntries(Object.entries(point).filter(([name]) => !ofTheRecord.has(name)));
  return { ...(withoutMetaIds(own) as object), ...loadedSettings(point) } as Point;
}

const isOfTheForm = (name: string): boolean =>
  name.endsWith('Display') || name === 'changed' || name === 'isNewValue' || name === 'imageUploading';

/** Rows and fields that a dataset names keep even a temporary id, by which the server finds them. */
const namedIds = (point: Point): ReadonlySet<unknown> =>
  new Set(
    'visualizationDatasets' in point ? point.visualizationDatasets.flatMap((one) => [one.rowId, one.columnId]) : [],
  );

/** The value without what is the form's own: temporary ids and typed texts; with the models of what has metas. */
function sendable(value: unknown, named: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => sendable(one, named));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !isOfTheForm(name) && name !== 'tags')
    .filter(([name, one]) => name !== 'id' || !isTemporary(String(one)) || named.has(one))
    .map(([name, one]) => [name, sendable(one, named)]);
  const { metas } = value as { metas?: Meta[] };
  return { ...Object.fromEntries(kept), ...(metas && { modelIds: modelIdsOf(metas) }) };
}

/** The two fields of known range values that are patched after all of them were applied. */
const updatesOf = (values: readonly RangeValue[]) =>
  Object.fromEntries(
    values
      .filter(({ id }) => !isTemporary(id))
      .map(({ id, inputValidationRegexp, validationConsequence }) => [
        id,
        { inputValidationRegexp, validationConsequence },
      ]),
  );

/** A text that is no number leaves the limit as it was saved. */
function withSavedLimits(draft: Point, known: InspectionPoint | undefined): Point {
  if (!('measurementLimits' in draft)) return draft;
  const saved = known && 'measurementLimits' in known ? known.measurementLimits : [];
  const measurementLimits = draft.measurementLimits.map((limit) => {
    const before = saved.find(({ id }) => id === limit.id);
    return { ...limit, ...Object.fromEntries(unreadLimits(limit).map((name) => [name, before?.[name] ?? null])) };
  });
  return { ...draft, measurementLimits };
}

/** What is sent of a draft. */
export function inputOf(draft: Point, known?: InspectionPoint): PointInput {
  const point = cleanedPoint(withSavedLimits(draft, known));
  const { modelIds: _, ...input } = sendable(point, namedIds(point)) as Record<string, unknown>;
  return {
    ...input,
    ...('rangeValues' in point && { rangeValueUpdates: updatesOf(point.rangeValues) }),
  } as unknown as PointInput;
}

/** The general settings alone, of a point of any type. */
export function generalFieldsOf(draft: CommonSettings & { productCategoryId: string }) {
  const { productCategoryId } = draft;
  return { ...loadedSettings(draft), ...(productCategoryId && { productCategoryId }) };
}

/** The names of the limits whose text is no number. */
export const unreadLimits = (limit: LimitDraft): LimitName[] =>
  limitNames.filter((name) => limit[name] === null && (limit[`${name}Display`] ?? '').trim() !== '');

/** What a row says of a product that has no limits at all. */
export const withoutLimits: Partial<LimitDraft> = {
  unlimited: true,
  ...Object.fromEntries(
    limitNames.flatMap((name) => [
      [name, null],
      [`${name}Display`, undefined],
    ]),
  ),
};
