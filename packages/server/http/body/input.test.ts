import { name } from '@assay/contract/base/values';
import { Problem } from '@assay/domain/problem';
import { worded } from '@assay/domain/words/message';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseInput } from './input.ts';

const schema = z.strictObject({
  title: z.string(),
  count: z.int().check(z.minimum(1), z.maximum(9)),
  size: z.number(),
  done: z.boolean(),
  tags: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  scores: z.array(z.int()).check(z.minLength(2)),
  layout: z.enum(['Default', 'Wide']),
  kind: z.literal('point'),
  code: z.string().check(z.minLength(2), z.maxLength(4)),
  place: z.strictObject({ row: z.int() }),
  owner: z.union([z.strictObject({ id: z.string() }), z.strictObject({ email: z.string(), name: z.string() })]),
  words: z.record(z.string().check(z.maxLength(3)), z.string()),
  label: name(5),
});
const right = {
  ...{ title: 'A', count: 1, size: 1.5, done: true, tags: ['a'], scores: [1, 2], layout: 'Wide', kind: 'point' },
  ...{ code: 'abc', place: { row: 1 }, owner: { id: 'x' }, words: { one: '1' }, label: 'x' },
};

function errorsOf(value: unknown, whole?: string) {
  try {
    parseInput(schema, value, whole);
  } catch (error) {
    if (error instanceof Problem)
      return {
        detail: error.message,
        errors: error.detail.errors?.map((fault) => ({ path: fault.path, message: worded(fault, 'en') })),
      };
    throw error;
  }
  return undefined;
}

describe('what is wrong with a request', () => {
  it('is nothing where everything is right', () => {
    expect(errorsOf(right)).toBeUndefined();
  });

  it.each<[object, string, string]>([
    [{ title: undefined }, 'title', 'Required'],
    [{ title: null }, 'title', 'Must be text'],
    [{ count: '1' }, 'count', 'Enter a number, for example 41'],
    [{ count: 1.5 }, 'count', 'Must be a whole number'],
    [{ count: 0 }, 'count', 'Must be at least 1'],
    [{ count: 10 }, 'count', 'Must be at most 9'],
    [{ size: 'x' }, 'size', 'Enter a number, for example 41'],
    [{ done: 'yes' }, 'done', 'Must be true or false'],
    [{ tags: {} }, 'tags', 'Must be a list'],
    [{ tags: [] }, 'tags', 'At least one is needed'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'At most 2'],
    [{ tags: ['a', 3] }, 'tags.1', 'Must be text'],
    [{ scores: [1] }, 'scores', 'At least 2 are needed'],
    [{ layout: 'Narrow' }, 'layout', 'Must be one of Default, Wide'],
    [{ kind: 'other' }, 'kind', 'Must be "point"'],
    [{ code: 'a' }, 'code', 'At least 2 characters'],
    [{ code: 'abcde' }, 'code', 'At most 4 characters'],
    [{ place: [] }, 'place', 'Must be an object'],
    [{ place: { row: 1, column: 2 } }, 'place.column', 'Unknown field'],
    [{ colour: 'red' }, 'colour', 'Unknown field'],
    [{ words: { four: '4' } }, 'words.four', 'Unknown field'],
    [{ label: ' ' }, 'label', 'Enter a value'],
  ])('%j is named at %s: %s', (fault, path, message) => {
    expect(errorsOf({ ...right, ...fault })).toEqual({ detail: `${path}: ${message}`, errors: [{ path, message }] });
  });

  it('is reported for the form that a value comes nearest to, where it may have several', () => {
    const owner = (value: unknown) => errorsOf({ ...right, owner: value })?.errors;
    expect(owner({ id: 'x', age: 3 })).toEqual([{ path: 'owner.age', message: 'Unknown field' }]);
    expect(owner({ email: 'x', name: 7 })).toEqual([{ path: 'owner.name', message: 'Must be text' }]);
    expect(owner(7)).toEqual([{ path: 'owner', message: 'Not in the required format' }]);
  });

  it('is named as the body or the query where it is the whole of it', () => {
    expect(errorsOf(undefined)?.errors).toEqual([{ path: 'body', message: 'Required' }]);
    expect(errorsOf([], 'query')?.errors).toEqual([{ path: 'query', message: 'Must be an object' }]);
  });
});
