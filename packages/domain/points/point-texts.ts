import type {
  ChoiceList,
  Dropdown,
  OptionGroup,
  PointField,
  RangeValue,
  SummaryRow,
  VisualizationDataset,
} from './parts.ts';

/** The kinds of texts inside a point, other than name and description. */
export const textKinds = [
  'measurementTitle',
  'fieldTitle',
  'field',
  'row',
  'line',
  'list',
  'option',
  'defaultComment',
  'dropdown',
  'rangeValueTitle',
  'rangeValue',
  'followUp',
] as const;
export type TextKind = (typeof textKinds)[number];

/** A text inside a point that can be translated. */
export interface PointText {
  /** Identifies the text within its point and stays when the text changes. */
  key: string;
  kind: TextKind;
  /** The English text. */
  text: string;
  /** Part of a predefined group: many points use it, so it is translated once for all. */
  shared: boolean;
}

interface AnyContent {
  measurementTitle?: string;
  fieldTitle?: string;
  fields?: PointField[];
  rows?: SummaryRow[];
  visualizationDatasets?: VisualizationDataset[];
  rangeValueTitle?: string;
  rangeValues?: RangeValue[];
  multipleChoices?: ChoiceList[];
  optionGroup?: OptionGroup | null;
  dropdowns?: Dropdown[];
}

/** Replaces every text inside a point by what `read` returns; empty texts stay. */
export function withTexts<P extends object>(point: P, read: (text: PointText) => string): P {
  const content = point as AnyContent;
  const textOf = (key: string, kind: TextKind, text: string, shared = false): string =>
    text.trim() === '' ? text : read({ key, kind, text, shared });
  const titled =
    <Part extends { id: string; title: string }>(kind: TextKind) =>
    (part: Part): Part => ({ ...part, title: textOf(part.id, kind, part.title) });
  const asking = <Part extends { followUpRangeValue: RangeValue | null }>(part: Part, shared = false): Part => {
    const { followUpRangeValue: asked } = part;
    return asked
      ? { ...part, followUpRangeValue: { ...asked, title: textOf(asked.id, 'followUp', asked.title, shared) } }
      : part;
  };
  const options = <Option extends { id: string; title: string; followUpRangeValue: RangeValue | null }>(
    list: readonly Option[],
  ): Option[] => list.map((option) => asking(titled<Option>('option')(option)));
  const groupOf = (group: OptionGroup): OptionGroup => {
    const shared = !group.custom;
    return {
      ...group,
      options: group.options.map((option) =>
        asking(
          {
            ...option,
            name: textOf(option.id, 'option', option.name, shared),
            defaultComment: textOf(`${option.id}.defaultComment`, 'defaultComment', option.defaultComment, shared),
          },
          shared,
        ),
      ),
    };
  };
  const { measurementTitle, fieldTitle, fields, rows, visualizationDatasets, rangeValueTitle } = content;
  const { rangeValues, multipleChoices, optionGroup, dropdowns } = content;
  return {
    ...point,
    ...(measurementTitle && { measurementTitle: textOf('measurementTitle', 'measurementTitle', measurementTitle) }),
    ...(fieldTitle && { fieldTitle: textOf('fieldTitle', 'fieldTitle', fieldTitle) }),
    ...(fields && { fields: fields.map(titled('field')) }),
    ...(rows && { rows: rows.map(titled('row')) }),
    ...(visualizationDatasets && {
      visualizationDatasets: visualizationDatasets.map((line) => ({
        ...line,
        name: textOf(line.id, 'line', line.name),
      })),
    }),
    ...(multipleChoices && {
      multipleChoices: multipleChoices.map((list) => ({
        ...titled<ChoiceList>('list')(list),
        options: options(list.options),
      })),
    }),
    ...(optionGroup && { optionGroup: groupOf(optionGroup) }),
    ...(dropdowns && {
      dropdowns: dropdowns.map((dropdown) => ({
        ...titled<Dropdown>('dropdown')(dropdown),
        options: options(dropdown.options),
      })),
    }),
    ...(rangeValueTitle && { rangeValueTitle: textOf('rangeValueTitle', 'rangeValueTitle', rangeValueTitle) }),
    ...(rangeValues && { rangeValues: rangeValues.map(titled('rangeValue')) }),
  };
}

/** In the order in which an inspector meets them. */
export function pointTexts(point: object): PointText[] {
  const texts: PointText[] = [];
  withTexts(point, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}
