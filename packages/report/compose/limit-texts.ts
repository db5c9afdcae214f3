import type { Fact, Tone } from '@assay/contract/reports/document';
import {
  type Band,
  bandOf,
  type LimitValues,
  limitFor,
  type MeasurementLimit,
} from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { fact, type Reading, saying } from './reading.ts';

export const withUnit = (value: string | number, unit: string): string => `${value} ${unit}`.trim();

/** '15 … 60 mm', or the one of the two that is set. */
function between(low: number | null, high: number | null, unit: string): string {
  if (low !== null && high !== null) return withUnit(`${low} … ${high}`, unit);
  if (low !== null) return withUnit(`≥ ${low}`, unit);
  return high === null ? '' : withUnit(`≤ ${high}`, unit);
}

/** What has limits, and is held against those of the machine's product. */
interface Limited {
  measurementLimits: readonly MeasurementLimit[];
  unitValue?: string;
}

export const noLimits: LimitValues = { criticalLow: null, low: null, high: null, criticalHigh: null };

export function limitsOf({ measurementLimits }: Limited, { product }: Reading): LimitValues {
  const { criticalLow, low, high, criticalHigh } = limitFor(measurementLimits, product) ?? noLimits;
  return { criticalLow, low, high, criticalHigh };
}

const keys = { limits: 'limits', critical: 'criticalLimits' } as const;

/** Whether a fact says what was allowed, not what was found. */
export const isLimit = ({ key }: Fact): boolean => key === keys.limits || key === keys.critical;

export function limitFacts(point: Limited, reading: Reading): Fact[] {
  const { say } = reading;
  const { criticalLow, low, high, criticalHigh } = limitsOf(point, reading);
  const unit = point.unitValue ?? '';
  return saying([
    fact(keys.limits, say('limits'), between(low, high, unit)),
    fact(keys.critical, say('criticalLimits'), between(criticalLow, criticalHigh, unit)),
  ]);
}

const tones: Record<Band, Tone> = {
  criticalLow: 'urgent',
  low: 'attention',
  ok: 'good',
  high: 'attention',
  criticalHigh: 'urgent',
};

/** The colour of a value by its limits; without any, or for what is no number, none. */
export function toneOf(text: string, point: Limited, { product }: Reading): Tone {
  const limit = limitFor(point.measurementLimits, product);
  const value = parseNumber(text);
  return limit && value !== undefined ? tones[bandOf(value, limit)] : 'plain';
}
