import { canonicalJson } from '../../canonical-json.ts';
import { parseNumber } from '../../measurements/numbers.ts';
import { argumentsOf } from './rule.ts';

const comparisons = { '==': 'is', '!=': 'isNot', '>': 'above', '>=': 'atLeast', '<': 'below', '<=': 'atMost' } as const;
type Comparison = keyof typeof comparisons;

export const conditionOperators = [
  ...Object.values(comparisons),
  'contains',
  'oneOf',
  'answered',
  'unanswered',
] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** `value` is as people type it: several are separated by commas, and one that contains a comma is quoted. */
export interface Condition {
  variable: string;
  operator: ConditionOperator;
  value: string;
}

/** All conditions have to hold, or any of them. */
export interface Conditions {
  join: 'all' | 'any';
  list: readonly Condition[];
}

export const needsValue = (operator: ConditionOperator): boolean =>
  operator !== 'answered' && operator !== 'unanswered';

const typed = (text: string): string | number => parseNumber(text) ?? text.trim();
const isTyped = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Answers never begin or end with spaces, so trimming loses nothing. */
const several = (text: string): (string | number)[] =>
  [...text.matchAll(/\s*"([^"]*)"\s*(?:,|$)|([^,]+)/g)]
    .map(([, quoted, plain = '']) => quoted ?? typed(plain))
    .filter((value) => value !== '');

const written = (value: unknown): string => (String(value).includes(',') ? `"${value}"` : String(value));

const operatorOf = (condition: ConditionOperator): Comparison =>
  (Object.keys(comparisons) as Comparison[]).find((operator) => comparisons[operator] === condition) ?? '==';

function partOf({ variable, operator, value }: Condition): unknown {
  const answer = { var: variable };
  if (operator === 'answered') return { '!!': [answer] };
  if (operator === 'unanswered') return { '!': [answer] };
  if (operator === 'contains') return { in: [typed(value), answer] };
  if (operator === 'oneOf') return { in: [answer, several(value)] };
  return { [operatorOf(operator)]: [answer, typed(value)] };
}

export function ruleOf({ join, list }: Conditions): unknown {
  const parts = list.map(partOf);
  return parts.length === 1 ? parts[0] : { [join === 'all' ? 'and' : 'or']: parts };
}

const onlyEntry = (rule: unknown): [string, readonly unknown[]] => {
  const [[operator = '', args] = []] = typeof rule === 'object' && rule !== null ? Object.entries(rule) : [];
  return [operator, argumentsOf(args)];
};

function variableIn(part: unknown): string | undefined {
  const [operator, [name]] = onlyEntry(part);
  return operator === 'var' && typeof name === 'string' ? name : undefined;
}

function conditionIn(part: unknown): Condition | undefined {
  const [operator, [left, right]] = onlyEntry(part);
  const variable = variableIn(left);
  if (operator === 'in' && variable === undefined && isTyped(left)) {
    const within = variableIn(right);
    return within === undefined ? undefined : { variable: within, operator: 'contains', value: String(left) };
  }
  if (variable === undefined) return undefined;
  if (operator === '!!') return { variable, operator: 'answered', value: '' };
  if (operator === '!') return { variable, operator: 'unanswered', value: '' };
  if (operator === 'in' && Array.isArray(right))
    return { variable, operator: 'oneOf', value: right.map(written).join(', ') };
  const comparison = comparisons[operator as Comparison];
  return comparison && isTyped(right) ? { variable, operator: comparison, value: String(right) } : undefined;
}

/** Undefined if the conditions would not say exactly the same. */
export function conditionsOf(rule: unknown): Conditions | undefined {
  const [operator, parts] = onlyEntry(rule);
  const isJoined = operator === 'and' || operator === 'or';
  const list = (isJoined ? parts : [rule]).map(conditionIn).filter((condition) => condition !== undefined);
  const found: Conditions = { join: operator === 'or' ? 'any' : 'all', list };
  return list.length > 0 && canonicalJson(ruleOf(found)) === canonicalJson(rule) ? found : undefined;
}

/** Values in the condition that no option has. */
export function unknownOptions({ operator, value }: Condition, options: readonly string[]): string[] {
  if (operator !== 'is' && operator !== 'isNot' && operator !== 'oneOf') return [];
  const asked = operator === 'oneOf' ? several(value) : [typed(value)];
  return asked.map(String).filter((title) => title !== '' && !options.includes(title));
}
