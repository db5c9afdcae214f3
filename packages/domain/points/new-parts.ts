import { newId } from '../id.ts';
import { temporaryPrefix } from '../part-ids.ts';
import type {
  ChoiceList,
  ChoiceOption,
  Dropdown,
  DropdownOption,
  GroupOption,
  OptionGroup,
  PointField,
  RangeValue,
  SummaryField,
  SummaryRow,
} from './parts.ts';

export const isTemporary = (id: string): boolean => id.startsWith(temporaryPrefix);

/** It only has to be unique within a form; browsers offer `crypto.randomUUID` on secure pages only. */
export const temporaryId = (): string => `${temporaryPrefix}${newId()}`;

/** One more than the largest, beginning at 0. */
export const nextIndex = (parts: readonly { index: number }[]): number =>
  parts.reduce((most, { index }) => Math.max(most, index), -1) + 1;

export const inIndexOrder = <P extends { index: number }>(parts: readonly P[]): P[] =>
  [...parts].sort((a, b) => a.index - b.index);

/** Numbers the parts 0, 1, 2 ... in their present order. */
export const renumbered = <P extends { index: number }>(parts: readonly P[]): P[] =>
  parts.map((part, index) => ({ ...part, index }));

export const newField = (index: number): PointField => ({ id: temporaryId(), index, title: '', keyboardType: '' });

export const newSummaryField = (index: number): SummaryField => ({
  ...newField(index),
  inspectionPointFieldAggregation: 'No',
});

export const newSummaryRow = (index: number): SummaryRow => ({
  id: temporaryId(),
  index,
  title: '',
  inspectionPointRowAggregation: 'No',
});

export const newRangeValue = (index: number): RangeValue => ({
  id: temporaryId(),
  index,
  title: '',
  keyboardType: '',
  inputValidationRegexp: '',
  validationConsequence: 'NoAction',
  metas: [{ type: 'AnyProductModel', value: '' }],
  tags: [],
});

export const newChoiceOption = (index: number): ChoiceOption => ({
  id: temporaryId(),
  index,
  title: '',
  tags: [],
  followUpRangeValue: null,
});

export const newChoiceList = (index: number): ChoiceList => ({
  id: temporaryId(),
  index,
  title: '',
  radio: false,
  inputValidationRegexp: '',
  metas: [{ type: 'AnyProductModel', value: '' }],
  options: [newChoiceOption(0)],
});

export const newGroupOption = (index: number): GroupOption => ({
  id: temporaryId(),
  index,
  name: '',
  defaultComment: '',
  rating: null,
  followUpRangeValue: null,
});

export const newDropdownOption = (index: number): DropdownOption => ({
  id: temporaryId(),
  index,
  title: '',
  imageId: null,
  followUpRangeValue: null,
});

export const newDropdown = (index: number): Dropdown => ({
  id: temporaryId(),
  index,
  title: '',
  multiselect: false,
  hideImages: false,
  inputValidationRegexp: '',
  validationConsequence: 'NoAction',
  options: [newDropdownOption(0)],
});

/** A predefined group becomes the point's own: the same options with new ids. */
export const customised = (group: OptionGroup): OptionGroup => ({
  id: temporaryId(),
  name: group.name,
  custom: true,
  options: group.options.map((option) => ({
    ...option,
    id: temporaryId(),
    followUpRangeValue: option.followUpRangeValue && { ...option.followUpRangeValue, id: temporaryId() },
  })),
});
