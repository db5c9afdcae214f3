const blank = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const scalar = new RegExp(`${string.source}|${number.source}|true|false|null`, 'uy');
const deepest = 500;

class Fault extends Error {
  readonly at: number;
  constructor(at: number) {
    super();
    this.at = at;
  }
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  if (!pattern.test(text)) throw new Fault(at);
  return pattern.lastIndex;
}

const skip = (text: string, at: number): number => after(blank, text, at);

/** Returns the position after a list in brackets. */
function afterList(text: string, from: number, end: string, item: (at: number) => number): number {
  let at = skip(text, from + 1);
  if (text[at] === end) return at + 1;
  for (;;) {
    at = skip(text, item(at));
    if (text[at] === end) return at + 1;
    if (text[at] !== ',') throw new Fault(at);
    at = skip(text, at + 1);
  }
}

function afterValue(text: string, from: number, depth: number): number {
  if (depth > deepest) throw new Fault(from);
  const value = (at: number) => afterValue(text, at, depth + 1);
  if (text[from] === '[') return afterList(text, from, ']', value);
  if (text[from] !== '{') return after(scalar, text, from);
  return afterList(text, from, '}', (at) => {
    const colon = skip(text, after(string, text, at));
    if (text[colon] !== ':') throw new Fault(colon);
    return value(skip(text, colon + 1));
  });
}

/** The position where a text stops being JSON, which not every engine reports; undefined if it is JSON. */
export function jsonFaultAt(text: string): number | undefined {
  try {
    const end = skip(text, afterValue(text, skip(text, 0), 0));
    return end < text.length ? end : undefined;
  } catch (error) {
    if (error instanceof Fault) return error.at;
    throw error;
  }
}
