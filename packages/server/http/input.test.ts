import { name } from '@assay/contract/values';
import { Problem } from '@assay/domain/problem';
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
    if (error instanceof Problem) return { detail: error.message, errors: error.detail.errors };
    throw error;
  }
  return undefined;
}

describe('what is wrong with a request', () => {
  it('is nothing where everything is right', () => {
    expect(errorsOf(right)).toBeUndefined();
  });

  it.each<[object, string, string]>([
    [{ title: undefined }, 'title', 'Is required'],
    [{ title: null }, 'title', 'Must be a text'],
    [{ count: '1' }, 'count', 'Must be a number'],
    [{ count: 1.5 }, 'count', 'Must be a whole number'],
    [{ count: 0 }, 'count', 'Must be at least 1'],
    [{ count: 10 }, 'count', 'Must be at most 9'],
    [{ size: 'x' }, 'size', 'Must be a number'],
    [{ done: 'yes' }, 'done', 'Must be true or false'],
    [{ tags: {} }, 'tags', 'Must be a list'],
    [{ tags: [] }, 'tags', 'Needs at least one'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'At most 2'],
    [{ tags: ['a', 3] }, 'tags.1', 'Must be a text'],
    [{ scores: [1] }, 'scores', 'Needs at least 2'],
    [{ layout: 'Narrow' }, 'layout', 'Must be one of Default, Wide'],
    [{ kind: 'other' }, 'kind', 'Must be "point"'],
    [{ code: 'a' }, 'code', 'Must be at least 2 characters'],
    [{ code: 'abcde' }, 'code', 'Must be at most 4 characters'],
    [{ place: [] }, 'place', 'Must be an object'],
    [{ place: { row: 1, column: 2 } }, 'place.column', 'Is not a known field'],
    [{ colour: 'red' }, 'colour', 'Is not a known field'],
    [{ words: { four: '4' } }, 'words.four', 'Is not a known field'],
    [{ label: ' ' }, 'label', 'Must not be empty'],
  ])('%j is named at %s: %s', (fault, path, message) => {
    expect(errorsOf({ ...right, ...fault })).toEqual({ detail: `${path}: ${message}`, errors: [{ path, message }] });
  });

  it('is reported for the form that a value comes nearest to, where it may have several', () => {
    const owner = (value: unknown) => errorsOf({ ...right, owner: value })?.errors;
    expect(owner({ id: 'x', age: 3 })).toEqual([{ path: 'owner.age', message: 'Is not a known field' }]);
    expect(owner({ email: 'x', name: 7 })).toEqual([{ path: 'owner.name', message: 'Must be a text' }]);
    expect(owner(7)).toEqual([{ path: 'owner', message: 'Does not have the expected form' }]);
  });

  it('is named as the body or the query where it is the whole of it', () => {
    expect(errorsOf(undefined)?.errors).toEqual([{ path: 'body', message: 'Is required' }]);
    expect(errorsOf([], 'query')?.errors).toEqual([{ path: 'query', message: 'Must be an object' }]);
  });
});
