import { imageName } from '@assay/domain/files';
import { type Meta, modelIdsOf } from '@assay/domain/points/applicability';
import type { ChoiceList, Dropdown, OptionGroup, RangeValue } from '@assay/domain/points/parts';
import type { PointKind } from '@assay/domain/points/point-types';
import type { PointRecord } from './point-record.queries.ts';
import { metaOf } from './read-point.ts';

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
