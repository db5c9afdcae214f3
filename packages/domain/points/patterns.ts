import { RE2JS } from 're2js';

/** A regular expression is free text: a faulty one warns and counts as absent, it never blocks. */
export interface PatternFault {
  message: string;
  /** Where in the pattern, from 0. */
  position: number;
}

interface SyntaxFault {
  error?: string;
  input?: string | null;
}

/** Repetitions are written out before they run: these bound what a short pattern may grow to. */
const mostGrowth = 20_000;
const mostSteps = 2_000;
const mostKept = 100;
const compiled = new Map<string, RE2JS | PatternFault>();

const repetition = /\{(\d+)(?:,(\d*))?\}/g;

/** At least as many steps as the pattern can have once its repetitions are written out one by one. */
function growthOf(pattern: string): number {
  const counts = Array.from(pattern.matchAll(repetition), ([, least, most]) => Number(most || least));
  return pattern.length * counts.reduce((sum, count) => sum + count, 1);
}

/** The bracket that has no partner: one that closes nothing, else the last that nothing closes. */
function lonelyBracket(pattern: string): number {
  const open: number[] = [];
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i];
    if (char === '\\') i++;
    else if (inClass) inClass = char !== ']';
    else if (char === '[') inClass = true;
    else if (char === '(') open.push(i);
    else if (char === ')' && open.pop() === undefined) return i;
  }
  return open.at(-1) ?? 0;
}

function positionOf({ error, input }: SyntaxFault, pattern: string): number {
  if (error === 'unexpected )' || error === 'missing closing )') return lonelyBracket(pattern);
  return Math.max(0, input ? pattern.indexOf(input) : pattern.length - 1);
}

function read(pattern: string): RE2JS | PatternFault {
  const tooLarge = { message: 'repeats too much', position: Math.max(0, pattern.search(repetition)) };
  if (growthOf(pattern) > mostGrowth) return tooLarge;
  try {
    const made = RE2JS.compile(pattern);
    return made.programSize() > mostSteps ? tooLarge : made;
  } catch (error) {
    const fault = error as SyntaxFault;
    return { message: fault.error ?? 'cannot be read', position: positionOf(fault, pattern) };
  }
}

function compile(pattern: string): RE2JS | PatternFault {
  const known = compiled.get(pattern);
  if (known) return known;
  if (compiled.size >= mostKept) compiled.clear();
  const made = read(pattern);
  compiled.set(pattern, made);
  return made;
}

const isFault = (made: RE2JS | PatternFault): made is PatternFault => 'position' in made;

/** What is wrong with a pattern; nothing for a good or an empty one. */
export function patternFault(pattern: string): PatternFault | undefined {
  if (pattern === '') return undefined;
  const made = compile(pattern);
  return isFault(made) ? made : undefined;
}

/** Whether a value passes: anywhere in the trimmed value; an empty value and a faulty pattern pass. In linear time. */
export function passesPattern(pattern: string, value: string): boolean {
  const trimmed = value.trim();
  if (pattern === '' || trimmed === '') return true;
  const made = compile(pattern);
  return isFault(made) || made.test(trimmed);
}
