import type { Fact } from '@assay/contract/reports/document';
import { parseNumber } from '@assay/domain/measurements/numbers';
import type { ChartValue, PointOutcome } from '@assay/domain/reports/version';
import { decimalsIn } from '../languages/numbers.ts';
import { type Reading, withUnit } from './reading.ts';

export interface Step {
  before: ChartValue;
  now: ChartValue;
}

/** The values of a single line at the visit before and at this one; nothing where the newest is not of this visit. */
export function lastStep({ chart }: PointOutcome, typed: string): Step | undefined {
  const [line, ...others] = chart?.lines ?? [];
  const [before, now] = [line?.values.at(-2), line?.values.at(-1)];
  if (!before || !now || others.length > 0 || parseNumber(typed) !== now.value) return undefined;
  return { before, now };
}

/** '−5.2': signed, and as precise as the more precise of both. */
export function changeText({ before, now }: Step, { number }: Reading): string {
  const decimals = Math.min(3, Math.max(...[before, now].map(({ value }) => decimalsIn(String(value)))));
  const change = now.value - before.value;
  const text = number(change.toFixed(decimals), decimals);
  return change > 0 && Number(change.toFixed(decimals)) !== 0 ? `+${text}` : text;
}

/** What was measured at the visit before, and what it worked since. */
export function beforeOf(step: Step | undefined, reading: Reading): Pick<Fact, 'before'> {
  if (!step) return {};
  const { say, times, number } = reading;
  const { before, now } = step;
  const decimals = Math.max(decimalsIn(String(before.value)), decimalsIn(String(now.value)));
  const hours = before.hours && now.hours && now.hours > before.hours ? Math.round(now.hours - before.hours) : 0;
  return {
    before: {
      value: number(before.value, Math.min(3, decimals)),
      date: say('onDay', { date: times.day(before.at) }),
      change: changeText(step, reading),
      hours: hours > 0 ? say('inHours', { hours: withUnit(number(hours), 'h', reading) }) : '',
    },
  };
}
