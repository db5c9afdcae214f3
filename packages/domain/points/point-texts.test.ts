import { describe, expect, it } from 'vitest';
import { newChoiceList, newChoiceOption, newDropdown, newField, newGroupOption, newRangeValue } from './new-parts.ts';
import { pointTexts, withTexts } from './point-texts.ts';
import { newPoint } from './rules.ts';

const asked = (id: string, title: string) => ({ ...newRangeValue(0), id, title });
const points = {
  table: {
    ...newPoint('SummaryWithRows'),
    measurementTitle: 'Thickness',
    fieldTitle: 'Panel',
    fields: [{ ...newField(0), id: 'f1', title: 'Left', inspectionPointFieldAggregation: 'No' as const }],
    rows: [{ id: 'r1', index: 0, title: 'Top', inspectionPointRowAggregation: 'No' as const }],
    visualizationDatasets: [{ id: 'd1', name: 'Wear', rowId: 'r1', columnId: '' }],
  },
  group: (custom: boolean) => ({
    ...newPoint('RadioButtonSelectionAndRangeValues'),
    optionGroup: {
      id: 'g',
      name: 'Condition',
      custom,
      options: [
        {
          ...newGroupOption(0),
          id: 'o1',
          name: 'Worn',
          defaultComment: 'Order.',
          followUpRangeValue: asked('q1', 'Depth'),
        },
      ],
    },
    rangeValueTitle: 'Gaps',
    rangeValues: [asked('v1', 'Front')],
  }),
  choices: {
    ...newPoint('MultipleChoices'),
    multipleChoices: [
      { ...newChoiceList(0), id: 'l1', title: 'Found', options: [{ ...newChoiceOption(0), id: 'c1', title: 'Crack' }] },
    ],
  },
  dropdown: {
    ...newPoint('Dropdown'),
    dropdowns: [
      {
        ...newDropdown(0),
        id: 'w1',
        title: 'Oil',
        options: [{ id: 'w2', index: 0, title: 'Mineral', imageId: null, followUpRangeValue: asked('q2', 'Grade') }],
      },
    ],
  },
};

const listed = (point: object) => pointTexts(point).map(({ key, kind, text }) => `${key} ${kind} ${text}`);

describe('the texts inside a point', () => {
  it.each<[string, object, string[]]>([
    [
      'a table',
      points.table,
      [
        'measurementTitle measurementTitle Thickness',
        'fieldTitle fieldTitle Panel',
        'f1 field Left',
        'r1 row Top',
        'd1 line Wear',
      ],
    ],
    [
      'a selection',
      points.group(true),
      [
        'o1 option Worn',
        'o1.defaultComment defaultComment Order.',
        'q1 followUp Depth',
        'rangeValueTitle rangeValueTitle Gaps',
        'v1 rangeValue Front',
      ],
    ],
    ['choices', points.choices, ['l1 list Found', 'c1 option Crack']],
    ['a dropdown', points.dropdown, ['w1 dropdown Oil', 'w2 option Mineral', 'q2 followUp Grade']],
    ['a comment', newPoint('Comment'), []],
  ])('of %s are told apart by keys', (_, point, texts) => {
    expect(listed(point)).toEqual(texts);
  });

  it('of a predefined group are shared by all points that use it', () => {
    const shared = (point: object) => pointTexts(point).filter((text) => text.shared);
    expect(shared(points.group(true))).toEqual([]);
    expect(shared(points.group(false)).map(({ text }) => text)).toEqual(['Worn', 'Order.', 'Depth']);
  });

  it('are replaced one by one, and nothing else of the point is', () => {
    const turned = withTexts(points.table, ({ text }) => text.toUpperCase());
    expect(listed(turned).map((line) => line.split(' ').at(-1))).toEqual(['THICKNESS', 'PANEL', 'LEFT', 'TOP', 'WEAR']);
    expect(
      withTexts(
        turned,
        ({ key }) =>
          listed(points.table)
            .find((line) => line.startsWith(key))
            ?.split(' ')
            .at(-1) ?? '',
      ),
    ).toEqual(points.table);
  });

  it('that say nothing have no translation', () => {
    expect(pointTexts({ ...points.table, measurementTitle: ' ', fieldTitle: '' }).map(({ key }) => key)).toEqual([
      'f1',
      'r1',
      'd1',
    ]);
  });
});
