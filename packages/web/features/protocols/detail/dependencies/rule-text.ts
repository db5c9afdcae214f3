import { jsonFaultAt } from '@assay/domain/protocols/dependencies/json-fault';
import { ruleFault } from '@assay/domain/protocols/dependencies/rule';
import { t } from './dependencies.texts.ts';

/** A rule as it is read and typed. */
export const ruleText = (rule: unknown): string => JSON.stringify(rule, null, 2);

export const isSameRule = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type ReadRule = { fault: string } | { fault?: undefined; rule: unknown };

/** What was typed as a rule over these parameters, or why it cannot be one. */
export function readRule(text: string, parameters: readonly string[]): ReadRule {
  const at = jsonFaultAt(text);
  if (at !== undefined) return { fault: t('notJson', placeIn(text, at)) };
  const rule: unknown = JSON.parse(text);
  const fault = ruleFault(rule, parameters);
  return fault ? { fault } : { rule };
}

/** Whether what was typed says something else than the rule, not only with other spaces. */
export const saysOther = (text: string, rule: unknown): boolean =>
  jsonFaultAt(text) !== undefined || !isSameRule(JSON.parse(text), rule);

/** As editors count: both from 1. */
function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
