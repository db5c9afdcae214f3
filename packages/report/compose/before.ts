import type { ContentBlock, Fact } from '@assay/contract/reports/document';
import { parseNumber } from '@assay/domain/measurements/numbers';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { decimalsIn } from '../languages/numbers.ts';
import { isLimit } from './limit-texts.ts';
import { pointContent } from './points/point-content.ts';
import { type Reading, withUnit } from './reading.ts';

/** A value that was found before, and the one of now. */
export interface Step {
  key: string;
  /** As they were typed. */
  before: string;
  now: string;
  /** The earlier one as it is read, without its unit. */
  text: string;
}

const factsIn = (blocks: readonly ContentBlock[]): Fact[] =>
  blocks.flatMap((block) =>
    block.kind === 'facts' && block.key === 'values' ? block.facts.filter((fact) => !isLimit(fact)) : [],
  );

/** The values of a point beside those of the last time that somebody looked, each by its key. */
export function stepsOf(at: ShownPoint, reading: Reading): Step[] {
  const { last } = at.outcome;
  if (!last) return [];
  const bare: Reading = { ...reading, unit: () => '' };
  const typed: Reading = { ...bare, number: String };
  const { prefilledCells: _, ...result } = at.result;
  const earlier: ShownPoint = { ...at, result: { ...result, content: last.content, prefilled: false } };
  const valuesOf = (of: ShownPoint, as: Reading) =>
    new Map(factsIn(pointContent(of, as)).map(({ key, value }) => [key, value]));
  const [texts, before, now] = [valuesOf(earlier, bare), valuesOf(earlier, typed), valuesOf(at, typed)];
  return [...texts].flatMap(([key, text]) => {
    const [was, is] = [before.get(key), now.get(key)];
    return was === undefined || is === undefined ? [] : [{ key, text, before: was, now: is }];
  });
}

/** How much more there is than before; nothing for what is no number. */
export function differenceOf({ before, now }: Step): number | undefined {
  const [was, is] = [parseNumber(before), parseNumber(now)];
  return was === undefined || is === undefined ? undefined : is - was;
}

/** '−5.2': signed, and as precise as the more precise of both. */
export function changeText(step: Step, { number }: Reading): string {
  const difference = differenceOf(step);
  if (difference === undefined) return '';
  const decimals = Math.min(3, Math.max(decimalsIn(step.before), decimalsIn(step.now)));
  const rounded = Number(difference.toFixed(decimals));
  return rounded > 0 ? `+${number(rounded, decimals)}` : number(Math.abs(rounded) === 0 ? 0 : rounded, decimals);
}

/** The same answer, each value with what was found before. */
export function withBefore(blocks: ContentBlock[], at: ShownPoint, hours: number | null, reading: Reading): ContentBlock[] {
  const { last } = at.outcome;
  if (!last) return blocks;
  const { say, times, number } = reading;
  const steps = new Map(stepsOf(at, reading).map((step) => [step.key, step]));
  const worked = hours !== null && last.hours !== undefined && hours > last.hours ? Math.round(hours - last.hours) : 0;
  const compared = (fact: Fact): Fact => {
    const step = steps.get(fact.key);
    if (!step || isLimit(fact)) return fact;
    return {
      ...fact,
      before: {
        value: step.text,
        date: say('onDay', { date: times.day(last.at) }),
        change: changeText(step, reading),
        hours: worked > 0 ? say('inHours', { hours: withUnit(number(worked), 'h', reading) }) : '',
      },
    };
  };
  return blocks.map((block) =>
    block.kind === 'facts' && block.key === 'values' ? { ...block, facts: block.facts.map(compared) } : block,
  );
}
