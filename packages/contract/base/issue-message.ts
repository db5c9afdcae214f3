import { isCode, type Message, type MessageValues, message, type PlainCode } from '@assay/domain/words/message';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** zod expects a sentence as its error; this hands it a code whose text needs no values. */
export const says = (code: PlainCode): string => code;

/** The validator's names of types, each with its message. */
const kinds: Readonly<Record<string, PlainCode>> = {
  string: 'value.text',
  number: 'value.number',
  int: 'value.wholeNumber',
  boolean: 'value.boolean',
  array: 'value.list',
  object: 'value.object',
  record: 'value.object',
  null: 'value.null',
};

function tooSmall(origin: string, min: number): Message {
  if (origin === 'string') return min === 1 ? message('value.empty') : message('value.tooShort', { count: min });
  return origin === 'array' ? message('value.tooFew', { count: min }) : message('value.tooSmall', { min });
}

function tooBig(origin: string, max: number): Message {
  if (origin === 'string') return message('value.tooLong', { count: max });
  return origin === 'array' ? message('value.tooMany', { max }) : message('value.tooLarge', { max });
}

const mostNamed = 20;

function choice(values: readonly unknown[]): Message {
  if (values.length === 1) return message('value.exactly', { value: JSON.stringify(values[0]) });
  const named = values.slice(0, mostNamed).map((value) => (value === '' ? '""' : String(value)));
  return message('value.oneOf', { values: `${named.join(', ')}${values.length > mostNamed ? ' …' : ''}` });
}

/** A schema's own message comes before the general one for its kind; the issue must be read with `reportInput`. */
export function messageOfIssue(issue: Issue): Message {
  if (isCode(issue.message))
    return { code: issue.message, values: ('params' in issue && (issue.params as MessageValues)) || {} };
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return message('value.required');
  switch (issue.code) {
    case 'invalid_type':
      return message(kinds[issue.expected] ?? 'value.otherType');
    case 'invalid_value':
      return choice(issue.values);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'unrecognized_keys':
    case 'invalid_key':
      return message('value.unknownField');
    case 'invalid_union':
      return 'options' in issue ? choice(issue.options as unknown[]) : message('value.unknownForm');
    default:
      return message('value.unknownForm');
  }
}
