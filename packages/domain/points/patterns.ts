import { RE2JS } from 're2js';

/** A regular expression is free text: a faulty one warns and counts as absent, it never blocks. */
export interface PatternFault {
  message: string;
  /** Where in the pattern, from 0. */
  position: number;
}

interface SyntaxFault {
  error?: string;
  input?: string;
}

const mostKept = 500;
const compiled = new Map<string, RE2JS | PatternFault>();

function compile(pattern: string): RE2JS | PatternFault {
  const known = compiled.get(pattern);
  if (known) return known;
  if (compiled.size >= mostKept) compiled.clear();
  let made: RE2JS | PatternFault;
  try {
    made = RE2JS.compile(pattern);
  } catch (error) {
    const { error: message = 'cannot be read', input = '' } = error as SyntaxFault;
    made = { message, position: Math.max(0, pattern.indexOf(input)) };
  }
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
  return isFault(made) || made.matcher(trimmed).find();
}
