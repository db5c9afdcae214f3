import { type Code, type CodeValues, type Message, message } from '../../words/message.ts';

/** A number where the text is one, a list where several things were answered. */
export type ParameterValue = string | number | (string | number)[] | null;
export type Parameters = Record<string, ParameterValue>;

/** A rule that cannot be read, or that is too expensive. */
export class UnreadableRule extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}

export const unreadable = <C extends Code>(code: C, ...values: CodeValues<C>): UnreadableRule =>
  new UnreadableRule(message(code, ...values));

/** Conditions need no more: none of these makes a list, a longer text, or reaches beyond the parameters. */
const operators = new Set(
  'var if == === != !== ! !! or and > >= < <= max min + - * / % some all none in substr'.split(' '),
);
/** Their second argument is evaluated for each item of a list. */
const overLists = new Set(['some', 'all', 'none']);

const deepest = 20;
const mostParts = 1_000;

/** `var` may use these names here; `inList` is set where the part is evaluated for each item of a list. */
interface Place {
  names: ReadonlySet<string>;
  inList: boolean;
  depth: number;
}

const itemAlone: ReadonlySet<string> = new Set(['']);

export const argumentsOf = (args: unknown): readonly unknown[] => (Array.isArray(args) ? args : [args]);

function checkName(args: unknown, { names, inList }: Place): void {
  const [name] = argumentsOf(args);
  if (typeof name !== 'string') throw unreadable('rule.variableNotText');
  if (names.has(name)) return;
  throw inList ? unreadable('rule.onlyItem') : unreadable('rule.unknownVariable', { name });
}

/** A list must come from an answer, so that the author cannot choose its length. */
function checkList(operator: string, list: unknown, { inList }: Place): void {
  if (inList) throw unreadable('rule.nestedList', { operator });
  if (typeof list !== 'object' || list === null || !('var' in list))
    throw unreadable('rule.notOverVariable', { operator });
}

/** Counts the parts of a rule while it walks through them. */
class RuleCheck {
  #parts = 0;

  get parts(): number {
    return this.#parts;
  }

  visit(rule: unknown, place: Place): void {
    this.#parts += 1;
    if (this.#parts > mostParts) throw unreadable('rule.tooManyParts', { max: mostParts });
    if (place.depth > deepest) throw unreadable('rule.tooDeep', { max: deepest });
    const deeper = { ...place, depth: place.depth + 1 };
    if (Array.isArray(rule)) for (const part of rule) this.visit(part, deeper);
    else if (typeof rule === 'object' && rule !== null) this.#visitOperator(rule, deeper);
  }

  #visitOperator(rule: object, place: Place): void {
    const [operator = '', ...more] = Object.keys(rule);
    if (more.length > 0 || operator === '') throw unreadable('rule.oneOperator');
    if (!operators.has(operator)) throw unreadable('rule.unknownOperator', { operator });
    const args = (rule as Record<string, unknown>)[operator];
    if (operator === 'var') checkName(args, place);
    if (overLists.has(operator)) this.#visitListOperator(operator, argumentsOf(args), place);
    else this.visit(args, place);
  }

  #visitListOperator(operator: string, [list, ...question]: readonly unknown[], place: Place): void {
    checkList(operator, list, place);
    this.visit(list, place);
    this.visit(question, { ...place, names: itemAlone, inList: true });
  }
}

/** Throws if a rule cannot be read; returns the number of its parts. */
export function checkRule(rule: unknown, parameters: Iterable<string>): number {
  if (typeof rule !== 'boolean' && (typeof rule !== 'object' || rule === null || Array.isArray(rule)))
    throw unreadable('rule.shape');
  const check = new RuleCheck();
  check.visit(rule, { names: new Set(parameters), inList: false, depth: 0 });
  return check.parts;
}

/** Undefined if the rule can be read. */
export function ruleFault(rule: unknown, parameters: Iterable<string>): Message | undefined {
  try {
    checkRule(rule, parameters);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableRule) return error.reason;
    throw error;
  }
}
