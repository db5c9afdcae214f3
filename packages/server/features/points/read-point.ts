import { type Meta, withKind } from '@assay/domain/points/applicability';
import type { ChoiceList, Dropdown, GroupOption, OptionGroup, RangeValue } from '@assay/domain/points/parts';
import type { Point } from '@assay/domain/points/point';
import { pointTexts } from '@assay/domain/points/point-texts';
import type { PointType } from '@assay/domain/points/point-types';
import { freshContent } from '@assay/domain/points/rules';
import { loadedSettings } from '@assay/domain/points/settings';
import type { GroupRecord, PointRecord } from './point-record.queries.ts';

type MetaRecord = PointRecord['metas'][number];
type RangeValueRecord = PointRecord['range_values'][number];

export const metaOf = ({ type, product_family_id, product_model_id, value }: MetaRecord): Meta => ({
  type,
  value: product_family_id ?? product_model_id ?? value,
});

const inOneOrder = (a: Meta, b: Meta): number => (`${a.type} ${a.value}` < `${b.type} ${b.value}` ? -1 : 1);

const applicabilityOf = (rows: readonly MetaRecord[], owns: (row: MetaRecord) => boolean): Meta[] =>
  rows.filter(owns).map(metaOf).sort(inOneOrder);

const rangeValueOf = (row: RangeValueRecord, metas: readonly MetaRecord[]): RangeValue => ({
  id: row.id,
  index: row.index ?? 0,
  title: row.title,
  keyboardType: row.keyboard_type,
  inputValidationRegexp: row.regexp,
  validationConsequence: row.consequence,
  metas: applicabilityOf(metas, ({ range_value_id }) => range_value_id === row.id),
  tags: row.tags,
});

/** The question that an option asks, found among those given. */
function followUpIn(rows: readonly RangeValueRecord[], metas: readonly MetaRecord[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id: string | null): RangeValue | null => {
    const row = id ? byId.get(id) : undefined;
    return row ? rangeValueOf(row, metas) : null;
  };
}

function groupOptionsOf(
  { group_options, group_follow_ups }: Pick<GroupRecord, 'group_options' | 'group_follow_ups'>,
  metas: readonly MetaRecord[],
): GroupOption[] {
  const followUp = followUpIn(group_follow_ups, metas);
  return group_options.map(({ id, index, name, default_comment, rating, follow_up_range_value_id }) => ({
    id,
    index,
    name,
    defaultComment: default_comment,
    rating,
    followUpRangeValue: followUp(follow_up_range_value_id),
  }));
}

export const optionGroupOf = ({ id, name, custom, ...record }: GroupRecord): OptionGroup => ({
  id,
  name,
  custom,
  options: groupOptionsOf(record, record.metas),
});

const choiceListsOf = ({ choice_lists, choice_options, range_values, metas }: PointRecord): ChoiceList[] => {
  const followUp = followUpIn(range_values, metas);
  const options = Map.groupBy(choice_options, ({ choice_list_id }) => choice_list_id);
  return choice_lists.map(({ id, index, title, radio, regexp }) => ({
    id,
    index,
    title,
    radio,
    inputValidationRegexp: regexp,
    metas: applicabilityOf(metas, ({ choice_list_id }) => choice_list_id === id),
    options: (options.get(id) ?? []).map((option) => ({
      id: option.id,
      index: option.index,
      title: option.title,
      tags: option.tags,
      followUpRangeValue: followUp(option.follow_up_range_value_id),
    })),
  }));
};

export const dropdownsOf = ({ dropdowns, dropdown_options, range_values, metas }: PointRecord): Dropdown[] => {
  const followUp = followUpIn(range_values, metas);
  const options = Map.groupBy(dropdown_options, ({ dropdown_id }) => dropdown_id);
  return dropdowns.map(({ id, index, title, multiselect, hide_images, regexp, consequence }) => ({
    id,
    index,
    title,
    multiselect,
    hideImages: hide_images,
    inputValidationRegexp: regexp,
    validationConsequence: consequence,
    options: (options.get(id) ?? []).map((option) => ({
      id: option.id,
      index: option.index,
      title: option.title,
      imageId: option.image_id,
      followUpRangeValue: followUp(option.follow_up_range_value_id),
    })),
  }));
};

/** These parts of a point's content have columns or rows of their own; the rest is in its definition. */
const readers: Record<string, (record: PointRecord) => unknown> = {
  measurementTitle: ({ measurement_title }) => measurement_title,
  measurementUnitId: ({ unit_id }) => unit_id,
  measurementLimits: ({ limits }) =>
    limits.map(({ id, product_family_id, product_model_id, critical_low, low, high, critical_high, unlimited }) => ({
      id,
      productFamilyId: product_family_id,
      productModelId: product_model_id,
      criticalLow: critical_low,
      low,
      high,
      criticalHigh: critical_high,
      ...(unlimited && { unlimited }),
    })),
  rangeValues: ({ range_values, metas }) =>
    range_values.filter(({ index }) => index !== null).map((row) => rangeValueOf(row, metas)),
  multipleChoices: choiceListsOf,
  dropdowns: dropdownsOf,
  optionGroup: ({ option_group_id, group_name, group_custom, metas, ...record }) =>
    option_group_id && {
      id: option_group_id,
      name: group_name ?? '',
      custom: group_custom ?? false,
      options: groupOptionsOf(record, metas),
    },
};

/** The names of a type's content that are kept in its definition. */
export const definedKeys = (type: PointType): string[] =>
  Object.keys(freshContent(type)).filter((key) => !Object.hasOwn(readers, key));

/** Builds a point from its rows. */
export function pointOf(record: PointRecord): Point {
  const content = Object.entries(freshContent(record.type)).map(([key, fresh]) => [
    key,
    readers[key]?.(record) ?? record.definition[key] ?? fresh,
  ]);
  const metas = applicabilityOf(record.metas, (row) => row.range_value_id === null && row.choice_list_id === null);
  return {
    type: record.type,
    name: record.name,
    description: record.description,
    productCategoryId: record.product_category_id,
    metas: withKind(metas, record.kind),
    ...loadedSettings(record.settings),
    ...Object.fromEntries(content),
  } as Point;
}

interface TranslatedText {
  key: string;
  language: string;
  value: string;
  updatedAt: string;
  /** The English text that was translated. */
  source: string;
  /** The English text has changed since. */
  outdated: boolean;
}

/** The translations of the texts inside a point; those of a text that is gone count no more. */
export function translatedTexts(record: PointRecord): TranslatedText[] {
  const own = Map.groupBy(record.text_translations, ({ key }) => key);
  const shared = Map.groupBy(record.option_terms, ({ source }) => source);
  return pointTexts(pointOf(record)).flatMap((text) => {
    const found = text.shared ? shared.get(text.text) : own.get(text.key);
    return (found ?? []).map(({ language, value, source, updated_at }) => ({
      key: text.key,
      language,
      value,
      updatedAt: new Date(updated_at).toISOString(),
      source,
      outdated: source !== text.text,
    }));
  });
}
