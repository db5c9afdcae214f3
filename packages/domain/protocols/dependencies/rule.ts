import jsonLogic, { type RulesLogic } from 'json-logic-js';

/** What a parameter stands for: a number where the text is one, a list where several things were answered. */
export type ParameterValue = string | number | (string | number)[] | null;
export type Parameters = Record<string, ParameterValue>;

/** An order between a number and nothing is neither one: a point that waits for a value stays hidden until it is there. */
const ordered =
  (holds: (one: number, other: number) => boolean) =>
  (...sides: unknown[]) =>
    sides.every((side) => side !== null && side !== '') &&
    sides.every((side, i) => i === 0 || holds(sides[i - 1] as number, side as number));

jsonLogic.add_operation(
  '<',
  ordered((one, other) => one < other),
);
jsonLogic.add_operation(
  '<=',
  ordered((one, other) => one <= other),
);
jsonLogic.add_operation(
  '>',
  ordered((one, other) => one > other),
);
jsonLogic.add_operation(
  '>=',
  ordered((one, other) => one >= other),
);

/** What a rule may be made of; whatever could reach outside of its parameters is not among it. */
const operators = new Set(
  'var missing missing_some if == === != !== ! !! or and > >= < <= max min + - * / % map filter reduce all none some merge in cat substr'.split(
    ' ',
  ),
);
/** Their second argument is asked of each item of a list, and so names things of its own. */
const overLists = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);

const deepest = 20;

class UnreadableRule extends Error {}

function checkNames(args: unknown, parameters: ReadonlySet<string>): void {
  const [name] = Array.isArray(args) ? args : [args];
  if (typeof name !== 'string') throw new UnreadableRule('a parameter is named by a text');
  if (!parameters.has(name)) throw new UnreadableRule(`'${name}' is not a parameter of this point`);
}

function check(rule: unknown, parameters: ReadonlySet<string> | null, depth: number): void {
  if (depth > deepest) throw new UnreadableRule(`it is nested more than ${deepest} times`);
  if (Array.isArray(rule)) for (const part of rule) check(part, parameters, depth + 1);
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return;
  const [operator = '', ...more] = Object.keys(rule);
  if (more.length > 0 || operator === '') throw new UnreadableRule('every part has exactly one operator');
  if (!operators.has(operator)) throw new UnreadableRule(`'${operator}' is not an operator`);
  const args = (rule as Record<string, unknown>)[operator];
  if (operator === 'var' && parameters) checkNames(args, parameters);
  if (overLists.has(operator) && Array.isArray(args)) {
    check(args[0], parameters, depth + 1);
    check(args.slice(1), null, depth + 1);
  } else check(args, parameters, depth + 1);
}

/** Why a rule over these parameters cannot be read; undefined when it can. */
export function ruleFault(rule: unknown, parameters: Iterable<string>): string | undefined {
  try {
    if (typeof rule !== 'boolean' && (typeof rule !== 'object' || rule === null || Array.isArray(rule)))
      throw new UnreadableRule('it is an object with one operator');
    check(rule, new Set(parameters), 0);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableRule) return `The rule cannot be read: ${error.message}`;
    throw error;
  }
}

/** Whether a rule holds; only to be asked of one without a fault. */
export const ruleHolds = (rule: unknown, parameters: Parameters): boolean =>
  jsonLogic.truthy(jsonLogic.apply(rule as RulesLogic, parameters));
