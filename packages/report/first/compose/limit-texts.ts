import type { Fact, Tone } from '@assay/contract/reports/document';
import type { Band } from '@assay/domain/measurements/limits';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { PointOutcome } from '@assay/domain/reports/version';
import { fact, type Reading, saying } from './reading.ts';

export const withUnit = (value: string | number, unit: string): string => `${value} ${unit}`.trim();

/** '15 … 60 mm', or the one of the two that is set. */
function between(low: number | null, high: number | null, unit: string): string {
  if (low !== null && high !== null) return withUnit(`${low} … ${high}`, unit);
  if (low !== null) return withUnit(`≥ ${low}`, unit);
  return high === null ? '' : withUnit(`≤ ${high}`, unit);
}

const keys = { limits: 'limits', critical: 'criticalLimits' } as const;

/** Whether a fact says what was allowed, not what was found. */
export const isLimit = ({ key }: Fact): boolean => key === keys.limits || key === keys.critical;

export function limitFacts({ unitValue = '' }: FrozenPoint, { limits }: PointOutcome, { say }: Reading): Fact[] {
  if (!limits) return [];
  const { criticalLow, low, high, criticalHigh } = limits;
  return saying([
    fact(keys.limits, say('limits'), between(low, high, unitValue)),
    fact(keys.critical, say('criticalLimits'), between(criticalLow, criticalHigh, unitValue)),
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
export function toneOf({ bands }: PointOutcome, series: string): Tone {
  const band = bands[series];
  return band ? tones[band] : 'plain';
}
