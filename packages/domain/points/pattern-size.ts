/** The tokens of a pattern; quoted text and classes are read whole, since their brackets mean nothing. */
const token =
  /\\Q.*?(?:\\E|$)|\\[pP]\{[^}]*\}|\\.|\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|\(\?[a-zA-Z-]*\)|\((?:\?(?:P?<\w+>|[a-zA-Z-]*:))?|\{(\d+)(,?)(\d*)\}|./gsu;

interface Sequence {
  steps: number;
  /** The steps of the last piece, which a repetition multiplies. */
  last: number;
}

function repeated(steps: number, least: number, isOpen: boolean, most: number): number {
  if (isOpen) return steps * Math.max(1, least) + 1;
  return steps * least + (steps + 1) * Math.max(0, most - least);
}

const append = (sequence: Sequence, steps: number): void => {
  sequence.steps += sequence.last;
  sequence.last = steps;
};

const stepsOf = ({ steps, last }: Sequence): number => steps + last;

function readToken(open: Sequence[], text: string, [least, comma, most]: (string | undefined)[]): void {
  const sequence = open.at(-1) as Sequence;
  if (least !== undefined)
    sequence.last = repeated(sequence.last, Number(least), comma === ',' && most === '', Number(most || least));
  else if ('*+?|'.includes(text)) sequence.last += 1;
  else if (text.startsWith('(') && !text.endsWith(')')) open.push({ steps: 0, last: 0 });
  else if (text === ')' && open.length > 1) append(open.at(-2) as Sequence, stepsOf(open.pop() as Sequence) + 2);
  else append(sequence, text.startsWith('\\Q') ? text.length : 1);
}

/** Estimates the steps of a pattern once its repetitions are written out; nested ones multiply. */
export function writtenOutSteps(pattern: string): number {
  const open: Sequence[] = [{ steps: 0, last: 0 }];
  for (const [text, ...counts] of pattern.matchAll(token)) readToken(open, text, counts);
  return open.reduce((sum, sequence) => sum + stepsOf(sequence), 0);
}

const unicodeClass = /\\p/gi;
const wideRange = /-(?:\\x|[^\0-\u00ff])/g;

/** Reading a pattern walks through large character tables; a wide range is slowest where case is ignored. */
export const tablesRead = (pattern: string): number =>
  Array.from(pattern.matchAll(unicodeClass)).length + 5 * Array.from(pattern.matchAll(wideRange)).length;
