import { ApiError } from '../api/api-error.ts';

/** Engines write these messages from names in the code; any other may quote what a person typed. */
const contentFree = new Set(['TypeError', 'ReferenceError', 'RangeError']);

/** What may be reported of an error: its kind and place in the code. */
export function errorSummary(error: unknown): Record<'error' | 'stack', string> & Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error, stack: '' };
  const summary = {
    error: contentFree.has(error.name) ? `${error.name}: ${error.message}`.slice(0, 300) : error.name,
    stack: framesOf(error.stack ?? ''),
  };
  if (!(error instanceof ApiError)) return summary;
  return { ...summary, code: error.code, status: String(error.status), requestId: error.requestId ?? '' };
}

/** The lines with a place in a script; the first line of a stack repeats the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/https?:\/\/[^/\s]+/g, '')
        .slice(0, 200),
    )
    .slice(0, 15)
    .join('\n');
