import { limitNames, limitsInForce, type MeasurementLimit, unorderedLimits } from '../measurements/limits.ts';
import { type FieldError, fieldError } from '../problem.ts';
import type { PointRules } from './point-rules.ts';

/** A lower limit must not be above a higher one, and each product has one set of limits. */
export function limitFaults(limits: readonly MeasurementLimit[]): FieldError[] {
  const seen = new Set<string>();
  return limits.flatMap((limit, place) => {
    const path = `measurementLimits.${place}`;
    const product = limit.productModelId ?? limit.productFamilyId ?? '';
    const isDuplicate = seen.has(product);
    seen.add(product);
    return [
      ...(limit.unlimited && limitNames.some((name) => limit[name] !== null)
        ? [fieldError(`${path}.unlimited`, 'limit.unlimitedValues')]
        : []),
      ...unorderedLimits(limit).map((name) => fieldError(`${path}.${name}`, 'limit.crossing')),
      ...(isDuplicate
        ? [fieldError(`${path}.${limit.productModelId ? 'productModelId' : 'productFamilyId'}`, 'limit.twice')]
        : []),
    ];
  });
}

/** A limit of its own and one taken from a wider row may cross: that is odd, but values can still be judged. */
export const limitWarnings = (limits: readonly MeasurementLimit[]): FieldError[] =>
  limits.flatMap((limit, place) => {
    const own = unorderedLimits(limit);
    return own.length === 0 && unorderedLimits(limitsInForce(limits, limit)).length > 0
      ? [fieldError(`measurementLimits.${place}`, 'limit.crossesWider')]
      : [];
  });

export const measurement: PointRules<'Measurement'> = {
  fresh: () => ({
    measurementTitle: '',
    measurementUnitId: null,
    measurementLimits: [],
    visualization: 'NoVisualization',
    lifeEstimate: 'Off',
  }),
  faults: ({ measurementLimits }) => limitFaults(measurementLimits),
  warnings: ({ measurementLimits }) => limitWarnings(measurementLimits),
  cleaned: (content) => content,
  emptyResult: () => ({ value: '' }),
  entries: ({ measurementTitle }, { value }) => [
    { id: 'value', title: measurementTitle, value, pattern: '', consequence: undefined },
  ],
};
