export const pointTypes = [
  'Comment',
  'Measurement',
  'Summary',
  'SummaryWithRows',
  'MeasurementsWithPicture',
  'RadioButtonSelection',
  'RadioButtonSelectionAndRangeValues',
  'RangeValues',
  'MultipleChoices',
  'MultipleChoicesAndRangeValues',
  'Dropdown',
] as const;
export type PointType = (typeof pointTypes)[number];

export const pointTypeTitles: Record<PointType, string> = {
  Comment: 'Simple',
  Measurement: 'Measurement',
  Summary: 'Summary',
  SummaryWithRows: 'Summary with rows',
  MeasurementsWithPicture: 'Measurement with picture',
  RadioButtonSelection: 'Radio button selection',
  RadioButtonSelectionAndRangeValues: 'Radio button selection and range values',
  RangeValues: 'Range values',
  MultipleChoices: 'Multiple choices',
  MultipleChoicesAndRangeValues: 'Multiple choices and range values',
  Dropdown: 'Dropdown',
};

/** Authors can begin these; Summary and RangeValues only come from elsewhere. */
export const templateTypes = pointTypes.filter((type) => type !== 'Summary' && type !== 'RangeValues');

const byUpperCase = new Map(pointTypes.map((type) => [type.toUpperCase(), type]));

/** Types are compared ignoring case. */
export const pointTypeOf = (text: string): PointType | undefined => byUpperCase.get(text.toUpperCase());

export const pointKinds = ['general', 'custom'] as const;
export type PointKind = (typeof pointKinds)[number];

export const keyboardTypes = [
  '',
  'default',
  'number-pad',
  'decimal-pad',
  'numeric',
  'email-address',
  'phone-pad',
  'date',
  'date-time',
] as const;
export type KeyboardType = (typeof keyboardTypes)[number];

export const validationConsequences = ['NoAction', 'PreventMovingNextPoint', 'PreventReport'] as const;
export type ValidationConsequence = (typeof validationConsequences)[number];

export const visualizations = ['NoVisualization', 'LineChart'] as const;
export type Visualization = (typeof visualizations)[number];

export const lifeEstimates = ['Off', 'Min', 'Max'] as const;
export type LifeEstimate = (typeof lifeEstimates)[number];
