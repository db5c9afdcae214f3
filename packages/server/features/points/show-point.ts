import type { InspectionPoint } from '@assay/contract/points/point';
import { modelIdsOf } from '@assay/domain/points/metas';
import type { ChoiceList, Dropdown, OptionGroup, RangeValue } from '@assay/domain/points/parts';
import type { Person } from '../../http/person.ts';
import { mayEdit } from './load-point.ts';
import type { PointRecord } from './point-record.queries.ts';
import { pointOf } from './read-point.ts';

const rangeValueOnWire = (value: RangeValue) => ({ ...value, modelIds: modelIdsOf(value.metas) });

const followUpOnWire = <Option extends { followUpRangeValue: RangeValue | null }>(option: Option) => ({
  ...option,
  followUpRangeValue: option.followUpRangeValue && rangeValueOnWire(option.followUpRangeValue),
});

const choiceListOnWire = ({ options, ...list }: ChoiceList) => ({
  ...list,
  modelIds: modelIdsOf(list.metas),
  tags: [...new Set(options.flatMap(({ tags }) => tags))],
  options: options.map(followUpOnWire),
});

export const optionGroupOnWire = ({ options, ...group }: OptionGroup) => ({
  ...group,
  options: options.map((option) => ({
    ...followUpOnWire(option),
    followUpRangeValueId: option.followUpRangeValue?.id ?? null,
  })),
});

export const dropdownOnWire = ({ options, ...dropdown }: Dropdown) => ({
  ...dropdown,
  options: options.map(followUpOnWire),
});

const translationsOnWire = ({ translations }: PointRecord, asked: 'name' | 'description') =>
  translations
    .filter(({ kind }) => kind === asked)
    .map(({ language, value, updated_at }) => ({
      id: language,
      name: language,
      value,
      updated: new Date(updated_at).toISOString(),
    }));

interface AnyParts {
  rangeValues?: RangeValue[];
  multipleChoices?: ChoiceList[];
  optionGroup?: OptionGroup | null;
  dropdowns?: Dropdown[];
}

/** A point as it crosses the wire, to this reader. */
export function showPoint(record: PointRecord, person: Person): InspectionPoint {
  const point = pointOf(record);
  const { rangeValues, multipleChoices, optionGroup, dropdowns } = point as AnyParts;
  return {
    ...point,
    ...(rangeValues && { rangeValues: rangeValues.map(rangeValueOnWire) }),
    ...(multipleChoices && { multipleChoices: multipleChoices.map(choiceListOnWire) }),
    ...(optionGroup && { optionGroup: optionGroupOnWire(optionGroup) }),
    ...(dropdowns && { dropdowns: dropdowns.map(dropdownOnWire) }),
    ...('measurementUnitId' in point && { unitValue: record.unit_name ?? '' }),
    id: record.id,
    kind: record.kind,
    translations: translationsOnWire(record, 'name'),
    descriptionTranslations: translationsOnWire(record, 'description'),
    editable: mayEdit(person, record.company_id),
    revision: record.revision,
  } as InspectionPoint;
}
