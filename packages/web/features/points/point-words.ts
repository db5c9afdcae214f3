import type { Aggregation } from '@assay/domain/measurements/aggregate';
import type { AggregationDirection } from '@assay/domain/measurements/summary-table';
import type {
  KeyboardType,
  LifeEstimate,
  PointKind,
  ValidationConsequence,
  Visualization,
} from '@assay/domain/points/point-types';

/** What authors read for the values that points are made of, in the order in which they are offered. */
export const keyboardWords: Record<KeyboardType, string> = {
  '': 'Not set',
  default: 'Text',
  'number-pad': 'Digits',
  'decimal-pad': 'Decimal',
  numeric: 'Number',
  'email-address': 'E-mail',
  'phone-pad': 'Telephone',
  date: 'Date',
  'date-time': 'Date and time',
};

export const consequenceWords: Record<ValidationConsequence, string> = {
  NoAction: 'Tell, and go on',
  PreventMovingNextPoint: 'Prevent moving on to the next point',
  PreventReport: 'Prevent the report',
};

export const aggregationWords: Record<Aggregation, string> = {
  No: 'None',
  Average: 'Average',
  Sum: 'Sum',
  Min: 'Smallest',
  Max: 'Largest',
  Diff: 'Largest minus smallest',
};

export const directionWords: Record<AggregationDirection, string> = {
  No: 'Nothing is computed',
  Row: 'Along rows, into a field',
  Column: 'Along columns, into a row',
  Both: 'Both ways',
};

export const visualizationWords: Record<Visualization, string> = {
  NoVisualization: 'None',
  LineChart: 'Line chart',
};

export const lifeEstimateWords: Record<LifeEstimate, string> = {
  Off: 'Off',
  Min: 'Until the lower limit',
  Max: 'Until the upper limit',
};

export const kindWords: Record<PointKind, string> = {
  general: 'Protocol point',
  custom: 'Generic point',
};

/** The words as the choices of a select. */
export const choicesOf = <V extends string>(words: Record<V, string>): { value: V; label: string }[] =>
  (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));
