import type { Meta } from '@assay/domain/points/applicability';
import type { RangeValue } from '@assay/domain/points/parts';
import type { Point, PointContents } from '@assay/domain/points/point';
import type {
  ChoiceListRow,
  ChoiceOptionRow,
  DropdownOptionRow,
  DropdownRow,
  MeasurementLimitRow,
  MetaRow,
  OptionGroupOptionRow,
  OptionGroupRow,
  RangeValueRow,
} from '../../db/tables/points.ts';

/** Metas have no id on the wire, so their contents identify them. */
export type ApplicabilityFacts = Omit<MetaRow, 'id'>;

/** The rows of all parts of one point. */
export interface PointRows {
  option_group: OptionGroupRow[];
  range_value: RangeValueRow[];
  choice_list: ChoiceListRow[];
  choice_option: ChoiceOptionRow[];
  option_group_option: OptionGroupOptionRow[];
  dropdown: DropdownRow[];
  dropdown_option: DropdownOptionRow[];
  measurement_limit: MeasurementLimitRow[];
  meta: ApplicabilityFacts[];
}

type AnyContent = Partial<
  PointContents['SummaryWithRows'] &
    PointContents['RadioButtonSelection'] &
    PointContents['MultipleChoicesAndRangeValues'] &
    PointContents['Dropdown']
>;

const idIf = (applies: boolean, value: string): string | null => (applies ? value : null);

export const noRows = (): PointRows => ({
  option_group: [],
  range_value: [],
  choice_list: [],
  choice_option: [],
  option_group_option: [],
  dropdown: [],
  dropdown_option: [],
  measurement_limit: [],
  meta: [],
});

/** Turns the parts of one point into rows. */
export function rowsOf(pointId: string, point: Point): PointRows {
  const rows = noRows();
  const content = point as AnyContent;
  const ofPoint = { inspection_point_id: pointId };

  const addApplicability = (metas: readonly Meta[], owner: { range_value_id?: string; choice_list_id?: string }) => {
    for (const { type, value } of metas) {
      if (type === 'PointType') continue;
      const [family, model] = [type === 'ProductFamily', type === 'ProductModel'];
      rows.meta.push({
        ...ofPoint,
        range_value_id: owner.range_value_id ?? null,
        choice_list_id: owner.choice_list_id ?? null,
        type,
        product_family_id: idIf(family, value),
        product_model_id: idIf(model, value),
        value: family || model ? '' : value,
      });
    }
  };
  const addRangeValue = (value: RangeValue, index: number | null): string => {
    rows.range_value.push({
      ...ofPoint,
      id: value.id,
      index,
      title: value.title,
      keyboard_type: value.keyboardType,
      regexp: value.inputValidationRegexp,
      consequence: value.validationConsequence,
      tags: value.tags,
    });
    addApplicability(value.metas, { range_value_id: value.id });
    return value.id;
  };
  const addFollowUp = ({ followUpRangeValue }: { followUpRangeValue: RangeValue | null }): string | null =>
    followUpRangeValue && addRangeValue(followUpRangeValue, null);

  addApplicability(point.metas, {});
  for (const value of content.rangeValues ?? []) addRangeValue(value, value.index);
  for (const { id, index, title, radio, inputValidationRegexp, metas, options } of content.multipleChoices ?? []) {
    rows.choice_list.push({ ...ofPoint, id, index, title, radio, regexp: inputValidationRegexp });
    addApplicability(metas, { choice_list_id: id });
    for (const option of options)
      rows.choice_option.push({
        ...ofPoint,
        id: option.id,
        choice_list_id: id,
        index: option.index,
        title: option.title,
        tags: option.tags,
        follow_up_range_value_id: addFollowUp(option),
      });
  }
  // A predefined group is everybody's; a point only refers to it.
  if (content.optionGroup?.custom) {
    const { id, name, custom, options } = content.optionGroup;
    rows.option_group.push({ id, name, custom });
    for (const option of options)
      rows.option_group_option.push({
        ...ofPoint,
        id: option.id,
        option_group_id: id,
        index: option.index,
        name: option.name,
        default_comment: option.defaultComment,
        rating: option.rating ?? null,
        follow_up_range_value_id: addFollowUp(option),
      });
  }
  for (const dropdown of content.dropdowns ?? []) {
    rows.dropdown.push({
      ...ofPoint,
      id: dropdown.id,
      index: dropdown.index,
      title: dropdown.title,
      multiselect: dropdown.multiselect,
      hide_images: dropdown.hideImages,
      regexp: dropdown.inputValidationRegexp,
      consequence: dropdown.validationConsequence,
    });
    for (const option of dropdown.options)
      rows.dropdown_option.push({
        ...ofPoint,
        id: option.id,
        dropdown_id: dropdown.id,
        index: option.index,
        title: option.title,
        image_id: option.imageId,
        follow_up_range_value_id: addFollowUp(option),
      });
  }
  for (const limit of content.measurementLimits ?? [])
    rows.measurement_limit.push({
      ...ofPoint,
      id: limit.id,
      product_family_id: limit.productFamilyId,
      product_model_id: limit.productModelId,
      critical_low: limit.criticalLow,
      low: limit.low,
      high: limit.high,
      critical_high: limit.criticalHigh,
      unlimited: limit.unlimited ?? null,
    });
  return rows;
}
