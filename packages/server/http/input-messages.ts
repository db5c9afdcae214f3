import type * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

/** What a value must be, by the validator's name of its type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'Must be a text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
  null: 'Must be null',
};

const lengths: Readonly<Record<string, [least: string, most: string]>> = {
  array: ['Needs at least', 'At most'],
  number: ['Must be at least', 'Must be at most'],
  int: ['Must be at least', 'Must be at most'],
};

function sizeMessage(origin: string, end: 0 | 1, bound: number | bigint): string {
  if (origin === 'string') return `Must be at ${end === 0 ? 'least' : 'most'} ${bound} characters`;
  if (origin === 'array' && end === 0 && bound === 1) return 'Needs at least one';
  return `${(lengths[origin] ?? lengths.number)?.[end]} ${bound}`;
}

const mostNamed = 20;

function choiceMessage(values: readonly unknown[]): string {
  if (values.length === 1) return `Must be ${JSON.stringify(values[0])}`;
  const named = values.slice(0, mostNamed).map((value) => (value === '' ? 'nothing' : String(value)));
  return `Must be one of ${named.join(', ')}${values.length > mostNamed ? ' …' : ''}`;
}

/** What the validator finds, in plain words; a schema that has words of its own comes before. */
export function inputMessage(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'Is required';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected as string] ?? 'Is not of the right type';
    case 'invalid_value':
      return choiceMessage(issue.values as unknown[]);
    case 'too_small':
      return sizeMessage(issue.origin as string, 0, issue.minimum as number);
    case 'too_big':
      return sizeMessage(issue.origin as string, 1, issue.maximum as number);
    case 'unrecognized_keys':
      return 'Is not a known field';
    case 'invalid_union':
      return issue.options ? choiceMessage(issue.options as unknown[]) : 'Does not have the expected form';
    case 'invalid_key':
      return 'Is not a known field';
    default:
      return 'Does not have the expected form';
  }
}
