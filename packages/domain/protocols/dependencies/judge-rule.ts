import type { Message } from '../../words/message.ts';
import { argumentsOf, checkRule, type Parameters, UnreadableRule, unreadable } from './rule.ts';

type Scalar = string | number | boolean | null;
/** The value of a part of a rule. */
type Value = Scalar | readonly Value[];

/** Enough for a condition over the longest table. */
const mostSteps = 10_000;
/** Enough for hundreds of conditions, and few enough to be evaluated at once. */
const mostStepsOfWalk = 200_000;
/** Characters read in one step. */
const lettersOfStep = 100;
/** Character comparisons in one step. */
const comparisonsOfStep = 10_000;

/** Limits the rules of one protocol together, since each of thousands may be as expensive as allowed. */
export class WalkBudget {
  #left = mostStepsOfWalk;

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw unreadable('rule.protocolTooManySteps');
  }
}

/** A list of one item stands for the item. A longer one is never written out as text, which would cost its whole length. */
function scalarOf(value: Value): Scalar | undefined {
  if (!Array.isArray(value)) return value as Scalar;
  return value.length === 1 ? scalarOf(value[0]) : undefined;
}

const numberOf = (value: Value): number => Number(scalarOf(value));
const textOf = (value: Value): string => String(scalarOf(value) ?? '');

/** As in JsonLogic, an empty list is false. */
const isTrue = (value: Value): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** JsonLogic adds and multiplies the leading number of a text such as '12 mm'. */
const leadingNumber = (value: Value): number => Number.parseFloat(textOf(value));

function looselyEqual(a: Value, b: Value): boolean {
  const sides = [scalarOf(a), scalarOf(b)];
  // biome-ignore lint/suspicious/noDoubleEquals: '==' of JsonLogic is that of JavaScript: '12' equals 12, and a list of one its item.
  return !sides.includes(undefined) && sides[0] == sides[1];
}

/** Nothing is neither more nor less than a number: a point that waits for a value stays hidden until there is one. */
function inOrder(values: readonly Value[], holds: (a: number, b: number) => boolean): boolean {
  const sides = values.map(scalarOf);
  return (
    sides.every((side) => side !== null && side !== '' && side !== undefined) &&
    sides.every((side, i) => i === 0 || holds(sides[i - 1] as number, side as number))
  );
}

/** In JsonLogic a negative length leaves off the end. */
const partOf = (text: Value, from: Value, length?: Value): string => {
  const rest = textOf(text).slice(numberOf(from));
  return length === undefined ? rest : rest.slice(0, numberOf(length));
};

const differenceOf = (a: Value, b?: Value): number => (b === undefined ? -numberOf(a) : numberOf(a) - numberOf(b));

const nothing: Value = null;
const first = ([value = nothing]: readonly Value[]): Value => value;
const second = ([, value = nothing]: readonly Value[]): Value => value;

/** Operators that need all their arguments; the others decide which ones they evaluate. */
const plainOperators: Record<string, (args: readonly Value[]) => Value> = {
  '==': (args) => looselyEqual(first(args), second(args)),
  '!=': (args) => !looselyEqual(first(args), second(args)),
  '===': (args) => first(args) === second(args),
  '!==': (args) => first(args) !== second(args),
  '!': (args) => !isTrue(first(args)),
  '!!': (args) => isTrue(first(args)),
  '>': (args) => inOrder(args, (a, b) => a > b),
  '>=': (args) => inOrder(args, (a, b) => a >= b),
  '<': (args) => inOrder(args, (a, b) => a < b),
  '<=': (args) => inOrder(args, (a, b) => a <= b),
  max: (args) => Math.max(...args.map(numberOf)),
  min: (args) => Math.min(...args.map(numberOf)),
  '+': (args) => args.reduce<number>((sum, value) => sum + leadingNumber(value), 0),
  '-': ([a = nothing, b]) => differenceOf(a, b),
  '*': (args) => args.reduce<number>((product, value) => product * leadingNumber(value), 1),
  '/': (args) => numberOf(first(args)) / numberOf(second(args)),
  '%': (args) => numberOf(first(args)) % numberOf(second(args)),
  substr: ([text = nothing, from = 0, length]) => partOf(text, from, length),
};

/** Evaluates one rule and stops after too many steps. */
class Judgement {
  #stepsLeft = mostSteps;
  readonly #parameters: Parameters;
  readonly #walk: WalkBudget;

  constructor(parameters: Parameters, walk: WalkBudget) {
    this.#parameters = parameters;
    this.#walk = walk;
  }

  #spend(steps: number): void {
    this.#walk.spend(steps);
    this.#stepsLeft -= steps;
    if (this.#stepsLeft < 0) throw unreadable('rule.tooManySteps');
  }

  valueOf(rule: unknown, item: Value = nothing): Value {
    this.#spend(1);
    if (Array.isArray(rule)) return rule.map((part) => this.valueOf(part, item));
    if (typeof rule !== 'object' || rule === null) return rule as Value;
    const [[operator = '', args] = []] = Object.entries(rule);
    return this.#apply(operator, argumentsOf(args), item);
  }

  #apply(operator: string, args: readonly unknown[], item: Value): Value {
    const lazy = this.#lazyOperators[operator];
    if (lazy) return lazy(args, item);
    const values = args.map((part) => this.valueOf(part, item));
    for (const value of values) this.#spendOn(value);
    if (operator === 'in') return this.#isIn(first(values), second(values));
    const plain = plainOperators[operator];
    if (!plain) throw unreadable('rule.unknownOperator', { operator });
    return plain(values);
  }

  /** Lists and texts cost by their length, wherever they come from. */
  #spendOn(value: Value): void {
    if (Array.isArray(value)) this.#spend(value.length);
    else if (typeof value === 'string') this.#spend(value.length / lettersOfStep);
  }

  #isIn(sought: Value, within: Value): boolean {
    if (Array.isArray(within)) return within.includes(sought);
    if (typeof within !== 'string') return false;
    const part = textOf(sought);
    this.#spend((part.length * within.length) / comparisonsOfStep);
    return within.includes(part);
  }

  #named([name, otherwise = nothing]: readonly unknown[], item: Value): Value {
    if (name === '') return item;
    const value = Object.hasOwn(this.#parameters, String(name)) ? this.#parameters[String(name)] : nothing;
    return value ?? this.valueOf(otherwise, item);
  }

  /** Pairs of a condition and its result, with an optional last part for 'otherwise'. */
  #chosen(parts: readonly unknown[], item: Value): Value {
    for (let i = 0; i + 1 < parts.length; i += 2)
      if (isTrue(this.valueOf(parts[i], item))) return this.valueOf(parts[i + 1], item);
    return parts.length % 2 === 1 ? this.valueOf(parts.at(-1), item) : nothing;
  }

  /** Returns the first argument that decides, or the last. */
  #until(decides: boolean, parts: readonly unknown[], item: Value): Value {
    let value: Value = nothing;
    for (const part of parts) {
      value = this.valueOf(part, item);
      if (isTrue(value) === decides) return value;
    }
    return value;
  }

  #items(list: unknown): readonly Value[] {
    const value = this.valueOf(list);
    return Array.isArray(value) ? value : [];
  }

  #holdsOf(question: unknown): (item: Value) => boolean {
    return (item) => isTrue(this.valueOf(question, item));
  }

  readonly #lazyOperators: Record<string, (args: readonly unknown[], item: Value) => Value> = {
    var: (args, item) => this.#named(args, item),
    if: (args, item) => this.#chosen(args, item),
    and: (args, item) => this.#until(false, args, item),
    or: (args, item) => this.#until(true, args, item),
    some: ([list, question]) => this.#items(list).some(this.#holdsOf(question)),
    none: ([list, question]) => !this.#items(list).some(this.#holdsOf(question)),
    all: ([list, question]) => {
      const items = this.#items(list);
      return items.length > 0 && items.every(this.#holdsOf(question));
    },
  };
}

type Verdict = { holds: boolean; fault?: undefined } | { fault: Message };

/** Answers whether a rule holds for these values, or why it cannot be read. */
export function judgeRule(rule: unknown, parameters: Parameters, walk = new WalkBudget()): Verdict {
  try {
    walk.spend(1);
    walk.spend(checkRule(rule, Object.keys(parameters)));
    return { holds: isTrue(new Judgement(parameters, walk).valueOf(rule)) };
  } catch (error) {
    if (error instanceof UnreadableRule) return { fault: error.reason };
    throw error;
  }
}
