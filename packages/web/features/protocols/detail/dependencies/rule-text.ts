import { canonicalJson } from '@assay/domain/canonical-json';
import { jsonFaultAt } from '@assay/domain/protocols/dependencies/json-fault';
import { ruleFault } from '@assay/domain/protocols/dependencies/rule';
import { faultText } from '../../../../ui/fault-text.ts';
import { t } from './dependencies.texts.ts';

const widest = 60;

/** JSON on one line, with a space where people put one. */
function lineOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${lineOf(inner)}`)
    .join(', ')}}`;
}

/** A rule as it is read and typed: what fits on a line stays on one. */
export function ruleText(rule: unknown, indent = ''): string {
  const line = lineOf(rule);
  if (indent.length + line.length <= widest || typeof rule !== 'object' || rule === null) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(rule)
    ? rule.map((part) => ruleText(part, deeper))
    : Object.entries(rule).map(([key, inner]) => `${JSON.stringify(key)}: ${ruleText(inner, deeper)}`);
  const [open, close] = Array.isArray(rule) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => `${deeper}${part}`).join(',\n')}\n${indent}${close}`;
}

/** Whatever the order of their keys, which the database does not keep. */
export const isSameRule = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

type ReadRule = { fault: string } | { fault?: undefined; rule: unknown };

/** What was typed as a rule over these parameters, or why it cannot be one. */
export function readRule(text: string, parameters: readonly string[]): ReadRule {
  const at = jsonFaultAt(text);
  if (at !== undefined) return { fault: t('notJson', placeIn(text, at)) };
  const rule: unknown = JSON.parse(text);
  const fault = ruleFault(rule, parameters);
  return fault ? { fault: faultText(fault) } : { rule };
}

/** Whether what was typed says something else than the rule, not only with other spaces. */
export const saysOther = (text: string, rule: unknown): boolean =>
  jsonFaultAt(text) !== undefined || !isSameRule(JSON.parse(text), rule);

/** As editors count: both from 1. */
function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
