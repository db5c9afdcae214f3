import type { Aggregation } from '@assay/domain/measurements/aggregate';
import type { AggregationDirection } from '@assay/domain/measurements/summary-table';
import type {
  KeyboardType,
  LifeEstimate,
  PointKind,
  ValidationConsequence,
  Visualization,
} from '@assay/domain/points/point-types';
import { t } from './point-words.texts.ts';

/** What authors read for the values that points are made of, in the order in which they are offered. */
export const keyboardWords = (): Record<KeyboardType, string> => ({
  '': t('keyboardNone'),
  default: t('keyboardText'),
  'number-pad': t('keyboardDigits'),
  'decimal-pad': t('keyboardDecimal'),
  numeric: t('keyboardNumber'),
  'email-address': t('keyboardEmail'),
  'phone-pad': t('keyboardTelephone'),
  date: t('keyboardDate'),
  'date-time': t('keyboardMoment'),
});

export const consequenceWords = (): Record<ValidationConsequence, string> => ({
  NoAction: t('warnOnly'),
  PreventMovingNextPoint: t('blockNext'),
  PreventReport: t('blockSubmitting'),
});

export const aggregationWords = (): Record<Aggregation, string> => ({
  No: t('none'),
  Average: t('average'),
  Sum: t('sum'),
  Min: t('smallest'),
  Max: t('largest'),
  Diff: t('difference'),
});

export const directionWords = (): Record<AggregationDirection, string> => ({
  No: t('noTotals'),
  Row: t('totalOfRows'),
  Column: t('totalOfColumns'),
  Both: t('totalOfBoth'),
});

export const visualizationWords = (): Record<Visualization, string> => ({
  NoVisualization: t('none'),
  LineChart: t('lineChart'),
});

export const lifeEstimateWords = (): Record<LifeEstimate, string> => ({
  Off: t('off'),
  Min: t('untilLower'),
  Max: t('untilUpper'),
});

export const kindWords = (): Record<PointKind, string> => ({
  general: t('protocolPoint'),
  custom: t('genericPoint'),
});

/** The words as the choices of a select. */
export const choicesOf = <V extends string>(words: () => Record<V, string>): { value: V; label: string }[] =>
  (Object.entries(words()) as [V, string][]).map(([value, label]) => ({ value, label }));
