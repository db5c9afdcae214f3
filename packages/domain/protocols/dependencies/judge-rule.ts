import { argumentsOf, type Parameters, ruleFault, UnreadableRule, unreadableText } from './rule.ts';

/** What a part of a rule comes to. */
type Value = string | number | boolean | null | readonly Value[];

/** Enough for a condition over the longest table; a protocol of 2,000 such rules is still judged at once. */
const mostSteps = 10_000;
/** Letters compared with letters, as many as one step may. */
const comparisonsOfStep = 10_000;

/** As JsonLogic counts: an empty list is no. */
const isTrue = (value: Value): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** JsonLogic adds and multiplies what a text begins with, as in '12 mm'. */
const leadingNumber = (value: Value): number => Number.parseFloat(String(value));

// biome-ignore lint/suspicious/noDoubleEquals: '==' of JsonLogic is that of JavaScript: '12' equals 12, and a list of one its item.
const looselyEqual = (one: Value, other: Value): boolean => one == other;

/** An order between a number and nothing is neither one: a point that waits for a value stays hidden until it is there. */
const inOrder = (sides: readonly Value[], holds: (one: number, other: number) => boolean): boolean =>
  sides.every((side) => side !== null && side !== '') &&
  sides.every((side, i) => i === 0 || holds(sides[i - 1] as number, side as number));

/** JsonLogic leaves the end to a negative length. */
const partOf = (text: Value, from: Value, length?: Value): string => {
  const rest = String(text).slice(Number(from));
  return length === undefined ? rest : rest.slice(0, Number(length));
};

const differenceOf = (one: Value, other?: Value): number =>
  other === undefined ? -Number(one) : Number(one) - Number(other);

const nothing: Value = null;
const first = ([value = nothing]: readonly Value[]): Value => value;
const second = ([, value = nothing]: readonly Value[]): Value => value;

/** Operators whose arguments are all needed; the others decide which they ask for. */
const plainOperators: Record<string, (args: readonly Value[]) => Value> = {
  '==': (args) => looselyEqual(first(args), second(args)),
  '!=': (args) => !looselyEqual(first(args), second(args)),
  '===': (args) => first(args) === second(args),
  '!==': (args) => first(args) !== second(args),
  '!': (args) => !isTrue(first(args)),
  '!!': (args) => isTrue(first(args)),
  '>': (args) => inOrder(args, (one, other) => one > other),
  '>=': (args) => inOrder(args, (one, other) => one >= other),
  '<': (args) => inOrder(args, (one, other) => one < other),
  '<=': (args) => inOrder(args, (one, other) => one <= other),
  max: (args) => Math.max(...args.map(Number)),
  min: (args) => Math.min(...args.map(Number)),
  '+': (args) => args.reduce<number>((sum, value) => sum + leadingNumber(value), 0),
  '-': ([one = nothing, other]) => differenceOf(one, other),
  '*': (args) => args.reduce<number>((product, value) => product * leadingNumber(value), 1),
  '/': (args) => Number(first(args)) / Number(second(args)),
  '%': (args) => Number(first(args)) % Number(second(args)),
  substr: ([text = nothing, from = 0, length]) => partOf(text, from, length),
};

/** One judgement of one rule, which ends when it has taken too many steps. */
class Judgement {
  #stepsLeft = mostSteps;
  readonly #parameters: Parameters;

  constructor(parameters: Parameters) {
    this.#parameters = parameters;
  }

  #spend(steps: number): void {
    this.#stepsLeft -= steps;
    if (this.#stepsLeft < 0) throw new UnreadableRule('it takes too many steps on these answers');
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
    for (const value of values) if (Array.isArray(value)) this.#spend(value.length);
    if (operator === 'in') return this.#isIn(first(values), second(values));
    const plain = plainOperators[operator];
    if (!plain) throw new UnreadableRule(`'${operator}' is not an operator`);
    return plain(values);
  }

  #isIn(one: Value, other: Value): boolean {
    if (Array.isArray(other)) return other.includes(one);
    if (typeof other !== 'string') return false;
    const part = String(one);
    this.#spend((part.length * other.length) / comparisonsOfStep);
    return other.includes(part);
  }

  #named([name, otherwise = nothing]: readonly unknown[], item: Value): Value {
    if (name === '') return item;
    const value = Object.hasOwn(this.#parameters, String(name)) ? this.#parameters[String(name)] : nothing;
    return value ?? this.valueOf(otherwise, item);
  }

  /** Pairs of a condition and what it leads to, and at the end what else it is. */
  #chosen(parts: readonly unknown[], item: Value): Value {
    for (let i = 0; i + 1 < parts.length; i += 2)
      if (isTrue(this.valueOf(parts[i], item))) return this.valueOf(parts[i + 1], item);
    return parts.length % 2 === 1 ? this.valueOf(parts.at(-1), item) : nothing;
  }

  /** The first argument that decides, or the last. */
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

type Verdict = { holds: boolean; fault?: undefined } | { fault: string };

/** Whether a rule holds for these values, or why it cannot be read. */
export function judgeRule(rule: unknown, parameters: Parameters): Verdict {
  const fault = ruleFault(rule, Object.keys(parameters));
  if (fault) return { fault };
  try {
    return { holds: isTrue(new Judgement(parameters).valueOf(rule)) };
  } catch (error) {
    if (error instanceof UnreadableRule) return { fault: unreadableText(error) };
    throw error;
  }
}
