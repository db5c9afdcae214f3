import type { HistoryEntry } from '@assay/contract/history';
import type { InspectionPoint } from '@assay/contract/points/point';
import { imageName } from '@assay/domain/files';
import { isId } from '@assay/domain/id';
import type { MeasurementLimit } from '@assay/domain/measurements/limits';
import { type Meta, modelIdsOf } from '@assay/domain/points/applicability';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { ChoiceList, Dropdown, OptionGroup, PointField, RangeValue } from '@assay/domain/points/parts';
import type { PointKind } from '@assay/domain/points/point-types';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Person } from '../../http/session/session.ts';
import { mayEdit } from './load-point.ts';
import type { PointRecord } from './point-record.queries.ts';
import { namesOf } from './points.queries.ts';
import { metaOf, pointOf, translatedTexts } from './read-point.ts';

function translationsOnWire(record: PointRecord, wanted: 'name' | 'description') {
  const changed = wanted === 'name' ? record.name_updated_at : record.description_updated_at;
  return record.translations
    .filter(({ kind }) => kind === wanted)
    .map(({ language, value, updated_at, source }) => ({
      id: language,
      name: language,
      value,
      updated: new Date(updated_at).toISOString(),
      outdated: new Date(updated_at) < changed,
      source,
    }));
}

const textsOnWire = (record: PointRecord) =>
  translatedTexts(record).map(({ key, language, updatedAt, ...rest }) => ({
    id: `${key} ${language}`,
    key,
    name: language,
    updated: updatedAt,
    ...rest,
  }));

interface AnyContent {
  fields?: PointField[];
  measurementLimits?: MeasurementLimit[];
  rangeValues?: RangeValue[];
  multipleChoices?: ChoiceList[];
  optionGroup?: OptionGroup | null;
  dropdowns?: Dropdown[];
}

/** A point as it crosses the wire, to this reader. */
export function showPoint(
  record: PointRecord,
  person: Person,
  documents: InspectionPoint['documents'],
): InspectionPoint {
  const point = pointOf(record);
  const { id, kind, revision } = record;
  const { fields = [], measurementLimits, rangeValues, multipleChoices, optionGroup, dropdowns } = point as AnyContent;
  const wire = partsOnWire(record.metas, record.dropdown_options);
  const limitsOnWire = measurementLimits?.map((limit) => ({ ...limit, inspectionPointId: id }));
  return {
    ...point,
    ...(limitsOnWire && { measurementLimits: limitsOnWire, unitValue: record.unit_name ?? '' }),
    ...(limitsOnWire && point.type === 'SummaryWithRows' && { limits: limitsOnWire }),
    ...(rangeValues && { rangeValues: rangeValues.map(wire.rangeValue) }),
    ...(multipleChoices && { multipleChoices: multipleChoices.map(wire.choiceList) }),
    ...(optionGroup && { optionGroup: wire.optionGroup(optionGroup) }),
    ...(dropdowns && { dropdowns: dropdowns.map(wire.dropdown) }),
    id,
    kind,
    metas: applicabilityOfPoint(id, kind, wire.metas('', point.metas)),
    titles: inIndexOrder(fields).map(({ title }) => title),
    translations: translationsOnWire(record, 'name'),
    descriptionTranslations: translationsOnWire(record, 'description'),
    textTranslations: textsOnWire(record),
    documents,
    editable: mayEdit(person, record.company_id),
    revision,
  } as InspectionPoint;
}

type Change = HistoryEntry['changes'][number];

/** Columns that hold many fields in one: each of them is a change of its own. */
const bundles = new Set(['settings', 'definition']);

function unbundled(change: Change): Change[] {
  if (!bundles.has(change.field)) return [change];
  const [from, to] = [change.from ?? {}, change.to ?? {}] as Record<string, unknown>[];
  return [...new Set(Object.keys({ ...from, ...to }))]
    .map((field) => ({ field, from: from?.[field] ?? null, to: to?.[field] ?? null }))
    .filter((one) => JSON.stringify(one.from) !== JSON.stringify(one.to));
}

const idsIn = ({ from, to }: Change): string[] =>
  [from, to].filter((value): value is string => typeof value === 'string' && isId(value));

/** The history of a point, with names in place of ids. */
export async function showPointHistory(db: Db, id: string): Promise<HistoryEntry[]> {
  const events = (await listEvents(db, 'inspectionPoint', id)).map((event) => ({
    ...event,
    changes: event.changes.flatMap(unbundled),
  }));
  const names = await namesOf(db, [...new Set(events.flatMap(({ changes }) => changes.flatMap(idsIn)))]);
  const named = (value: unknown): unknown => (typeof value === 'string' ? (names.get(value) ?? value) : value);
  return events.map((event) => ({
    ...event,
    changes: event.changes.map((change) => ({ ...change, from: named(change.from), to: named(change.to) })),
  }));
}

type MetaRecord = PointRecord['metas'][number];

const placeOf = (owner: string, { type, value }: Meta): string => [owner, type, value].join();

/** The kind is a column of the point, so its meta goes by the id of the point. */
export const applicabilityOfPoint = <M extends Meta & { id: string }>(
  pointId: string,
  kind: PointKind,
  metas: readonly M[],
) => [...metas, { id: pointId, type: 'PointType' as const, value: kind }];

/** The domain does not know the types of images, nor that an option waits for a batch update. */
type OptionRecords = readonly Pick<PointRecord['dropdown_options'][number], 'id' | 'image_type' | 'batch_id'>[];

const imageUrlOf = (imageId: string | null): string | null => imageId && `api/v1/images/${imageId}/file`;

/** Turns the parts of a point into their form on the wire; `rows` have the ids of metas, which the domain does not know. */
export function partsOnWire(rows: readonly MetaRecord[], optionRows: OptionRecords = []) {
  const ids = new Map(
    rows.map((row) => [placeOf(row.range_value_id ?? row.choice_list_id ?? '', metaOf(row)), row.id]),
  );

  const rowOf = new Map(optionRows.map((row) => [row.id, row]));
  const metas = (owner: string, list: readonly Meta[]) =>
    list.flatMap((meta) => {
      const id = ids.get(placeOf(owner, meta));
      return id === undefined ? [] : [{ id, ...meta }];
    });
  const rangeValue = (value: RangeValue) => ({
    ...value,
    metas: metas(value.id, value.metas),
    modelIds: modelIdsOf(value.metas),
  });
  const asking = <Option extends { followUpRangeValue: RangeValue | null }>(option: Option) => ({
    ...option,
    followUpRangeValue: option.followUpRangeValue && rangeValue(option.followUpRangeValue),
  });

  return {
    metas,
    rangeValue,
    choiceList: ({ options, ...list }: ChoiceList) => ({
      ...list,
      metas: metas(list.id, list.metas),
      modelIds: modelIdsOf(list.metas),
      tags: [...new Set(options.flatMap(({ tags }) => tags))],
      options: options.map(asking),
    }),
    optionGroup: ({ options, ...group }: OptionGroup) => ({
      ...group,
      options: options.map((option) => ({
        ...asking(option),
        followUpRangeValueId: option.followUpRangeValue?.id ?? null,
      })),
    }),
    dropdown: ({ options, ...dropdown }: Dropdown) => ({
      ...dropdown,
      options: options.map((option) => ({
        ...asking(option),
        imageId: option.imageId && imageName(option.imageId, rowOf.get(option.id)?.image_type ?? ''),
        imageUrl: imageUrlOf(option.imageId),
        imageReuploadNeeded: false as const,
        batchUpdateDetails: rowOf.get(option.id)?.batch_id ? { pending: true } : null,
      })),
    }),
  };
}
