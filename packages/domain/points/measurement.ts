import { type MeasurementLimit, unorderedLimits } from '../measurements/limits.ts';
import type { FieldError } from '../problem.ts';
import { noFaults, type PointRules } from './point-rules.ts';

/** Limits cross when a lower one stands above a higher one. */
export const limitFaults = (limits: readonly MeasurementLimit[]): FieldError[] =>
  limits.flatMap((limit, place) =>
    unorderedLimits(limit).map((name) => ({
      path: `measurementLimits.${place}.${name}`,
      message: 'Must not be above the next limit',
    })),
  );

export const measurement: PointRules<'Measurement'> = {
  fresh: () => ({
    measurementTitle: '',
    measurementUnitId: null,
    measurementLimits: [],
    visualization: 'NoVisualization',
    lifeEstimate: 'Off',
  }),
  faults: ({ measurementLimits }) => limitFaults(measurementLimits),
  warnings: noFaults,
  cleaned: (content) => content,
  emptyResult: () => ({ value: '' }),
  entries: ({ measurementTitle }, { value }) => [
    { id: 'value', title: measurementTitle, value, pattern: '', consequence: undefined },
  ],
};
