import { RE2JS } from 're2js';
import { tablesRead, writtenOutSteps } from './pattern-size.ts';

/** A regular expression is free text: a faulty one warns and is ignored, it never blocks. */
export interface PatternFault {
  message: string;
  /** Position in the pattern, from 0. */
  position: number;
}

interface SyntaxFault {
  error?: string;
  input?: string | null;
}

/** Repetitions are written out before they run; larger patterns are not even read. */
const mostWrittenOut = 1_000;
/** The most steps of a compiled pattern: each may cost time at every character of a value. */
const mostSteps = 300;
const mostTables = 20;
/** An engine keeps up to 8 MB about its expression, so only so many are kept. */
const mostKept = 30;

/** Steps times characters: the most that testing one value may cost. */
const mostForOneValue = 50_000;
const costOfReading = 1_000;
const costOfTable = 5_000;

/** Limits the cost of checking many values; reading a pattern is paid once. */
export interface PatternEffort {
  left: number;
  read: Set<string>;
}

export const newPatternEffort = (): PatternEffort => ({ left: 1_000_000, read: new Set() });

const compiled = new Map<string, RE2JS | PatternFault>();

const repetition = /\{\d+(?:,\d*)?\}/;

/** The bracket without a partner: one that closes nothing, else the last that is never closed. */
function unmatchedBracket(pattern: string): number {
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
  if (error === 'unexpected )' || error === 'missing closing )') return unmatchedBracket(pattern);
  return Math.max(0, input ? pattern.indexOf(input) : pattern.length - 1);
}

function read(pattern: string): RE2JS | PatternFault {
  const tooLarge = { message: 'is too large', position: Math.max(0, pattern.search(repetition)) };
  if (writtenOutSteps(pattern) > mostWrittenOut || tablesRead(pattern) > mostTables) return tooLarge;
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

/** Undefined for a good or an empty pattern. */
export function patternFault(pattern: string): PatternFault | undefined {
  if (pattern === '') return undefined;
  const made = compile(pattern);
  return isFault(made) ? made : undefined;
}

/** Returns false if too little is left. */
function spend(effort: PatternEffort, cost: number): boolean {
  if (cost > effort.left) return false;
  effort.left -= cost;
  return true;
}

/** A pattern is paid for once in each check, so that the outcome never depends on what other checks have cached. */
function spendOnReading(effort: PatternEffort, pattern: string): boolean {
  if (effort.read.has(pattern)) return true;
  const isPaid = spend(effort, costOfReading + costOfTable * Math.min(mostTables, tablesRead(pattern)));
  if (isPaid) effort.read.add(pattern);
  return isPaid;
}

const costOfTest = (made: RE2JS, trimmed: string): number => made.programSize() * trimmed.length;

/** A value that is too long to be tested passes. */
export function isTooLongFor(pattern: string, value: string): boolean {
  const made = pattern === '' ? undefined : compile(pattern);
  return made !== undefined && !isFault(made) && costOfTest(made, value.trim()) > mostForOneValue;
}

/**
 * The pattern may match anywhere in the trimmed value; an empty value and a faulty pattern pass. Linear time is size
 * times length and still too much if both are at their longest, so a value beyond the effort is not tested: like a
 * faulty pattern, it must neither block an inspector nor slow down everybody else.
 */
export function passesPattern(pattern: string, value: string, effort = newPatternEffort()): boolean {
  const trimmed = value.trim();
  if (pattern === '' || trimmed === '' || !spendOnReading(effort, pattern)) return true;
  const made = compile(pattern);
  if (isFault(made)) return true;
  const cost = costOfTest(made, trimmed);
  return cost > mostForOneValue || !spend(effort, cost) || made.test(trimmed);
}
