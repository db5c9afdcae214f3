import type { GivenCategory } from './inspections.ts';
import type { GivenPoint } from './points.ts';

const parts = (...titles: string[]) => titles.map((title, index) => ({ index, title }));
const settings = {
  contentRequired: true,
  ratingField: { present: true, required: true },
  commentField: { present: true, required: false },
  photoField: { present: true, required: false, onlyForFailure: false },
};
const ranges = { rangeValueTitle: 'Gaps', rangeValues: parts('Left', 'Right') };
const lists = {
  multipleChoices: [{ index: 0, title: 'Wear', radio: false, options: parts('Cracks', 'Grooves', 'Rust') }],
};
const group = {
  optionGroup: {
    name: 'Condition',
    custom: true,
    options: [
      { index: 0, name: 'Good', defaultComment: 'Nothing to see.' },
      { index: 1, name: 'Worn', defaultComment: 'Worn evenly.' },
    ],
  },
};

const point = (type: GivenPoint['type'], name: string, given: object): GivenPoint => ({
  ...settings,
  type,
  name,
  description: `How to look at ${name.toLowerCase()}.`,
  ...given,
});

/** A protocol with a point of each type. */
export const everyType: GivenCategory[] = [
  {
    title: 'Frame',
    points: [
      point('Comment', 'General impression', {}),
      point('Measurement', 'Jaw gap', {
        measurementTitle: 'Gap',
        measurementLimits: [{ criticalLow: 5, low: 10, high: 20, criticalHigh: 25 }],
      }),
      point('Summary', 'Readings', { fields: parts('Pressure', 'Flow') }),
      point('SummaryWithRows', 'Plate thickness', {
        measurementTitle: 'Thickness',
        fields: [...parts('Top', 'Bottom').map((field) => ({ ...field, inspectionPointFieldAggregation: 'No' }))],
        rows: parts('Left plate', 'Right plate').map((row) => ({ ...row, inspectionPointRowAggregation: 'No' })),
        inspectionPointAggregationDirection: 'Row',
      }),
      point('MeasurementsWithPicture', 'Belt with picture', { fields: parts('Width', 'Slack') }),
      point('RadioButtonSelection', 'Guard', group),
    ],
  },
  {
    title: 'Drive',
    points: [
      point('RadioButtonSelectionAndRangeValues', 'Coupling', { ...group, ...ranges }),
      point('RangeValues', 'Clearances', ranges),
      point('MultipleChoices', 'Damage', lists),
      point('MultipleChoicesAndRangeValues', 'Damage and gaps', { ...lists, ...ranges }),
      point('Dropdown', 'Oil', {
        dropdowns: [{ index: 0, title: 'Grade', multiselect: false, options: parts('ISO 100', 'ISO 150') }],
      }),
    ],
  },
];
