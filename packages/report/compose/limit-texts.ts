import type { Fact, Tone } from '@assay/contract/reports/document';
import type { Band, LimitValues } from '@assay/domain/measurements/limits';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { PointOutcome } from '@assay/domain/reports/version';
import { fact, type Reading, saying, withUnit } from './reading.ts';

/** What is allowed, in words, since signs read either way: 'min 20', 'max 105', '60 to 105'. */
export function allowedText({ low, high }: LimitValues, unit: string, reading: Reading): string {
  const { say, number } = reading;
  if (low !== null && high !== null)
    return say('between', { low: number(low), high: withUnit(number(high), unit, reading) });
  if (low !== null) return say('atLeast', { value: withUnit(number(low), unit, reading) });
  return high === null ? '' : say('atMost', { value: withUnit(number(high), unit, reading) });
}

/** From where on it is critical: 'below 15', 'above 115'. */
export function criticalText({ criticalLow, criticalHigh }: LimitValues, unit: string, reading: Reading): string {
  const { say, number } = reading;
  if (criticalLow !== null && criticalHigh !== null)
    return say('belowOrAbove', { low: number(criticalLow), high: withUnit(number(criticalHigh), unit, reading) });
  if (criticalLow !== null) return say('below', { value: withUnit(number(criticalLow), unit, reading) });
  return criticalHigh === null ? '' : say('above', { value: withUnit(number(criticalHigh), unit, reading) });
}

const keys = { limits: 'limits', critical: 'criticalLimits' } as const;

/** Whether a fact says what was allowed, not what was found. */
export const isLimit = ({ key }: Fact): boolean => key === keys.limits || key === keys.critical;

export function limitFacts({ unitValue = '' }: FrozenPoint, { limits }: PointOutcome, reading: Reading): Fact[] {
  if (!limits) return [];
  const { say } = reading;
  return saying([
    fact(keys.limits, say('limits'), allowedText(limits, unitValue, reading)),
    fact(keys.critical, say('critical'), criticalText(limits, unitValue, reading)),
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
